import { describe, expect, it } from 'vitest';
import { eventData } from './server-sent-events.ts';

async function read(text: string, size: number): Promise<string[]> {
	const bytes = new TextEncoder().encode(text);
	async function* chunks() {
		for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
	}
	return await Array.fromAsync(eventData(chunks()));
}

describe('eventData', () => {
	const stream = ': olá\r\n\r\ndata: {"a":1}\r\nid: 3\r\n\r\nevent: x\ndata: ção\ndata:  fim\n\ndata:1\r\rdata: cut';
	it.each([1, 2, 3, 7, 1000])('reads all line ends in pieces of %i bytes', async (size) => {
		expect(await read(stream, size)).toEqual(['{"a":1}', 'ção\n fim', '1', 'cut']);
	});
});
