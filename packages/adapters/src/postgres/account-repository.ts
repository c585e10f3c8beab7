import type { UserRecord } from '@nexus/core/accounts';
import { NexusError } from '@nexus/core/errors';
import type { Transaction } from '@nexus/core/ports';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Connection, violatedIndex } from './connection.ts';
import { attempts, refreshTokens, sessions, users } from './schema/index.ts';

const user = {
	id: users.id,
	email: users.email,
	username: users.username,
	fullName: users.fullName,
	isAdmin: users.isAdmin,
	createdAt: users.createdAt,
};

/** Held while an account is created, so that of two first registrations only one becomes the administrator. */
const FIRST_ACCOUNT_LOCK = 7_301_001;

export function accountRepository(db: Connection): Transaction['accounts'] {
	return {
		async createUser(values): Promise<UserRecord> {
			try {
				await db.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
				const [existing] = await db.select({ id: users.id }).from(users).limit(1);
				const [created] = await db
					.insert(users)
					.values({ ...values, isAdmin: !existing })
					.returning(user);
				return created as UserRecord;
			} catch (error) {
				const index = violatedIndex(error);
				if (index === 'users_email') throw new NexusError('email_taken');
				if (index === 'users_username') throw new NexusError('username_taken');
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
		async find(userId) {
			const [found] = await db.select(user).from(users).where(eq(users.id, userId));
			return found ?? null;
		},
		async createSession(session) {
			await db.insert(sessions).values(session);
		},
		async findSession(sessionId) {
			const [found] = await db
				.select(user)
				.from(sessions)
				.innerJoin(users, eq(users.id, sessions.userId))
				.where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, sql`now()`)));
			return found ?? null;
		},
		async endSession(sessionId) {
			await db
				.update(sessions)
				.set({ endedAt: sql`now()` })
				.where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
		},
		async addRefreshToken(token) {
			await db.insert(refreshTokens).values(token);
		},
		async findRefreshToken(hash) {
			const [found] = await db
				.select({ sessionId: refreshTokens.sessionId, usedAt: refreshTokens.usedAt })
				.from(refreshTokens)
				.where(eq(refreshTokens.hash, hash))
				.for('update');
			return found ?? null;
		},
		async markRefreshTokenUsed(hash) {
			await db
				.update(refreshTokens)
				.set({ usedAt: sql`now()` })
				.where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)));
		},
		async countAttempt(key, windowSeconds) {
			const since = sql`now() - make_interval(secs => ${windowSeconds})`;
			await db.delete(attempts).where(and(eq(attempts.key, key), sql`${attempts.at} <= ${since}`));
			await db.insert(attempts).values({ key });
			const [result] = await db.select({ total: count() }).from(attempts).where(eq(attempts.key, key));
			return result?.total ?? 0;
		},
		async clearAttempts(key) {
			await db.delete(attempts).where(eq(attempts.key, key));
		},
	};
}
