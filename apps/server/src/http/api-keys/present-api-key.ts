import type { ApiKey } from '@nexus/contract';
import type { ApiKeyRecord } from '@nexus/core/accounts';

export const presentApiKey = (key: ApiKeyRecord): ApiKey => ({
	id: key.id,
	name: key.name,
	scopes: key.scopes,
	rate_limit_per_hour: key.rateLimit,
	environment: key.environment,
	key_prefix: key.prefix,
	created_at: key.createdAt.toISOString(),
	last_used: key.lastUsedAt?.toISOString() ?? null,
	expires_at: key.expiresAt?.toISOString() ?? null,
});
