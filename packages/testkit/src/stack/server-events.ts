import { EventSourceParserStream } from 'eventsource-parser/stream';

export interface ServerEvent {
	event: string;
	id: string;
	data: unknown;
}

/** The events with data of a `text/event-stream` whose data is JSON. */
export async function* serverEvents(response: Response): AsyncGenerator<ServerEvent> {
	const text = response.body?.pipeThrough(new TextDecoderStream());
	for await (const { event = '', id = '', data } of text?.pipeThrough(new EventSourceParserStream()) ?? []) {
		yield { event, id, data: JSON.parse(data) };
	}
}
