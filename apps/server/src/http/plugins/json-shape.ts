import { NexusError } from '@nexus/core/errors';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LIST = { opens: 0x5b, closes: 0x5d };
const OBJECT = { opens: 0x7b, closes: 0x7d };

/**
 * Refuses JSON in UTF-8 by its shape before anything is made of it. Looks once at every byte outside strings.
 * @param depth the most lists and objects in each other
 * @param values the most values, all together
 * @throws NexusError validation when it is too deep, body_too_large when it has too many values
 */
export function checkShape(json: Buffer, { depth, values }: { depth: number; values: number }): void {
	let open = 0;
	let found = 1;
	for (let at = 0; at < json.length; at++) {
		const byte = json[at];
		if (byte === QUOTE) at = endOfString(json, at);
		else if (byte === COMMA) found++;
		else if (byte === LIST.opens || byte === OBJECT.opens) {
			open++;
			found++;
			if (open > depth) {
				throw new NexusError('validation', { reason: 'há listas ou objetos demais uns dentro dos outros.' });
			}
		} else if (byte === LIST.closes || byte === OBJECT.closes) open--;
		if (found > values) throw new NexusError('body_too_large');
	}
}

/** Where the string that begins at `start` ends; the end of the JSON for one that does not. */
function endOfString(json: Buffer, start: number): number {
	let end = start;
	do {
		end = json.indexOf(QUOTE, end + 1);
		if (end < 0) return json.length;
	} while (isEscaped(json, end));
	return end;
}

function isEscaped(json: Buffer, at: number): boolean {
	let backslashes = 0;
	while (json[at - 1 - backslashes] === BACKSLASH) backslashes++;
	return backslashes % 2 === 1;
}
