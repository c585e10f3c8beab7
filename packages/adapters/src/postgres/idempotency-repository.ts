import { randomUUID } from 'node:crypto';
import type { IdempotencyRepository } from '@nexus/core/ports';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { idempotentRequests } from './schema/index.ts';

const { userId: user, key: name, fingerprint: print, reservation, status, body, createdAt } = idempotentRequests;

const olderThan = (interval: string) => lt(createdAt, sql`now() - ${interval}::interval`);
const RETENTION = '24 hours';
/** Longer than any of these requests takes. */
const GIVEN_UP = '1 minute';

export function idempotencyRepository(db: Connection): IdempotencyRepository {
	return {
		async reserve(userId, key, fingerprint) {
			await db.delete(idempotentRequests).where(olderThan(RETENTION));
			for (;;) {
				const id = randomUUID();
				const reserved = await db
					.insert(idempotentRequests)
					.values({ userId, key, fingerprint, reservation: id })
					.onConflictDoUpdate({
						target: [user, name],
						set: { fingerprint, reservation: id, status: null, body: null, createdAt: sql`now()` },
						setWhere: or(olderThan(RETENTION), and(isNull(status), eq(print, fingerprint), olderThan(GIVEN_UP))),
					})
					.returning({ reservation });
				if (reserved.length > 0) return { state: 'reserved', id };
				const [found] = await db
					.select({ print, status, body })
					.from(idempotentRequests)
					.where(and(eq(user, userId), eq(name, key)));
				// Given free between the two statements.
				if (!found) continue;
				if (found.print !== fingerprint) return { state: 'reused' };
				if (found.status === null || found.body === null) return { state: 'running' };
				return { state: 'answered', status: found.status, body: found.body };
			}
		},
		async keep(reservationId, answer) {
			await db.update(idempotentRequests).set(answer).where(eq(reservation, reservationId));
		},
		async release(reservationId) {
			await db.delete(idempotentRequests).where(eq(reservation, reservationId));
		},
	};
}
