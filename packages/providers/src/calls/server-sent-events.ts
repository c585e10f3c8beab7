import { createParser } from 'eventsource-parser';

/**
 * The `data` of each event of a stream (WHATWG HTML, "Server-sent events"). An event that the end of the stream cuts
 * off is given, too: whoever reads it finds it broken.
 */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
	const decoder = new TextDecoder();
	const waiting: string[] = [];
	const parser = createParser({ onEvent: ({ data }) => waiting.push(data) });
	for await (const chunk of chunks) {
		parser.feed(decoder.decode(chunk, { stream: true }));
		yield* waiting.splice(0);
	}
	parser.feed(`${decoder.decode()}\n\n`);
	yield* waiting.splice(0);
}
