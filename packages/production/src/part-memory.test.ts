import type { MemoryLender } from '@nexus/core/ports';
import { describe, expect, it } from 'vitest';
import { SharedMemory } from './part-memory.ts';

const SIZES = [0, 1, 131_072, 131_073, 3_000_000, 5_000_000, 7, 4_000_000];

/** Work on a part that ends when it is told to. */
function begin(memory: SharedMemory) {
	const { promise, resolve, reject } = Promise.withResolvers<void>();
	const lenders: MemoryLender[] = [];
	const done = memory.lendTo((given) => {
		lenders.push(given);
		return promise;
	});
	const [lender] = lenders as [MemoryLender];
	const end = async (error?: Error) => {
		if (error) reject(error);
		else resolve();
		await done.catch(() => undefined);
	};
	return { lend: (bytes: number) => lender.lend(bytes), done, end };
}

describe('memory of parts', () => {
	it('is as large as was asked for, and nobody else writes to it', async () => {
		const memory = new SharedMemory();
		for (let round = 1; round <= 2; round++) {
			const parts = [begin(memory), begin(memory)];
			const lent = SIZES.flatMap((bytes) => parts.map((part) => part.lend(bytes)));
			expect(lent.map(({ length }) => length)).toEqual(SIZES.flatMap((bytes) => [bytes, bytes]));
			for (const [index, bytes] of lent.entries()) bytes.fill(index);
			for (const [index, bytes] of lent.entries()) expect(bytes.every((byte) => byte === index)).toBe(true);
			for (const part of parts) await part.end();
		}
	});

	it('holds samples wherever it begins', () => {
		const part = begin(new SharedMemory());
		part.lend(3);
		const { buffer, byteOffset } = part.lend(10);
		expect(new Int16Array(buffer, byteOffset, 5)).toHaveLength(5);
	});

	it('is lent anew when the part is made, to one at a time', async () => {
		const memory = new SharedMemory();
		const [first, second] = [begin(memory), begin(memory)];
		const blocks = [first.lend(1e6).buffer, second.lend(1e6).buffer];
		await first.end();
		const [third, fourth] = [begin(memory), begin(memory)];
		expect(third.lend(9e5).buffer).toBe(blocks[0]);
		expect(blocks).not.toContain(fourth.lend(9e5).buffer);
	});

	it('is not lent anew while the part is being made, nor when it failed: a thread may still write there', async () => {
		const memory = new SharedMemory();
		const [first, second] = [begin(memory), begin(memory)];
		const blocks = [first.lend(1e6).buffer, second.lend(1e6).buffer];
		expect(blocks).not.toContain(begin(memory).lend(1e6).buffer);
		await first.end(new Error('gone'));
		await expect(first.done).rejects.toThrow('gone');
		expect(blocks).not.toContain(begin(memory).lend(1e6).buffer);
	});
});
