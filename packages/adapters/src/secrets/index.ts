import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretBox } from '@nexus/core/ports';

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Keyring {
	/** `v1.<name of the secret>.` */
	prefix: string;
	key: Uint8Array;
}

/** Key and name come out of the secret on ways of their own (RFC 5869): the name tells nothing of the key. */
function keyringOf(secret: string): Keyring {
	const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
	const name = derive('nexus name of the secret', 6).toString('base64url');
	return { prefix: `${VERSION}.${name}.`, key: derive('nexus stored secrets', 32) };
}

/**
 * AES-256-GCM (NIST SP 800-38D) with a random 96-bit nonce and the context as associated data, sealed as
 * `v1.<name of the secret>.<nonce, ciphertext and tag in base64url>`.
 * @param previous earlier secrets, which open but no longer seal
 */
export function createSecretBox({ secret, previous = [] }: { secret: string; previous?: string[] }): SecretBox {
	const current = keyringOf(secret);
	const known = new Map([...previous.map(keyringOf), current].map((keyring) => [keyring.prefix, keyring]));
	return {
		currentPrefix: current.prefix,
		seal(text, context) {
			const nonce = randomBytes(NONCE_BYTES);
			const cipher = createCipheriv('aes-256-gcm', current.key, nonce, { authTagLength: TAG_BYTES });
			cipher.setAAD(Buffer.from(context));
			const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
			return current.prefix + Buffer.concat(sealed).toString('base64url');
		},
		open(sealed, context) {
			const end = sealed.lastIndexOf('.') + 1;
			const keyring = known.get(sealed.slice(0, end));
			const bytes = Buffer.from(sealed.slice(end), 'base64url');
			if (!keyring || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
			const nonce = bytes.subarray(0, NONCE_BYTES);
			const decipher = createDecipheriv('aes-256-gcm', keyring.key, nonce, { authTagLength: TAG_BYTES });
			decipher.setAAD(Buffer.from(context));
			decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
			const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
			try {
				return Buffer.concat([opened, decipher.final()]).toString('utf8');
			} catch {
				return null;
			}
		},
	};
}
