import { hkdfSync, randomBytes } from 'node:crypto';
import type { PasswordHasher, TokenSigner } from '@nexus/core/ports';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';

/** argon2id with OWASP's second recommended setting: 19 MiB, 2 passes, 1 lane. Runs off the event loop. */
const ARGON2 = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function createPasswordHasher(): PasswordHasher {
	let nobody: Promise<string> | null = null;
	return {
		hash: (password) => hash(password.normalize('NFC'), ARGON2),
		async verify(stored, password) {
			nobody ??= hash(randomBytes(16), ARGON2);
			const matches = await verify(stored ?? (await nobody), password.normalize('NFC'));
			return stored !== null && matches;
		},
	};
}

interface KnownToken {
	session: { userId: string; sessionId: string };
	/** Milliseconds since 1970. */
	expires: number;
}

const ISSUER = 'nexus';

/** What each kind of token is good for, and for how many seconds. */
const KINDS = {
	/** Bearer of API calls. */
	access: { audience: 'nexus-api', lifetime: 15 * 60 },
	/** In a cookie, for GETs of media only; ends with its session. */
	media: { audience: 'nexus-media', lifetime: 30 * 24 * 60 * 60 },
	/** In a cookie: this device has been signed in to the account before. Opens nothing. */
	device: { audience: 'nexus-device', lifetime: 365 * 24 * 60 * 60 },
} as const;

/** Tokens that were found good, kept until they expire so that one is not checked anew with every call; at most so many. */
const KNOWN_TOKENS = 10_000;

/** JWTs signed with HMAC SHA-256 under a key derived from `secret` for this kind alone (RFC 5869, RFC 8725). */
export function createTokenSigner(
	kind: keyof typeof KINDS,
	secret: string,
	now: () => Date = () => new Date(),
): TokenSigner {
	const { audience, lifetime } = KINDS[kind];
	const key = new Uint8Array(hkdfSync('sha256', secret, '', `nexus ${kind} tokens`, 32));
	const known = new LRUCache<string, KnownToken>({ max: KNOWN_TOKENS });
	return {
		lifetime,
		sign({ userId, sessionId }) {
			const issued = Math.floor(now().getTime() / 1000);
			return new SignJWT({ sid: sessionId })
				.setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
				.setSubject(userId)
				.setIssuer(ISSUER)
				.setAudience(audience)
				.setIssuedAt(issued)
				.setExpirationTime(issued + lifetime)
				.sign(key);
		},
		async verify(token) {
			const before = known.get(token);
			if (before && now().getTime() < before.expires) return before.session;
			try {
				const { payload } = await jwtVerify<{ sid?: unknown }>(token, key, {
					algorithms: ['HS256'],
					typ: 'at+jwt',
					issuer: ISSUER,
					audience,
					requiredClaims: ['sub', 'exp', 'sid'],
					currentDate: now(),
				});
				const { sub: userId, sid: sessionId, exp = 0 } = payload;
				if (!isId(userId) || !isId(sessionId)) return null;
				const session = { userId, sessionId };
				known.set(token, { session, expires: exp * 1000 });
				return session;
			} catch (error) {
				if (error instanceof errors.JOSEError) return null;
				throw error;
			}
		},
	};
}

const isId = (claim: unknown): claim is string =>
	typeof claim === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(claim);
