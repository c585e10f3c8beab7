import type { Line } from '../line.ts';
import type { Pause, Reading } from '../reading.ts';

const WHITE_SPACE = /\s+/y;
const BLANK_LINE = /\n[^\S\n]*\n/;

/** White space is a word border; a blank line also ends the sentence. */
export function readSpace(line: Line): Reading {
	const space = line.match(WHITE_SPACE)?.[0] ?? ' ';
	return { to: line.at + space.length, ...(BLANK_LINE.test(space) && { pause: '.' as const }) };
}

const ELLIPSIS = /…|\.{2,}/y;
const OPTIONAL_ENDING = /\((?:s|es|as?|os?|is|ns)\)/y;
const REFERENCE = /\[\^?\d{1,3}(?:[,–-]\s?\d{1,3}){0,9}\]/y;
const LETTER = /\p{L}/u;
const PAUSES: Readonly<Record<string, Pause>> = {
	',': ',',
	';': ';',
	':': ':',
	'.': '.',
	'!': '!',
	'?': '?',
	'(': ',',
	')': ',',
	'[': ',',
	']': ',',
	'{': ',',
	'}': ',',
	'—': ',',
	'–': ',',
	'―': ',',
	'-': ',',
	'‐': ',',
	'‑': ',',
	'|': ',',
	'/': ',',
	'\\': ',',
	'→': ',',
	'⇒': ',',
	'←': ',',
	'↔': ',',
	'•': ',',
	'‣': ',',
	'·': ',',
	'¶': ',',
	'、': ',',
	'，': ',',
	'。': '.',
};
/** Marks that join words when nothing stands between them and a word. */
const JOINTS = new Set(['-', '‐', '‑', '·', '\\']);

/** Punctuation, dashes, brackets and arrows as pauses; "(s)" and reference numbers in brackets are left out. */
export function readPause(line: Line): Reading | undefined {
	const ellipsis = line.match(ELLIPSIS);
	if (ellipsis) return { to: line.at + ellipsis[0].length, pause: '...' };
	const next = line.char(line.at);
	if (next === '(' && LETTER.test(line.char(line.at - 1))) {
		const ending = line.match(OPTIONAL_ENDING);
		if (ending) return { to: line.at + ending[0].length };
	}
	if (next === '(') {
		const isRepeated = line.quantity || line.speech.numberWord.test(line.before);
		const again = isRepeated ? line.match(line.speech.repeatedNumber) : null;
		if (again) return { to: line.at + again[0].length };
	}
	const reference = next === '[' ? line.match(REFERENCE) : null;
	if (reference) return { to: line.at + reference[0].length };
	const pause = PAUSES[next];
	if (!pause) return undefined;
	const before = line.char(line.at - 1);
	const joined = JOINTS.has(next) && (isWordPart(before) || before === '.') && isWordPart(line.char(line.at + 1));
	return joined ? { to: line.at + 1 } : { to: line.at + 1, pause };
}

function isWordPart(char: string): boolean {
	return /[\p{L}\p{N}]/u.test(char);
}
