export interface ServerEvent {
	event: string;
	data: string;
}

function eventFrom(block: string): ServerEvent | null {
	let event = 'message';
	const data: string[] = [];
	for (const line of block.split(/\r\n|\r|\n/)) {
		const [, field, value = ''] = /^([^:]+):? ?(.*)$/.exec(line) ?? [];
		if (field === 'event') event = value;
		if (field === 'data') data.push(value);
	}
	return data.length > 0 ? { event, data: data.join('\n') } : null;
}

/** The events of a `text/event-stream` (WHATWG HTML, section 9.2), which `EventSource` cannot send a token for. */
export async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<ServerEvent> {
	const reader = body.pipeThrough(new TextDecoderStream()).getReader();
	let text = '';
	try {
		for (;;) {
			const { value, done } = await reader.read();
			if (done) return;
			text += value;
			const blocks = text.split(/\r\n\r\n|\n\n|\r\r/);
			text = blocks.pop() ?? '';
			for (const block of blocks) {
				const event = eventFrom(block);
				if (event) yield event;
			}
		}
	} finally {
		await reader.cancel().catch(() => undefined);
	}
}
