import { expect, test } from 'vitest';
import { eventsOf } from './event-stream.ts';

const bodyOf = (...chunks: string[]) =>
	new ReadableStream<Uint8Array<ArrayBuffer>>({
		start(controller) {
			for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
			controller.close();
		},
	});

async function all(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
	const events = [];
	for await (const event of eventsOf(body)) events.push(event);
	return events;
}

test('events come out whole, however the bytes arrive', async () => {
	const body = bodyOf(
		'retry: 2000\n\nevent: st',
		'ep\nid: 1.1.\ndata: {"step":"ã"}\n',
		'\n: \n\ndata: a\ndata: b\n\nevent: end',
	);
	expect(await all(body)).toEqual([
		{ event: 'step', data: '{"step":"ã"}' },
		{ event: 'message', data: 'a\nb' },
	]);
});

test('lines may end in any of the three ways', async () => {
	const body = bodyOf('event: a\r\ndata: 1\r\n\r\nevent: b\rdata:2\r\r');
	expect(await all(body)).toEqual([
		{ event: 'a', data: '1' },
		{ event: 'b', data: '2' },
	]);
});
