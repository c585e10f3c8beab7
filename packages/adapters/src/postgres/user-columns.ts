import { users } from './schema/index.ts';

/** What a `UserRecord` is made of. */
export const userColumns = {
	id: users.id,
	email: users.email,
	username: users.username,
	fullName: users.fullName,
	isAdmin: users.isAdmin,
	disabledAt: users.disabledAt,
	createdAt: users.createdAt,
};
