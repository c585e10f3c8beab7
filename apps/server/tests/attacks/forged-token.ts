import { createHmac, hkdfSync } from 'node:crypto';
import { SECRET } from '@nexus/testkit/stack';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What a token says, unverified. */
export function claimsOf(token: string): Record<string, unknown> {
	return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

/** A token under the installation's own key of this kind (or another key), with what it says changed. */
export function signedToken(
	claims: Record<string, unknown>,
	{
		header = {},
		kind = 'access',
		key,
	}: { header?: Record<string, unknown>; kind?: string; key?: string | Buffer } = {},
): string {
	const signed = `${encode({ alg: 'HS256', typ: 'at+jwt', ...header })}.${encode(claims)}`;
	const secret = key ?? Buffer.from(hkdfSync('sha256', SECRET, '', `nexus ${kind} tokens`, 32));
	const hash = header.alg === 'HS512' ? 'sha512' : 'sha256';
	return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`;
}
