import { describe, expect, it } from 'vitest';
import { createSecretBox } from './index.ts';

const SECRET = 'the first secret, of 32 characters or more';
const NEXT = 'the second secret, of 32 characters or more';
const KEY = 'AIzaSyD-uma-chave_de-teste-0123456789';

describe('secret box', () => {
	it('opens what it sealed, and what another server with the same secret sealed', () => {
		const sealed = createSecretBox({ secret: SECRET }).seal(KEY, 'ana');
		expect(createSecretBox({ secret: SECRET }).open(sealed, 'ana')).toBe(KEY);
		expect(sealed).not.toContain(KEY);
		expect(sealed).not.toContain(Buffer.from(KEY).toString('base64url').slice(4, 20));
	});

	it('seals the same text differently every time', () => {
		const box = createSecretBox({ secret: SECRET });
		expect(new Set(Array.from({ length: 100 }, () => box.seal(KEY, 'ana'))).size).toBe(100);
	});

	it('does not open for another owner', () => {
		const box = createSecretBox({ secret: SECRET });
		expect(box.open(box.seal(KEY, 'ana'), 'bia')).toBeNull();
	});

	it('does not open under another secret, unless that one is known as an earlier one', () => {
		const sealed = createSecretBox({ secret: SECRET }).seal(KEY, 'ana');
		const next = createSecretBox({ secret: NEXT });
		expect(next.open(sealed, 'ana')).toBeNull();
		const rotated = createSecretBox({ secret: NEXT, previous: [SECRET] });
		expect(rotated.open(sealed, 'ana')).toBe(KEY);
		expect(sealed.startsWith(rotated.currentPrefix)).toBe(false);
		const anew = rotated.seal(KEY, 'ana');
		expect(anew.startsWith(next.currentPrefix)).toBe(true);
		expect(next.open(anew, 'ana')).toBe(KEY);
	});

	it('opens nothing that was changed, cut off or made up', () => {
		const box = createSecretBox({ secret: SECRET });
		const sealed = box.seal(KEY, 'ana');
		const [prefix, bytes] = [box.currentPrefix, Buffer.from(sealed.slice(box.currentPrefix.length), 'base64url')];
		for (let index = 0; index < bytes.length; index++) {
			const changed = Buffer.from(bytes);
			changed[index] = (changed[index] ?? 0) ^ 1;
			expect(box.open(prefix + changed.toString('base64url'), 'ana')).toBeNull();
			expect(box.open(prefix + bytes.subarray(0, index).toString('base64url'), 'ana')).toBeNull();
		}
		for (const text of ['', '.', prefix, KEY, sealed.replace('v1.', 'v2.')]) expect(box.open(text, 'ana')).toBeNull();
	});
});
