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
	for await (const { event, data } of eventsOf(body)) events.push({ event, data });
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
		{ event: undefined, data: 'a\nb' },
	]);
});
