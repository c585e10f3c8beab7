import type { Gender } from './reading.ts';
import type { SpeechLanguage } from './speech-language.ts';

/** A number as written. */
export interface NumberLiteral {
	/** Offset behind it. */
	to: number;
	/** Digits before and behind the decimal mark, without separators. */
	whole: string;
	fraction: string;
	/** Whether thousands were set apart. */
	grouped: boolean;
	/** Whether the decimal mark is that of the other language, as in version numbers. */
	foreign: boolean;
}

const END = '(?!\\d|[.,]\\d)';

const PATTERNS = {
	',': patterns(',', '\\.'),
	'.': patterns('\\.', ','),
} as const;

function patterns(decimal: string, group: string) {
	return {
		grouped: new RegExp(`[1-9]\\d{0,2}(?:${group}\\d{3}){1,12}(?:${decimal}\\d{1,20})?${END}`, 'y'),
		foreignGrouped: new RegExp(
			`[1-9]\\d{0,2}(?:(?:${decimal}\\d{3}){2,12}(?:${group}\\d{1,20})?|(?:${decimal}\\d{3}){1,12}${group}\\d{1,20})${END}`,
			'y',
		),
		spaced: new RegExp(
			`[1-9]\\d{0,2}(?:(?:[\\u00A0\\u202F\\u2009]\\d{3}){1,12}|(?: \\d{3}){2,12}| 000)(?:${decimal}\\d{1,20})?${END}`,
			'y',
		),
		plain: new RegExp(`\\d{1,40}(?:(?<!\\d{40})${decimal}\\d{1,20}${END})?`, 'y'),
		foreignDecimal: new RegExp(`\\d{1,15}${group}\\d{1,${group === ',' ? 2 : 20}}${END}`, 'y'),
	};
}

const ANY_NUMBER = /[1-9]?\d/y;

/** The number that begins at an offset of the text, with the marks of a language or those of the other one. */
export function parseNumber(text: string, at: number, speech: SpeechLanguage): NumberLiteral | undefined {
	if (!run(ANY_NUMBER, text, at)) return undefined;
	const { grouped, foreignGrouped, spaced, plain, foreignDecimal } = PATTERNS[speech.decimalMark];
	const { decimalMark, groupMark } = speech;
	const native = run(grouped, text, at) || run(spaced, text, at);
	if (native) return literal(native, at, decimalMark, { grouped: true, foreign: false });
	const other = run(foreignGrouped, text, at);
	if (other) return literal(other, at, groupMark, { grouped: true, foreign: false });
	const pointed = run(foreignDecimal, text, at);
	if (pointed) return literal(pointed, at, groupMark, { grouped: false, foreign: groupMark === '.' });
	return literal(run(plain, text, at), at, decimalMark, { grouped: false, foreign: false });
}

function run(pattern: RegExp, text: string, at: number): string {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0] ?? '';
}

function literal(
	written: string,
	at: number,
	decimalMark: string,
	kind: { grouped: boolean; foreign: boolean },
): NumberLiteral {
	const mark = written.lastIndexOf(decimalMark);
	const whole = (mark < 0 ? written : written.slice(0, mark)).replace(/\D/g, '');
	return { to: at + written.length, whole, fraction: mark < 0 ? '' : written.slice(mark + 1), ...kind };
}

const NAMED_LIMIT = 10n ** 15n;
const LIMIT = 10n ** 21n;

/**
 * A whole number in words. Beyond trillions only round numbers have names that a listener knows; others are read in
 * groups of three digits.
 */
export function sayWhole(digits: string, gender: Gender, speech: SpeechLanguage): string {
	const value = BigInt(digits);
	if (value < NAMED_LIMIT) return speech.cardinal(value, gender);
	const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
	const groups = padded.match(/\d{3}/g) ?? [];
	if (value < LIMIT && groups.filter((group) => group !== '000').length <= 2) return speech.cardinal(value, gender);
	return groups.map((group, index) => sayGroup(group, index === 0, speech)).join(', ');
}

/** Three digits of a longer number, the zeros that it begins with among them. */
function sayGroup(group: string, isFirst: boolean, speech: SpeechLanguage): string {
	const zeros = isFirst || group === '000' ? '' : (/^0+/.exec(group)?.[0] ?? '');
	const said = [...zeros].map(() => speech.digits[0]);
	return [...said, speech.cardinal(BigInt(group), 'm')].join(' ');
}

/** A number with its decimals in words. */
export function sayNumber(number: NumberLiteral, gender: Gender, speech: SpeechLanguage): string {
	const whole = sayWhole(number.whole, gender, speech);
	if (number.fraction === '') return whole;
	const mark = number.foreign ? speech.wording.dot : speech.wording.point;
	return `${whole} ${mark} ${speech.decimals(number.fraction)}`;
}

/** Digits one by one, with a short pause between groups. */
export function sayDigits(groups: readonly string[], speech: SpeechLanguage): string {
	return groups.map((group) => [...group].map((digit) => speech.digits[Number(digit)]).join(' ')).join(', ');
}

/** Cuts a long row of digits into groups of three; the last has three to five. */
export function digitGroups(digits: string): string[] {
	const groups: string[] = [];
	let at = 0;
	while (digits.length - at > 5) {
		groups.push(digits.slice(at, at + 3));
		at += 3;
	}
	groups.push(digits.slice(at));
	return groups;
}
