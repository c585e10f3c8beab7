import type { Tokens } from '@nexus/contract';
import type { Issued } from '@nexus/core/accounts';

export const presentTokens = ({ access, refreshToken }: Issued): Tokens => ({
	access_token: access.token,
	refresh_token: refreshToken,
	token_type: 'bearer',
	expires_in: access.lifetime,
});
