import { NexusError } from '@nexus/core/errors';

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
const LIST = { opens: 0x5b, closes: 0x5d };
const OBJECT = { opens: 0x7b, closes: 0x7d };

export interface ShapeLimits {
	/** The most lists and objects in each other. */
	depth: number;
	/** The most values, all together. */
	values: number;
}

export interface ShapeCheck {
	/** @throws NexusError validation when it is too deep, body_too_large when it has too many values */
	add(piece: Buffer): void;
	/** Values so far. */
	values(): number;
	/** Whether there were `\\u` escapes so far. */
	hasEscapes(): boolean;
}

/** Refuses JSON in UTF-8 by its shape while it arrives, piece by piece. Looks once at every byte outside strings. */
export function createShapeCheck({ depth, values }: ShapeLimits): ShapeCheck {
	let open = 0;
	let found = 1;
	let isInString = false;
	/** Backslashes at the end of the last piece, of a string that goes on. */
	let backslashes = 0;
	let lastByte = 0;
	let hasEscapes = false;

	function isEscaped(piece: Buffer, at: number): boolean {
		return backslashesBefore(piece, at) % 2 === 1;
	}

	function backslashesBefore(piece: Buffer, at: number): number {
		let count = 0;
		while (count < at && piece[at - 1 - count] === BACKSLASH) count++;
		return count === at ? count + backslashes : count;
	}

	/** Where the string that goes on at `from` ends; the end of the piece for one that does not. */
	function endOfString(piece: Buffer, from: number): number {
		for (let end = piece.indexOf(QUOTE, from); end >= 0; end = piece.indexOf(QUOTE, end + 1)) {
			if (!isEscaped(piece, end)) {
				isInString = false;
				return end;
			}
		}
		return piece.length;
	}

	function count(byte: number | undefined): void {
		if (byte === COMMA) found++;
		else if (byte === LIST.opens || byte === OBJECT.opens) {
			open++;
			found++;
			if (open > depth) {
				throw new NexusError('validation', { reason: 'há listas ou objetos demais uns dentro dos outros.' });
			}
		} else if (byte === LIST.closes || byte === OBJECT.closes) open--;
		if (found > values) throw new NexusError('body_too_large');
	}

	return {
		add(piece) {
			hasEscapes ||= (lastByte === BACKSLASH && piece[0] === LETTER_U) || piece.includes('\\u');
			for (let at = 0; at < piece.length; at++) {
				if (isInString) at = endOfString(piece, at);
				else if (piece[at] === QUOTE) isInString = true;
				else count(piece[at]);
			}
			backslashes = isInString ? backslashesBefore(piece, piece.length) : 0;
			lastByte = piece.at(-1) ?? lastByte;
		},
		values: () => found,
		hasEscapes: () => hasEscapes,
	};
}
