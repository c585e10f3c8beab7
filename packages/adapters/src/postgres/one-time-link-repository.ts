import type { LinkPurpose, OneTimeLinkRepository } from '@nexus/core/ports';
import { and, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { oneTimeLinks, users } from './schema/index.ts';

export function oneTimeLinkRepository(db: Connection): OneTimeLinkRepository {
	const usable = (hash: string, purpose: LinkPurpose) =>
		and(
			eq(oneTimeLinks.hash, hash),
			eq(oneTimeLinks.purpose, purpose),
			gt(oneTimeLinks.expiresAt, sql`now()`),
			notExists(
				db
					.select({ id: users.id })
					.from(users)
					.where(and(eq(users.id, oneTimeLinks.userId), sql`${users.disabledAt} is not null`)),
			),
		);
	return {
		async create(link) {
			await db.insert(oneTimeLinks).values(link);
		},
		async find(hash, purpose) {
			const [found] = await db.select({ userId: oneTimeLinks.userId }).from(oneTimeLinks).where(usable(hash, purpose));
			return found ?? null;
		},
		async take(hash, purpose) {
			const [taken] = await db
				.delete(oneTimeLinks)
				.where(usable(hash, purpose))
				.returning({ userId: oneTimeLinks.userId });
			return taken ?? null;
		},
		async removeAll(userId) {
			const whose = userId === null ? isNull(oneTimeLinks.userId) : eq(oneTimeLinks.userId, userId);
			await db.delete(oneTimeLinks).where(whose);
		},
	};
}
