import { randomBytes } from 'node:crypto';
import type { LinkPurpose, Transaction } from '../ports/index.ts';
import { hashToken } from './issue-tokens.ts';

/** How long a link is good for, in milliseconds. */
const LIFETIMES: Record<LinkPurpose, number> = {
	password: 60 * 60 * 1000,
	'first-account': 24 * 60 * 60 * 1000,
};

/** The secret part of a link that is good once, and until when. */
export interface OneTimeLink {
	token: string;
	expiresAt: Date;
}

/** Makes a link of 256 random bits. Only its hash is stored, so that nobody can read links out of the database. */
export async function createOneTimeLink(
	{ links }: Pick<Transaction, 'links'>,
	purpose: LinkPurpose,
	{ userId, now }: { userId: string | null; now: Date },
): Promise<OneTimeLink> {
	const token = randomBytes(32).toString('base64url');
	const expiresAt = new Date(now.getTime() + LIFETIMES[purpose]);
	await links.create({ hash: hashToken(token), purpose, userId, expiresAt });
	return { token, expiresAt };
}
