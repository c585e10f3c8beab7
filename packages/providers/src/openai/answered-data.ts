import { eventData, readBytes } from '../calls/index.ts';

/** What some servers put behind a whole answer. */
const DONE = /(?<!\w)data:[ \t]?\[DONE\]$/;

/**
 * Of a server that streams, each event's data; of one that does not, the whole answer. Content types do not tell: some
 * servers call an event stream JSON.
 */
export async function* answeredData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
	const { first, all } = await begun(chunks);
	if (first === '{')
		yield new TextDecoder()
			.decode(await readBytes(all))
			.trimEnd()
			.replace(DONE, '');
	else yield* eventData(all);
}

/** The first character that is no space, and everything from the beginning. */
async function begun(
	chunks: AsyncIterable<Uint8Array>,
): Promise<{ first: string; all: AsyncGenerator<Uint8Array, void, undefined> }> {
	const rest = chunks[Symbol.asyncIterator]();
	const read: Uint8Array[] = [];
	let first = '';
	while (first === '') {
		const { value, done } = await rest.next();
		if (done) break;
		read.push(value);
		first = new TextDecoder().decode(value).trimStart().slice(0, 1);
	}
	return { first, all: joined(read, rest) };
}

async function* joined(
	read: readonly Uint8Array[],
	rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
	try {
		yield* read;
		for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
	} finally {
		await rest.return?.();
	}
}
