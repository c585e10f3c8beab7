import { randomUUID } from 'node:crypto';
import type { LoginBody } from '@nexus/contract';
import { NexusError } from '../errors/index.ts';
import type { Database, PasswordHasher } from '../ports/index.ts';
import { signInPaces, withinPace } from './attempts.ts';
import { type CookieToken, hashToken, type Issued, issueTokens, type Signers } from './issue-tokens.ts';

/** Who is at the other end of a login or a refresh. */
export interface Party {
	/** Network address. */
	address: string;
	userAgent: string | null;
	/** What the device cookie holds. */
	deviceToken: string | null;
}

export interface SignInServices {
	/** @throws NexusError invalid_credentials, account_disabled (to who knows the password alone), too_many_attempts */
	login(body: LoginBody, party: Party): Promise<Issued & { device: CookieToken }>;
	/** A token that comes back when its successor is in use, or after a short grace, ends its session. */
	refresh(refreshToken: string, party: Pick<Party, 'address'>): Promise<Issued>;
}

const DAY = 24 * 60 * 60 * 1000;
const SESSION_DAYS = 30;
/** How long an address is remembered as one of the account's. */
const KNOWN_ADDRESS_DAYS = 30;
/** A refresh token may be used again for this long, for a client whose answer got lost. Milliseconds. */
const REFRESH_GRACE = 30_000;

export function createSignIn(deps: {
	database: Database;
	passwords: PasswordHasher;
	signers: Signers;
	now: () => Date;
}): SignInServices {
	const { database, passwords, signers, now } = deps;

	/** The paces for this party; the same queries whether the account exists or not. */
	async function pacesFor(email: string, userId: string | null, { address, deviceToken }: Party) {
		const device = deviceToken === null ? null : await signers.device.verify(deviceToken);
		const knownAddress = await database.accounts.hasUsedAddress(email, address, KNOWN_ADDRESS_DAYS);
		const knownDevice = device && device.userId === userId ? device.sessionId : null;
		return signInPaces({ email, address, knownDevice, knownAddress });
	}

	return {
		async login({ email: given, password }, party) {
			const email = given.toLowerCase();
			const found = await database.accounts.findByEmail(email);
			const paces = await pacesFor(email, found?.id ?? null, party);
			return await withinPace(database, paces, async () => {
				const matches = await passwords.verify(found?.passwordHash ?? null, password);
				if (!found || !matches) throw new NexusError('invalid_credentials');
				if (found.disabledAt) throw new NexusError('account_disabled');
				const session = { userId: found.id, sessionId: randomUUID() };
				return await database.transaction(async (tx) => {
					const unchanged = (await tx.accounts.passwordHash(found.id)) === found.passwordHash;
					if (!unchanged) throw new NexusError('invalid_credentials');
					await tx.accounts.createSession({
						id: session.sessionId,
						userId: found.id,
						expiresAt: new Date(now().getTime() + SESSION_DAYS * DAY),
						userAgent: party.userAgent?.slice(0, 300) ?? null,
						address: party.address,
					});
					const device = { token: await signers.device.sign(session), lifetime: signers.device.lifetime };
					return { ...(await issueTokens(tx, signers, session)), device };
				});
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
