import type { UserRecord } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { AccountTransaction } from '@nexus/core/ports';
import { and, eq, gte, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { attempt, forgetAttempts, waitSeconds } from './attempts.ts';
import { type Connection, violatedIndex, type WriteNote } from './connection.ts';
import { refreshTokens, users } from './schema/index.ts';
import { sessionRepository } from './session-repository.ts';
import { userColumns as user } from './user-columns.ts';

/** Held while an account is created, so that of two first registrations only one becomes the administrator. */
const FIRST_ACCOUNT_LOCK = 7_301_001;

export function accountRepository(db: Connection, writeNote: WriteNote): AccountTransaction {
	return {
		async createUser(values): Promise<UserRecord> {
			try {
				await db.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
				const [existing] = await db.select({ id: users.id }).from(users).limit(1);
				const [created] = await db
					.insert(users)
					.values({ ...values, isAdmin: values.isAdmin === true || !existing })
					.returning(user);
				return created as UserRecord;
			} catch (error) {
				const index = violatedIndex(error);
				if (index === 'users_email' || index === 'users_username') throw new NexusError('account_taken');
				throw error;
			}
		},
		async findByEmail(email) {
			const [found] = await db
				.select({ ...user, passwordHash: users.passwordHash })
				.from(users)
				.where(eq(sql`lower(${users.email})`, email.toLowerCase()));
			return found ?? null;
		},
		async isTaken({ email, username }) {
			const [found] = await db
				.select({ id: users.id })
				.from(users)
				.where(
					or(
						eq(sql`lower(${users.email})`, sql`lower(${email})`),
						eq(sql`lower(${users.username})`, sql`lower(${username})`),
					),
				)
				.limit(1);
			return found !== undefined;
		},
		async find(userId) {
			const [found] = await db.select(user).from(users).where(eq(users.id, userId));
			return found ?? null;
		},
		async passwordHash(userId) {
			const [found] = await db
				.select({ hash: users.passwordHash })
				.from(users)
				.where(eq(users.id, userId))
				.for('no key update');
			return found?.hash ?? null;
		},
		async setPasswordHash(userId, passwordHash) {
			await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
		},

		...sessionRepository(db, writeNote),

		async addRefreshToken(token) {
			await db.insert(refreshTokens).values(token);
		},
		async findRefreshToken(hash) {
			const [found] = await db
				.select({ sessionId: refreshTokens.sessionId, usedAt: refreshTokens.usedAt })
				.from(refreshTokens)
				.where(eq(refreshTokens.hash, hash))
				.for('update');
			if (!found) return null;
			const { sessionId, usedAt } = found;
			return { ...found, superseded: usedAt !== null && (await hasUsedSuccessor(db, sessionId, hash)) };
		},
		async markRefreshTokenUsed(hash) {
			await db
				.update(refreshTokens)
				.set({ usedAt: sql`now()` })
				.where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)));
		},

		attempt: (limits) => attempt(db, limits),
		waitSeconds: (limits) => waitSeconds(db, limits),
		forgetAttempts: (ids) => forgetAttempts(db, ids),
	};
}

/** Compared within the database, whose times are finer than a `Date`. */
async function hasUsedSuccessor(db: Connection, sessionId: string, hash: string): Promise<boolean> {
	const usedAt = db.select({ usedAt: refreshTokens.usedAt }).from(refreshTokens).where(eq(refreshTokens.hash, hash));
	const [successor] = await db
		.select({ hash: refreshTokens.hash })
		.from(refreshTokens)
		.where(
			and(
				eq(refreshTokens.sessionId, sessionId),
				ne(refreshTokens.hash, hash),
				isNotNull(refreshTokens.usedAt),
				gte(refreshTokens.createdAt, sql`(${usedAt})`),
			),
		)
		.limit(1);
	return successor !== undefined;
}
