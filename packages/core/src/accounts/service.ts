import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { LoginBody, RegisterBody, Tokens } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { Database, PasswordHasher, TokenSigner, Transaction } from '../ports/index.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { Actor, UserRecord } from './types.ts';

export interface AccountServices {
	register(body: RegisterBody): Promise<UserRecord>;
	/** `from` is the caller's address, for slowing down guesses. */
	login(body: LoginBody, caller: { from: string; userAgent: string | null }): Promise<Issued>;
	/** A token used again after a short grace ends its session: somebody else has it. */
	refresh(refreshToken: string): Promise<Issued>;
	logout(actor: Actor): Promise<void>;
	/** Null when the token is not (or no longer) good for this kind of call. */
	authenticate(kind: 'access' | 'media', token: string): Promise<{ actor: Actor; user: UserRecord } | null>;
}

export interface Issued {
	tokens: Tokens;
	/** For the media cookie, with its lifetime in seconds. */
	media: { token: string; lifetime: number };
}

const SESSION_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;
/** A refresh token may be used again for this long, for a client whose answer got lost. Milliseconds. */
const REFRESH_GRACE = 30_000;
/** Guesses at one account from one address, per window, before it has to wait. */
const LOGIN_ATTEMPTS = 10;
const LOGIN_WINDOW_SECONDS = 15 * 60;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

export function createAccountServices(deps: {
	database: Database;
	passwords: PasswordHasher;
	signers: { access: TokenSigner; media: TokenSigner };
	adminEmails: string[];
	now: () => Date;
}): AccountServices {
	const { database, passwords, signers, now } = deps;
	const adminEmails = new Set(deps.adminEmails.map((email) => email.toLowerCase()));
	const asSeen = (user: UserRecord): UserRecord => ({
		...user,
		isAdmin: user.isAdmin || adminEmails.has(user.email.toLowerCase()),
	});

	async function issue(tx: Transaction, session: { userId: string; sessionId: string }): Promise<Issued> {
		const refreshToken = randomBytes(32).toString('base64url');
		await tx.accounts.addRefreshToken({ hash: hashToken(refreshToken), sessionId: session.sessionId });
		return {
			tokens: {
				access_token: await signers.access.sign(session),
				refresh_token: refreshToken,
				token_type: 'bearer',
				expires_in: signers.access.lifetime,
			},
			media: { token: await signers.media.sign(session), lifetime: signers.media.lifetime },
		};
	}

	return {
		async register({ email, username, password, full_name }) {
			if (await isCommonPassword(password)) throw new NexusError('common_password');
			const passwordHash = await passwords.hash(password);
			const id = randomUUID();
			return asSeen(
				await database.transaction((tx) =>
					tx.accounts.createUser({ id, email: email.toLowerCase(), username, fullName: full_name, passwordHash }),
				),
			);
		},

		async login({ email, password }, { from, userAgent }) {
			const attempt = `login:${hashToken(`${from} ${email.toLowerCase()}`)}`;
			if ((await database.accounts.countAttempt(attempt, LOGIN_WINDOW_SECONDS)) > LOGIN_ATTEMPTS) {
				throw new NexusError('too_many_attempts', { seconds: LOGIN_WINDOW_SECONDS });
			}
			const found = await database.accounts.findByEmail(email);
			const matches = await passwords.verify(found?.passwordHash ?? null, password);
			if (!found || !matches) throw new NexusError('invalid_credentials');
			const session = { id: randomUUID(), userId: found.id };
			const expiresAt = new Date(now().getTime() + SESSION_DAYS * DAY);
			return await database.transaction(async (tx) => {
				await tx.accounts.clearAttempts(attempt);
				await tx.accounts.createSession({ ...session, expiresAt, userAgent: userAgent?.slice(0, 300) ?? null });
				return await issue(tx, { userId: found.id, sessionId: session.id });
			});
		},

		async refresh(refreshToken) {
			const hash = hashToken(refreshToken);
			const outcome = await database.transaction(async (tx) => {
				const found = await tx.accounts.findRefreshToken(hash);
				const user = found && (await tx.accounts.findSession(found.sessionId));
				if (!found || !user) return null;
				if (found.usedAt && now().getTime() - found.usedAt.getTime() > REFRESH_GRACE) {
					await tx.accounts.endSession(found.sessionId);
					return null;
				}
				await tx.accounts.markRefreshTokenUsed(hash);
				return await issue(tx, { userId: user.id, sessionId: found.sessionId });
			});
			if (!outcome) throw new NexusError('unauthenticated');
			return outcome;
		},

		logout: (actor) => database.accounts.endSession(actor.sessionId),

		async authenticate(kind, token) {
			const claims = await signers[kind].verify(token);
			const found = claims && (await database.accounts.findSession(claims.sessionId));
			if (!claims || !found || found.id !== claims.userId) return null;
			const user = asSeen(found);
			return { user, actor: { userId: user.id, sessionId: claims.sessionId, isAdmin: user.isAdmin } };
		},
	};
}
