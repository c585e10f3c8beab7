/**
 * The `data` of each event of a stream (WHATWG HTML, "Server-sent events"), other fields and comments left out. An
 * event that the end of the stream cuts off is given, too: whoever reads it finds it broken.
 */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
	const decoder = new TextDecoder();
	let rest = '';
	let data: string[] = [];
	const take = (line: string) => {
		if (line.startsWith('data:')) data.push(line.slice(line.charAt(5) === ' ' ? 6 : 5));
	};
	for await (const chunk of chunks) {
		const piece = decoder.decode(chunk, { stream: true });
		const isWithin = !rest.endsWith('\r') && !/[\r\n]/.test(piece);
		rest += piece;
		if (isWithin) continue;
		// A CR at the very end may be the first half of a CRLF.
		const lines = rest.split(/\r\n|\n|\r(?=[^\n])/);
		rest = lines.pop() ?? '';
		for (const line of lines) {
			if (line !== '') {
				take(line);
				continue;
			}
			if (data.length > 0) yield data.join('\n');
			data = [];
		}
	}
	take((rest + decoder.decode()).replace(/\r$/, ''));
	if (data.length > 0) yield data.join('\n');
}
