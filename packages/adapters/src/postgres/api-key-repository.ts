import type { ApiKeyTransaction } from '@nexus/core/ports';
import { and, count, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Connection, WriteNote } from './connection.ts';
import { apiKeys, users } from './schema/index.ts';

const key = {
	id: apiKeys.id,
	userId: apiKeys.userId,
	name: apiKeys.name,
	scopes: apiKeys.scopes,
	rateLimit: apiKeys.rateLimit,
	environment: apiKeys.environment,
	prefix: apiKeys.prefix,
	createdAt: apiKeys.createdAt,
	lastUsedAt: apiKeys.lastUsedAt,
	expiresAt: apiKeys.expiresAt,
};

const alive = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)));
/** When the note of the last use is a minute old or more. */
const useToNote = sql<boolean>`coalesce(${apiKeys.lastUsedAt} < now() - interval '1 minute', true)`;

export function apiKeyRepository(db: Connection, writeNote: WriteNote): ApiKeyTransaction {
	return {
		async lock(userId) {
			await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api-keys:${userId}`}, 0))`);
		},
		async create(values) {
			const [created] = await db.insert(apiKeys).values(values).returning(key);
			if (!created) throw new Error('The key was not stored');
			return created;
		},
		async list(userId, { limit, offset }) {
			const own = and(eq(apiKeys.userId, userId), alive);
			const items = await db
				.select(key)
				.from(apiKeys)
				.where(own)
				.orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
				.limit(limit)
				.offset(offset);
			const [all] = await db.select({ total: count() }).from(apiKeys).where(own);
			return { items, total: all?.total ?? 0 };
		},
		async findByHash(hash) {
			const [found] = await db
				.select({ ...key, ended: sql<boolean>`not (${alive})`, useToNote })
				.from(apiKeys)
				.where(eq(apiKeys.hash, hash));
			if (!found) return null;
			const { useToNote: stale, ...record } = found;
			if (stale && !record.ended) {
				const lastUsed = { lastUsedAt: sql`now()` };
				await writeNote(
					db
						.update(apiKeys)
						.set(lastUsed)
						.where(and(eq(apiKeys.id, record.id), useToNote)),
				);
			}
			return record;
		},
		async goodKeys(ids) {
			const good = await db
				.select({ id: apiKeys.id })
				.from(apiKeys)
				.innerJoin(users, eq(users.id, apiKeys.userId))
				.where(and(inArray(apiKeys.id, ids), alive, isNull(users.disabledAt)));
			return good.map(({ id }) => id);
		},
		async revoke(userId, id) {
			const revoked = await db
				.update(apiKeys)
				.set({ revokedAt: sql`now()` })
				.where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
				.returning({ id: apiKeys.id });
			return revoked.length > 0;
		},
	};
}
