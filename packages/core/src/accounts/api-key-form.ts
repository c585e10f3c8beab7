import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { API_KEY_ENVIRONMENTS } from '@nexus/contract';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 30 characters of 62 are 178 bits. */
const RANDOM_CHARACTERS = 30;
/** 32 bits in base 62. */
const CHECKSUM_CHARACTERS = 6;
/** Characters of the random part that tell one key from another; what stays secret are 154 bits. */
const SHOWN_CHARACTERS = 4;

const FORM = /^(nxs_(?:prod|dev|test)_[0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/**
 * A new key, `nxs_<environment>_<random><checksum>`, after GitHub's token format: a prefix that says what it is, and a
 * CRC-32 in base 62 that tells a typo from a wrong key without looking anything up.
 * https://github.blog/engineering/behind-githubs-new-authentication-token-formats/
 */
export function makeApiKey(environment: (typeof API_KEY_ENVIRONMENTS)[number]): { key: string; prefix: string } {
	const random = Array.from({ length: RANDOM_CHARACTERS }, () => BASE62[randomInt(BASE62.length)]).join('');
	const body = `nxs_${environment}_${random}`;
	return {
		key: body + checksumOf(body),
		prefix: body.slice(0, body.length - RANDOM_CHARACTERS + SHOWN_CHARACTERS),
	};
}

/** Whether a bearer token is meant to be an API key. */
export const looksLikeApiKey = (token: string): boolean => token.startsWith('nxs_');

/** Whether it is a whole key without a typo. */
export function isWellFormedApiKey(token: string): boolean {
	const [, body, checksum] = FORM.exec(token) ?? [];
	return body !== undefined && checksumOf(body) === checksum;
}

/** What is stored of a key. It is random, so that a plain SHA-256 does. */
export const hashApiKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

function checksumOf(body: string): string {
	let rest = crc32(body);
	let digits = '';
	for (let place = 0; place < CHECKSUM_CHARACTERS; place++) {
		digits = `${BASE62[rest % BASE62.length]}${digits}`;
		rest = Math.floor(rest / BASE62.length);
	}
	return digits;
}
