import type { Line } from '../line.ts';
import type { Reading } from '../speech-language.ts';
import { rateName } from './units.ts';

const RATE = /\/\s?(\p{L}{1,10}[²³]?)(?![\p{L}\d])/uy;
const OTHER_ENDING = /\/(?:a|as|o|os|es)(?!\p{L})/uy;
const NUMBER_BEHIND = /\/\s?\d/y;
const CAPITALS_BEHIND = /\/\p{Lu}{1,5}(?!\p{Ll})/uy;
const LETTER = /\p{L}/u;

/** A slash is "per" behind an amount, nothing before another ending ("aluno/a") or between acronyms ("TCP/IP"). */
export function readSlash(line: Line): Reading | undefined {
	if (line.char(line.at) !== '/') return undefined;
	const to = line.at + 1;
	const rate = line.quantity && line.match(RATE);
	const by = rate && rateName(rate[1] ?? '', line.speech);
	if (by) return { to: line.at + rate[0].length, say: `${line.speech.wording.per} ${by}` };
	if (line.quantity && line.match(NUMBER_BEHIND)) return { to, say: line.speech.wording.per };
	const ending = LETTER.test(line.char(line.at - 1)) && line.match(OTHER_ENDING);
	if (ending) return { to: line.at + ending[0].length };
	const capitals = line.match(CAPITALS_BEHIND)?.[0].slice(1);
	if (capitals && !line.speech.states.has(capitals)) return { to };
	return undefined;
}
