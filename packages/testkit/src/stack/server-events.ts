export interface ServerEvent {
	event: string;
	id: string;
	data: unknown;
}

/** The events with data of a `text/event-stream` whose data is JSON in one line each. */
export async function* serverEvents(response: Response): AsyncGenerator<ServerEvent> {
	let text = '';
	for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
		text += chunk;
		for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
			const block = text.slice(0, end);
			text = text.slice(end + 2);
			const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
			if (field('data')) yield { event: field('event'), id: field('id'), data: JSON.parse(field('data')) };
		}
	}
}
