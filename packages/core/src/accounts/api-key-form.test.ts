import { describe, expect, it } from 'vitest';
import { hashApiKey, isWellFormedApiKey, looksLikeApiKey, makeApiKey } from './api-key-form.ts';

describe('an API key', () => {
	it('says what it is, and its prefix which one', () => {
		const { key, prefix } = makeApiKey('dev');
		expect(key).toMatch(/^nxs_dev_[0-9A-Za-z]{36}$/);
		expect(prefix).toMatch(/^nxs_dev_[0-9A-Za-z]{4}$/);
		expect(key.startsWith(prefix)).toBe(true);
		expect(looksLikeApiKey(key) && isWellFormedApiKey(key)).toBe(true);
		expect(makeApiKey('dev').key).not.toBe(key);
		expect(hashApiKey(key)).not.toContain(key.slice(8));
	});

	it('is known to be mistyped whichever single character is wrong, swapped or missing', () => {
		const { key } = makeApiKey('prod');
		for (let at = 0; at < key.length; at++) {
			const other = key[at] === 'x' ? 'y' : 'x';
			expect(isWellFormedApiKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false);
			expect(isWellFormedApiKey(key.slice(0, at) + key.slice(at + 1))).toBe(false);
			if (key[at] === key[at + 1] || at + 1 === key.length) continue;
			expect(isWellFormedApiKey(`${key.slice(0, at)}${key[at + 1]}${key[at]}${key.slice(at + 2)}`)).toBe(false);
		}
	});

	it('of one environment is not one of another', () => {
		const { key } = makeApiKey('test');
		expect(isWellFormedApiKey(key.replace('nxs_test_', 'nxs_prod_'))).toBe(false);
	});

	it('has a checksum that other programs can compute', () => {
		// CRC-32 of the 39 characters before it is 0x33863e58, checked with Python’s zlib.crc32.
		expect(isWellFormedApiKey(`nxs_prod_${'0'.repeat(30)}0wV5Eu`)).toBe(true);
	});
});
