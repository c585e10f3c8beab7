import { expect, it } from 'vitest';
import { arrivingFile } from './arriving-file.ts';

async function* file(pieces: Uint8Array[]): AsyncGenerator<Uint8Array> {
	yield* pieces;
}

it('gives back the memory of a piece when the next is asked for', async () => {
	const pieces = [Buffer.alloc(70_000, 'a'), Buffer.alloc(70_000, 'b')];
	const lengths: number[][] = [];
	for await (const piece of arrivingFile(file(pieces)))
		lengths.push([piece.length, ...pieces.map((one) => one.length)]);
	expect(lengths).toEqual([
		[70_000, 70_000, 70_000],
		[70_000, 0, 70_000],
	]);
	expect(pieces.map(({ buffer }) => buffer.byteLength)).toEqual([0, 0]);
});

it('leaves memory alone that several pieces share', async () => {
	const whole = Buffer.alloc(100, 'a');
	const pieces = [whole.subarray(0, 50), whole.subarray(50)];
	let text = '';
	for await (const piece of arrivingFile(file(pieces))) text += piece;
	expect(text).toBe(whole.toString());
	expect(whole).toHaveLength(100);
});

it('tells of a file that ends early as of an upload that was interrupted', async () => {
	async function* broken(): AsyncGenerator<Uint8Array> {
		yield Buffer.alloc(1);
		throw new Error('gone');
	}
	await expect(Array.fromAsync(arrivingFile(broken()))).rejects.toMatchObject({ code: 'upload_interrupted' });
});
