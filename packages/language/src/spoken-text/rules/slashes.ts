import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import { rateName } from './units.ts';

const RATE = /\/\s?(\p{L}{1,10})([²³]?)(?![\p{L}\d])/uy;
const NUMBER_BEHIND = /\/\s?(\d{1,9})(?![\dh:])/y;
const YEAR_BEHIND = /\/\s?(?:19|20)\d{2}(?!\d)/y;
const CAPITALS_BEHIND = /\/\p{Lu}{1,5}(?!\p{Ll})/uy;
const LETTER = /\p{L}/u;

/** A slash is "per" behind an amount, nothing before another ending ("aluno/a") or between acronyms ("TCP/IP"). */
export function readSlash(line: Line): Reading | undefined {
	if (line.char(line.at) !== '/') return undefined;
	const to = line.at + 1;
	const isRate = line.quantity || (/^\d/.test(line.beforePrevious) && LETTER.test(line.char(line.at - 1)));
	const rate = isRate && line.match(RATE);
	const by = rate && rateName(rate[1] ?? '', rate[2] ?? '', line.speech);
	if (by) return { to: line.at + rate[0].length, say: `${line.speech.wording.per} ${by}` };
	const year = line.match(YEAR_BEHIND) && line.speech.monthAtEnd.test(line.previous);
	const { otherEnding, wording } = line.speech;
	if (year) return { to, ...(wording.ofYear !== '' && { say: wording.ofYear }) };
	const number = /\d/.test(line.char(line.at - 1)) && line.match(NUMBER_BEHIND)?.[1];
	if (number) return { to, say: betweenNumbers(line, number) };
	const ending = otherEnding && LETTER.test(line.char(line.at - 1)) && line.match(otherEnding);
	if (ending) return { to: line.at + ending[0].length };
	const capitals = line.match(CAPITALS_BEHIND)?.[0].slice(1);
	if (capitals && !line.speech.states.has(capitals)) return { to };
	return undefined;
}

/** "lei 8.078/1990" is of a year, "9,5/10" out of ten, other pairs are one over the other. */
function betweenNumbers(line: Line, number: string): string {
	const { of, outOf, over } = line.speech.wording;
	const numbered = line.speech.numberedWords.has(line.beforePrevious.toLowerCase().replace(/^.*-/, ''));
	if (numbered || /^(?:19|20)\d{2}$/.test(number)) return of;
	return Number(number) % 5 === 0 ? outOf : over;
}
