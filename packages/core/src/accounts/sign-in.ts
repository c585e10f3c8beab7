import { randomUUID } from 'node:crypto';
import { NexusError } from '../errors/index.ts';
import type { DatabaseFor, PasswordHasher } from '../ports/index.ts';
import { signInLimits, withinLimits } from './attempts.ts';
import type { QueuePlace } from './bounded-queue.ts';
import { type CookieToken, hashToken, type Issued, issueTokens, type Signers } from './issue-tokens.ts';
import { networkOf } from './network.ts';
import type { PasswordWork } from './password-work.ts';

/** Who is at the other end of a login or a refresh. */
export interface SignInClient {
	/** Network address. */
	address: string;
	userAgent: string | null;
	/** What the device cookie holds. */
	deviceToken: string | null;
}

export interface SignInServices {
	/** @throws NexusError invalid_credentials, account_disabled (to who knows the password alone), too_many_attempts, server_busy */
	login(account: { email: string; password: string }, client: SignInClient): Promise<Issued & { device: CookieToken }>;
	/** A token that comes back when its successor is in use, or after a short grace, ends its session. */
	refresh(refreshToken: string, client: Pick<SignInClient, 'address'>): Promise<Issued>;
}

const DAY = 24 * 60 * 60 * 1000;
const SESSION_DAYS = 30;
/** How long an address is remembered as one of the account's, and how many are. */
const KNOWN_ADDRESS_DAYS = 30;
const KNOWN_ADDRESSES = 100;
/** A refresh token may be used again for this long, for a client whose answer got lost. Milliseconds. */
const REFRESH_GRACE = 30_000;

export function createSignIn(deps: {
	database: DatabaseFor<'accounts', 'accounts'>;
	hasher: PasswordHasher;
	passwords: PasswordWork;
	signers: Signers;
	now: () => Date;
}): SignInServices {
	const { database, hasher, passwords, signers, now } = deps;

	/** The limits of this client and its place in the queue. Runs the same queries whether the account exists or not. */
	async function loginContextOf(email: string, userId: string | null, { address, deviceToken }: SignInClient) {
		const device = deviceToken === null ? null : await signers.device.verify(deviceToken);
		const network = networkOf(address);
		const known = await database.accounts.recentAddresses(email, KNOWN_ADDRESS_DAYS, KNOWN_ADDRESSES);
		const knownAddress = known.some((one) => networkOf(one) === network);
		const knownDevice = device && device.userId === userId ? device.sessionId : null;
		const place: QueuePlace =
			knownDevice !== null || knownAddress
				? { caller: knownDevice ?? `${network} ${email}`, urgency: 'owner' }
				: { caller: network, urgency: 'sign-in' };
		return { place, limits: signInLimits({ email, address, knownDevice, knownAddress }) };
	}

	return {
		async login({ email: given, password }, client) {
			const email = given.toLowerCase();
			const found = await database.accounts.findByEmail(email);
			const { place, limits } = await loginContextOf(email, found?.id ?? null, client);
			const account = await passwords.runQueued(place, () =>
				withinLimits(database, limits, async () => {
					const matches = await hasher.verify(found?.passwordHash ?? null, password);
					if (!found || !matches) throw new NexusError('invalid_credentials');
					if (found.disabledAt) throw new NexusError('account_disabled');
					return found;
				}),
			);
			const session = { userId: account.id, sessionId: randomUUID() };
			return await database.transaction(async (tx) => {
				const unchanged = (await tx.accounts.passwordHash(account.id)) === account.passwordHash;
				if (!unchanged) throw new NexusError('invalid_credentials');
				await tx.accounts.createSession({
					id: session.sessionId,
					userId: account.id,
					expiresAt: new Date(now().getTime() + SESSION_DAYS * DAY),
					userAgent: client.userAgent?.slice(0, 300) ?? null,
					address: client.address,
				});
				const device = { token: await signers.device.sign(session), lifetime: signers.device.lifetime };
				return { ...(await issueTokens(tx, signers, session)), device };
			});
		},

		async refresh(refreshToken, { address }) {
			const hash = hashToken(refreshToken);
			const outcome = await database.transaction(async (tx) => {
				const found = await tx.accounts.findRefreshToken(hash);
				const user = found && (await tx.accounts.findSession(found.sessionId));
				if (!found || !user) return null;
				const { sessionId, usedAt, superseded } = found;
				if (usedAt && (superseded || now().getTime() - usedAt.getTime() > REFRESH_GRACE)) {
					await tx.accounts.endSession(user.id, sessionId);
					return null;
				}
				await tx.accounts.markRefreshTokenUsed(hash);
				await tx.accounts.setSessionAddress(sessionId, address);
				return await issueTokens(tx, signers, { userId: user.id, sessionId });
			});
			if (!outcome) throw new NexusError('unauthenticated');
			return outcome;
		},
	};
}
