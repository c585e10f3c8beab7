import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createShapeCheck } from './json-shape.ts';

const LIMITS = { depth: 32, values: 100_000 };

/** What is found in a text that arrives in pieces of so many bytes. */
function found(json: string, bytes: number, limits = LIMITS) {
	const check = createShapeCheck(limits);
	const whole = Buffer.from(json);
	for (let at = 0; at < whole.length; at += bytes) check.add(whole.subarray(at, at + bytes));
	return { values: check.values(), hasEscapes: check.hasEscapes() };
}

describe('the shape of JSON', () => {
	it('is the same in pieces of any size', () => {
		const letters = ['"', '\\', 'u', ',', '['];
		let texts = [''];
		for (let length = 1; length <= 6; length++) {
			texts = texts.flatMap((text) => letters.map((letter) => text + letter));
			for (const text of texts) {
				const whole = found(text, text.length);
				if ([1, 2, 3].some((bytes) => !isDeepStrictEqual(found(text, bytes), whole))) expect.fail(text);
			}
		}
	});

	it('counts values outside strings alone', () => {
		expect(found('{"a,[{\\"":[1,2,"]}\\\\"],"b":{}}', 3)).toEqual({ values: 7, hasEscapes: false });
	});

	it('is refused as soon as it is too deep, or has too many values', () => {
		const check = createShapeCheck(LIMITS);
		expect(() => check.add(Buffer.from('['.repeat(33)))).toThrow(expect.objectContaining({ code: 'validation' }));
		expect(() => found('[],'.repeat(60_000), 1_000)).toThrow(expect.objectContaining({ code: 'body_too_large' }));
	});
});
