import type { Line } from '../line.ts';
import { sayWhole } from '../number-literal.ts';
import type { Reading } from '../reading.ts';
import { joinsMonths } from './month-ranges.ts';
import { romanAt } from './romans.ts';

const RAISED = /[⁰¹²³⁴-⁹]{1,4}/uy;
const LOWERED = /[₀-₉]{1,4}/uy;
const FILE_ENDING =
	/\.(?:js|ts|jsx|tsx|md|txt|pdf|json|html?|css|csv|py|java|xml|ya?ml|exe|zip|docx?|xlsx?|pptx?|png|jpe?g|mp[34]|sh|rs|go|net)(?![\p{L}\d])/uy;
const ARROW = /[-=]{1,3}>|<[-=]{1,3}/y;
const DASHED_AMOUNT = /\s?[-–—−]\s?(?=\d|[R$€£¥U])/y;
const DASHED_NUMBER = /\s?[-–—−]\s?\d/y;
const EQUATION = /\s-\s?\d[\d.,]{0,20}\s?=/y;
const TIMES = /\s?[x×]\s?(\d{1,5})/y;
const POWER = /\^(\d{1,4})/y;
const SHORT_WORD = /\s?(\p{L}{2,5})/uy;
const DECIMAL = /[.,]\d/y;
const DIGIT = /\d/;
const LETTER = /\p{L}/u;

/** Signs that are said as words where they stand. */
export function readSymbol(line: Line): Reading | undefined {
	const next = line.char(line.at);
	const arrow = line.match(ARROW);
	if (arrow) return { to: line.at + arrow[0].length, pause: ',' };
	return joint(line) ?? raised(line) ?? dotted(line, next) ?? marked(line, next) ?? plain(line, next);
}

const FOUR_DIGITS = /(?<![\d.,])(\d{4,5})[-–]$/;
const SHORT_NUMBER = /\d{1,2}(?![\d.,]\d|\d)/y;

/** What stands between two amounts: ranges, ratios, products. */
function joint(line: Line): Reading | undefined {
	const { wording } = line.speech;
	const next = line.char(line.at);
	if ('-–—−'.includes(next)) return dash(line);
	const power = /[\p{L}\d)]/u.test(line.char(line.at - 1)) && line.match(POWER);
	if (power) return powerOf(line, power[0], power[1] ?? '');
	if (!line.quantity) return undefined;
	if (next === '×') return cross(line);
	if (next === ':' && DIGIT.test(line.char(line.at - 1)) && DIGIT.test(line.char(line.at + 1))) {
		return { to: line.at + 1, say: wording.ratio };
	}
	return undefined;
}

function dash(line: Line): Reading | undefined {
	const { wording } = line.speech;
	const to = line.at + 1;
	if ((line.roman && romanAt(line, to)) || joinsRange(line, to) || joinsMonths(line)) return { to, say: wording.to };
	if (!line.quantity || !line.match(DASHED_AMOUNT)) return undefined;
	if (isPartOfNumber(line, to)) return { to, say: wording.part };
	const minus = line.match(EQUATION, line.at - 1) || line.char(line.at) === '−';
	const spacedBeforeOnly = line.char(line.at - 1) === ' ' && line.char(to) !== ' ' && line.match(DASHED_NUMBER);
	return { to, say: minus || spacedBeforeOnly ? wording.minus : wording.to };
}

/** "ISO 8859-1": a part of a standard; a range does not lead back, but for one that leaves out what both have in common. */
function isPartOfNumber(line: Line, to: number): boolean {
	const whole = line.text.slice(Math.max(0, to - 8), to).match(FOUR_DIGITS)?.[1];
	const part = line.match(SHORT_NUMBER, to)?.[0];
	if (whole === undefined || part === undefined || part === '00') return false;
	return Number(part) < Number(whole.slice(-part.length));
}

/** Whether a dash stands between two short days of the week: "seg.–sex.". */
function joinsRange(line: Line, to: number): boolean {
	const { abbreviations } = line.speech;
	const first = abbreviations.get(line.previous.replace(/\.$/, ''));
	return Boolean(first?.ranges && abbreviations.get(line.match(SHORT_WORD, to)?.[1] ?? '')?.ranges);
}

function cross(line: Line): Reading | undefined {
	const match = line.match(TIMES);
	if (!match) return undefined;
	const { by, times } = line.speech.wording;
	const spaced = line.char(line.at + 1) === ' ';
	return { to: line.at + 1, say: spaced || Number(match[1]) <= 10 ? times : by };
}

function powerOf(line: Line, written: string, exponent: string): Reading {
	const { squared, cubed, power } = line.speech.wording;
	const named = exponent === '2' ? squared : exponent === '3' ? cubed : undefined;
	const say = named ?? `${power} ${sayWhole(exponent, 'm', line.speech)}`;
	return { to: line.at + written.length, say };
}

/** Raised digits are powers behind a number or a single letter, else footnote marks; lowered ones are read. */
function raised(line: Line): Reading | undefined {
	const power = line.match(RAISED);
	if (power) {
		const base = line.char(line.at - 1);
		const single = LETTER.test(base) && !LETTER.test(line.char(line.at - 3));
		const isPower = DIGIT.test(base) || base === ')' || single;
		return isPower ? powerOf(line, power[0], power[0].normalize('NFKC')) : { to: line.at + power[0].length };
	}
	const lowered = line.match(LOWERED);
	if (!lowered) return undefined;
	return { to: line.at + lowered[0].length, say: sayWhole(lowered[0].normalize('NFKC'), 'm', line.speech) };
}

function dotted(line: Line, next: string): Reading | undefined {
	if (next !== '.' && next !== ',') return undefined;
	const { dot, point } = line.speech.wording;
	const before = line.char(line.at - 1);
	if (line.match(DECIMAL) && !/[\d\p{L}]/u.test(before)) return { to: line.at + 1, say: point };
	const file = next === '.' && LETTER.test(before) && line.match(FILE_ENDING);
	return file ? { to: line.at + 1, say: dot } : undefined;
}

/** Signs whose meaning hangs on what they touch: "#1", "#tema", "~10", "C#". */
function marked(line: Line, next: string): Reading | undefined {
	const { wording, units } = line.speech;
	const to = line.at + 1;
	const after = line.char(to);
	if (next === '"' && line.quantity && !line.quoteOpen && DIGIT.test(line.char(line.at - 1))) {
		const inches = units.get('″');
		return { to, say: (line.quantity.singular ? inches?.one : inches?.many) ?? '' };
	}
	if (next === '#') {
		if (DIGIT.test(after)) return { to, say: wording.number };
		if (LETTER.test(after)) return { to, say: wording.hashtag };
		return LETTER.test(line.char(line.at - 1)) ? { to, say: wording.sharp } : { to };
	}
	if (next === '~' || next === '≈') {
		if (/[\s\d]/.test(after) && /\s?\d/.test(line.text.slice(to, to + 2))) return { to, say: wording.about };
		return next === '~' ? { to } : undefined;
	}
	if ((next === '<' || next === '>') && !/^=?\s?\d/.test(line.text.slice(to, to + 3))) return { to };
	return undefined;
}

const DOUBLED: Readonly<Record<string, string>> = { '<=': '≤', '>=': '≥', '!=': '≠', '==': '=', '+-': '±', '§§': '§§' };

function plain(line: Line, next: string): Reading | undefined {
	const { symbols, greek } = line.speech;
	const pair = DOUBLED[line.text.slice(line.at, line.at + 2)];
	const doubled = pair && symbols[pair];
	if (doubled) return { to: line.at + 2, say: doubled };
	if (next === '%' && line.quantity && opensRange(line)) return { to: line.at + 1 };
	const say = symbols[next] ?? (next === 'µ' ? greek[next] : undefined);
	return say === undefined ? undefined : { to: line.at + 1, say, ...(next === '%' && { quantity: AMOUNT }) };
}

const NUMBER_PERCENT = '\\d[\\d.,]{0,20}\\s?%';
const AND_PERCENT = new RegExp(`%\\s(?:e|and)\\s${NUMBER_PERCENT}`, 'y');

/** Whether the percent sign comes again behind the second number of a range: "50% a 80%", "between 50% and 80%". */
function opensRange(line: Line): boolean {
	if (line.match(line.speech.percentRange)) return true;
	return /^(?:entre|between)$/i.test(line.beforePrevious) && line.match(AND_PERCENT) !== null;
}

const AMOUNT = { singular: false } as const;
