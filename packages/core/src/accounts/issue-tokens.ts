import { createHash, randomBytes } from 'node:crypto';
import type { TokenSigner, TransactionFor } from '../ports/index.ts';

/** A token for a cookie, with its lifetime in seconds. */
export interface CookieToken {
	token: string;
	lifetime: number;
}

export interface Issued {
	/** With its lifetime in seconds. */
	access: { token: string; lifetime: number };
	refreshToken: string;
	media: CookieToken;
}

export interface Signers {
	access: TokenSigner;
	media: TokenSigner;
	device: TokenSigner;
}

/** Tokens are kept as their hashes; they are random, so that a plain hash does. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new set of tokens of the session. */
export async function issueTokens(
	tx: TransactionFor<'accounts'>,
	signers: Signers,
	session: { userId: string; sessionId: string },
): Promise<Issued> {
	const refreshToken = randomBytes(32).toString('base64url');
	await tx.accounts.addRefreshToken({ hash: hashToken(refreshToken), sessionId: session.sessionId });
	return {
		access: { token: await signers.access.sign(session), lifetime: signers.access.lifetime },
		refreshToken,
		media: { token: await signers.media.sign(session), lifetime: signers.media.lifetime },
	};
}
