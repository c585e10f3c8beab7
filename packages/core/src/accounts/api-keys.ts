import { randomUUID } from 'node:crypto';
import { API_KEYS_MAX, API_KEYS_RATE_LIMIT, type ApiKeyScope } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { DatabaseFor, Page, Paged } from '../ports/index.ts';
import { hashApiKey, isWellFormedApiKey, makeApiKey } from './api-key-form.ts';
import type { AccountServices } from './service.ts';
import type { Actor, ApiKeyRecord, UserRecord } from './types.ts';

type NewApiKey = Pick<ApiKeyRecord, 'name' | 'scopes' | 'rateLimit' | 'environment' | 'expiresAt'>;

export interface ApiKeyServices {
	list(actor: Actor, page: Page): Promise<Paged<ApiKeyRecord>>;
	/** The only time that the key itself is told. @throws NexusError api_keys_max */
	create(actor: Actor, wanted: NewApiKey): Promise<ApiKeyRecord & { key: string }>;
	/** In effect at once. @throws NexusError not_found */
	revoke(actor: Actor, id: string): Promise<void>;
	/** @throws NexusError api_key_mistyped (found out without the database), api_key_unknown, api_key_ended, account_disabled */
	authenticate(key: string): Promise<ApiKeyCaller>;
	/** Counts a request of the key in its present hour and in that of all its owner's keys, over all processes. */
	countRequest(key: ApiKeyRecord): Promise<Quota>;
}

export interface ApiKeyCaller {
	actor: Actor;
	user: UserRecord;
	key: ApiKeyRecord;
}

export interface Quota {
	/** What leaves the least: the key's own limit, or that of all keys of its account. */
	of: 'key' | 'account';
	/** Requests an hour. */
	limit: number;
	remaining: number;
	/** Seconds until the hour is over. */
	resetSeconds: number;
	exceeded: boolean;
}

const HOUR_SECONDS = 60 * 60;

export function createApiKeyServices(deps: {
	database: DatabaseFor<'apiKeys' | 'rateCounts', 'apiKeys'>;
	accounts: Pick<AccountServices, 'user'>;
}): ApiKeyServices {
	const { database, accounts } = deps;

	async function countHour(of: Quota['of'], id: string, limit: number): Promise<Quota> {
		const name = of === 'key' ? `api-key:${id}` : `api-keys:${id}`;
		const { count, resetSeconds } = await database.rateCounts.count(name, HOUR_SECONDS);
		return { of, limit, remaining: Math.max(0, limit - count), resetSeconds, exceeded: count > limit };
	}

	return {
		list: (actor, page) => database.apiKeys.list(actor.userId, page),

		async create(actor, { name, scopes, rateLimit, environment, expiresAt }) {
			if (actor.apiKeyId !== null) throw new NexusError('session_required');
			const { key, prefix } = makeApiKey(environment);
			const created = await database.transaction(async (tx) => {
				await tx.apiKeys.lock(actor.userId);
				const { total } = await tx.apiKeys.list(actor.userId, { limit: 1, offset: 0 });
				if (total >= API_KEYS_MAX) throw new NexusError('api_keys_max', { limit: API_KEYS_MAX });
				return await tx.apiKeys.create({
					id: randomUUID(),
					userId: actor.userId,
					name,
					scopes: [...new Set<ApiKeyScope>(scopes)],
					rateLimit,
					environment,
					prefix,
					hash: hashApiKey(key),
					expiresAt,
				});
			});
			return { ...created, key };
		},

		async revoke(actor, id) {
			if (actor.apiKeyId !== null) throw new NexusError('session_required');
			if (!(await database.apiKeys.revoke(actor.userId, id))) throw new NexusError('not_found');
		},

		async authenticate(token) {
			if (!isWellFormedApiKey(token)) throw new NexusError('api_key_mistyped');
			const key = await database.apiKeys.findByHash(hashApiKey(token));
			if (!key) throw new NexusError('api_key_unknown');
			if (key.ended) throw new NexusError('api_key_ended');
			const user = await accounts.user(key.userId);
			if (!user) throw new NexusError('api_key_unknown');
			if (user.disabledAt) throw new NexusError('account_disabled');
			return { user, key, actor: { userId: user.id, sessionId: null, apiKeyId: key.id, isAdmin: false } };
		},

		async countRequest({ id, userId, rateLimit }) {
			const own = await countHour('key', id, rateLimit);
			// What the key's own limit refuses takes nothing from the account's other keys.
			if (own.exceeded) return own;
			const all = await countHour('account', userId, API_KEYS_RATE_LIMIT);
			return all.exceeded || all.remaining < own.remaining ? all : own;
		},
	};
}
