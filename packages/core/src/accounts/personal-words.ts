import type { UserRecord } from './types.ts';

/** The product's name, as it is and as it is written in its addresses. */
const PRODUCT = ['nexus', 'podcast', 'podcasts'];
/** Shorter ones are found in any password. */
const SHORTEST = 3;

/** The words that a guesser of an account's password tries first: its names and e-mail, whole, in parts and joined. */
export function personalWords({
	email,
	username,
	fullName,
}: Pick<UserRecord, 'email' | 'username' | 'fullName'>): string[] {
	const [mailbox = '', domain = ''] = email.split('@');
	const words = [email, mailbox, domain, username, fullName].flatMap((text) => {
		const parts = text.split(/[^\p{L}\p{N}]+/u);
		return [text, parts.join(''), ...parts];
	});
	const all = [...words, ...PRODUCT].map((word) => word.normalize('NFC').toLowerCase());
	return [...new Set(all)].filter((word) => word.length >= SHORTEST);
}
