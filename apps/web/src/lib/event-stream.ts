import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/** The events of a `text/event-stream` (WHATWG HTML, section 9.2), which `EventSource` cannot send a token for. */
export async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<EventSourceMessage> {
	const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
	// Not every browser can iterate over a stream.
	const reader = events.getReader();
	try {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) return;
			yield value;
		}
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}
