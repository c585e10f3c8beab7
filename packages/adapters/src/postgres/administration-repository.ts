import type { AdministrationRepository } from '@nexus/core/ports';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { jobs, users } from './schema/index.ts';
import { userColumns } from './user-columns.ts';

const openSessions = sql<number>`(select count(*)::int from sessions s
	where s.user_id = users.id and s.ended_at is null and s.expires_at > now())`;
const lastUsedAt = sql<Date | null>`(select max(s.last_used_at) from sessions s where s.user_id = users.id)`.mapWith(
	(value: string | null) => (value === null ? null : new Date(value)),
);
const podcasts = sql<number>`(select count(*)::int from episodes e where e.user_id = users.id and not e.draft)`;

const overview = { ...userColumns, deletionBeganAt: users.deletionBeganAt, openSessions, lastUsedAt, podcasts };

export function administrationRepository(db: Connection): AdministrationRepository {
	return {
		async isEmpty() {
			const [found] = await db.select({ id: users.id }).from(users).limit(1);
			return found === undefined;
		},
		accounts: (after, limit) =>
			db
				.select(overview)
				.from(users)
				.where(after === null ? undefined : gt(users.id, after))
				.orderBy(asc(users.id))
				.limit(limit),
		async findAccount(email) {
			const [found] = await db
				.select(overview)
				.from(users)
				.where(eq(sql`lower(${users.email})`, email.toLowerCase()));
			return found ?? null;
		},
		async setDisabled(userId, since) {
			const disabledAt = since && sql`coalesce(${users.disabledAt}, ${since.toISOString()}::timestamptz)`;
			await db.update(users).set({ disabledAt }).where(eq(users.id, userId));
		},
		async setAdministrator(userId) {
			await db.update(users).set({ isAdmin: true }).where(eq(users.id, userId));
		},
		async beginDeletion(userId, at) {
			const time = sql`${at.toISOString()}::timestamptz`;
			await db
				.update(users)
				.set({
					disabledAt: sql`coalesce(${users.disabledAt}, ${time})`,
					deletionBeganAt: sql`coalesce(${users.deletionBeganAt}, ${time})`,
				})
				.where(eq(users.id, userId));
		},
		async unfinishedDeletions() {
			const found = await db.select({ id: users.id }).from(users).where(isNotNull(users.deletionBeganAt));
			return found.map(({ id }) => id);
		},
		async jobsUnderWay(userId) {
			const found = await db
				.select({ id: jobs.id })
				.from(jobs)
				.where(and(eq(jobs.userId, userId), inArray(jobs.status, ['pending', 'processing'])));
			return found.map(({ id }) => id);
		},
		async deleteAccount(userId) {
			await db.delete(users).where(eq(users.id, userId));
		},
	};
}
