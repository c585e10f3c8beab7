import { describe, expect, it } from 'vitest';
import { SharedMemory } from './part-memory.ts';

const SIZES = [0, 1, 131_072, 131_073, 3_000_000, 5_000_000, 7, 4_000_000];

describe('memory of parts', () => {
	it('is as large as was asked for, and nobody else writes to it', () => {
		const memory = new SharedMemory();
		for (let round = 1; round <= 2; round++) {
			const parts = [memory.forPart(), memory.forPart()];
			const lent = SIZES.flatMap((bytes) => parts.map((part) => part.lend(bytes)));
			expect(lent.map(({ length }) => length)).toEqual(SIZES.flatMap((bytes) => [bytes, bytes]));
			for (const [index, bytes] of lent.entries()) bytes.fill(index);
			for (const [index, bytes] of lent.entries()) expect(bytes.every((byte) => byte === index)).toBe(true);
			for (const part of parts) part.giveBack();
		}
	});

	it('holds samples wherever it begins', () => {
		const part = new SharedMemory().forPart();
		part.lend(3);
		const { buffer, byteOffset } = part.lend(10);
		expect(new Int16Array(buffer, byteOffset, 5)).toHaveLength(5);
	});

	it('is lent anew once it was given back, to one at a time', () => {
		const memory = new SharedMemory();
		const [first, second] = [memory.forPart(), memory.forPart()];
		const blocks = [first.lend(1e6).buffer, second.lend(1e6).buffer];
		first.giveBack();
		first.giveBack();
		const [third, fourth] = [memory.forPart(), memory.forPart()];
		expect(third.lend(9e5).buffer).toBe(blocks[0]);
		expect(blocks).not.toContain(fourth.lend(9e5).buffer);
		expect(first.lend(1).buffer).not.toBe(blocks[0]);
	});
});
