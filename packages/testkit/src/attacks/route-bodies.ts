import type { BodyLimit } from '@nexus/contract';

/** Bodies that go to a limit of a route or beyond it, each of them costly to read in a way of its own, by name. */
export function worstBodies({ bytes, values }: BodyLimit, good: Record<string, unknown>): Record<string, () => string> {
	const filled = (before: string, unit: string, after: string, most = Number.POSITIVE_INFINITY): string => {
		const room = bytes - before.length - after.length;
		return before + unit.repeat(Math.min(Math.floor(room / unit.length), most)) + after;
	};
	const [field = 'x'] = Object.keys(good);
	return {
		'deep lists': () => filled('', '[', ''),
		'lists without number': () => filled(`{"${field}":[`, '[],', '[]]}'),
		// Each list counts twice: itself, and the comma after it.
		'as many lists as may be': () => filled(`{"${field}":[`, '[],', '[]]}', values / 2 - 5),
		'as many fields as may be': () => {
			const fields = Array.from({ length: Math.min(values - 5, Math.floor(bytes / 20)) }, (_, n) => `"f${n}":0`);
			return `{${fields.join()}}`;
		},
		'escaped line breaks': () => filled(`{"${field}":"`, '\\n', '"}'),
		'escaped halves of surrogate pairs': () => filled(`{"${field}":"`, '\\ud83d', '"}'),
		'a string without end': () => filled(`{"${field}":"`, 'a', ''),
	};
}

/** A good body, and beside its fields an unknown one that makes it as long as may be. */
export function longestBody({ bytes }: BodyLimit, good: Record<string, unknown>): string {
	const body = JSON.stringify({ ...good, unknown_field: '' });
	return body.replace(/""\}$/, `"${'a'.repeat(bytes - Buffer.byteLength(body))}"}`);
}

const MEBIBYTE = 1024 * 1024;
const times = (text: string, bytes = 10 * MEBIBYTE): string => text.repeat(Math.floor(bytes / text.length));

/** Markdown that costs more than it is long, by name: each 10 MB. */
export const worstDocuments: Record<string, () => string> = {
	'line breaks': () => times('\n'),
	'nested quotes': () => times('>'),
	'nested lists': () => times('- '),
	'nested brackets': () => times('['),
	'open emphases': () => times('*a '),
	'open tags': () => times('<a '),
};
