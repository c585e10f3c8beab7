import type { User } from '@nexus/contract';
import type { UserRecord } from '@nexus/core/accounts';

export const presentUser = (user: UserRecord): User => ({
	id: user.id,
	email: user.email,
	username: user.username,
	full_name: user.fullName,
	is_admin: user.isAdmin,
	created_at: user.createdAt.toISOString(),
});
