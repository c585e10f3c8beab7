import type { AccountRepository } from '@nexus/core/ports';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Connection, WriteNote } from './connection.ts';
import { prepared } from './prepared.ts';
import { sessions, users } from './schema/index.ts';
import { userColumns } from './user-columns.ts';

type SessionRepository = Pick<
	AccountRepository,
	| 'createSession'
	| 'findSession'
	| 'goodSessions'
	| 'listSessions'
	| 'setSessionAddress'
	| 'endSession'
	| 'endOtherSessions'
	| 'endSessions'
	| 'recentAddresses'
>;

const open = and(isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`));
/** When the note of the last use is a minute old or more. */
const useToNote = sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 minute'`;

export function sessionRepository(db: Connection, writeNote: WriteNote): SessionRepository {
	const openSession = prepared('session_open', () =>
		db
			.select({ user: userColumns, useToNote })
			.from(sessions)
			.innerJoin(users, eq(users.id, sessions.userId))
			.where(and(eq(sessions.id, sql.placeholder('id')), open, isNull(users.disabledAt))),
	);

	return {
		async createSession(session) {
			await db.insert(sessions).values(session);
		},
		async findSession(sessionId) {
			const [found] = await openSession({ id: sessionId });
			if (!found) return null;
			if (found.useToNote) {
				const lastUsed = { lastUsedAt: sql`now()` };
				await writeNote(
					db
						.update(sessions)
						.set(lastUsed)
						.where(and(eq(sessions.id, sessionId), useToNote)),
				);
			}
			return found.user;
		},
		async goodSessions(ids) {
			const good = await db
				.select({ id: sessions.id })
				.from(sessions)
				.innerJoin(users, eq(users.id, sessions.userId))
				.where(and(inArray(sessions.id, ids), open, isNull(users.disabledAt)));
			return good.map(({ id }) => id);
		},
		async listSessions(userId, { limit, offset }) {
			const own = and(eq(sessions.userId, userId), open);
			const items = await db
				.select({
					id: sessions.id,
					userId: sessions.userId,
					userAgent: sessions.userAgent,
					address: sessions.address,
					createdAt: sessions.createdAt,
					lastUsedAt: sessions.lastUsedAt,
				})
				.from(sessions)
				.where(own)
				.orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
				.limit(limit)
				.offset(offset);
			const [all] = await db.select({ total: count() }).from(sessions).where(own);
			return { items, total: all?.total ?? 0 };
		},
		async setSessionAddress(sessionId, address) {
			await db.update(sessions).set({ address }).where(eq(sessions.id, sessionId));
		},
		async endSession(userId, sessionId) {
			const ended = await db
				.update(sessions)
				.set({ endedAt: sql`now()` })
				.where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), open))
				.returning({ id: sessions.id });
			return ended.length > 0;
		},
		async endOtherSessions(userId, keptSessionId) {
			await db
				.update(sessions)
				.set({ endedAt: sql`now()` })
				.where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId), isNull(sessions.endedAt)));
		},
		async endSessions(userId) {
			const ended = await db
				.update(sessions)
				.set({ endedAt: sql`now()` })
				.where(and(userId === null ? undefined : eq(sessions.userId, userId), open))
				.returning({ id: sessions.id });
			return ended.length;
		},
		async recentAddresses(email, days, limit) {
			const used = await db
				.select({ address: sessions.address })
				.from(sessions)
				.innerJoin(users, eq(users.id, sessions.userId))
				.where(
					and(
						eq(sql`lower(${users.email})`, email.toLowerCase()),
						isNotNull(sessions.address),
						sql`${sessions.lastUsedAt} > now() - make_interval(days => ${days})`,
					),
				)
				.groupBy(sessions.address)
				.orderBy(desc(sql`max(${sessions.lastUsedAt})`))
				.limit(limit);
			return used.flatMap(({ address }) => address ?? []);
		},
	};
}
