import type { Line } from '../line.ts';
import { sayWhole } from '../number-literal.ts';
import type { Gender, Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';

const SLASHED = /(\d{1,4})\s?[/⁄]\s?(\d{1,4})(?![\d/]|[.,]\d)/y;
const CROSSED = /(\d{1,2})[x/:](\d{1,2})(?![\d/]|[.,]\d)/y;
const MIXED = /(\d{1,3})[ \u00A0-](\d{1,2})[/⁄](\d{1,2})(?![\d/]|[.,]\d)/y;
const MIXED_VULGAR = /(\d{1,4})[ \u00A0]?([¼-¾⅐-⅞])/uy;
const VULGAR = /[¼-¾⅐-⅞]/uy;
const DENOMINATORS = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 32, 64, 100, 1000]);
/** "página 1/2" is the first of two. */
const COUNTED_PARTS = new Set(
	'page página pág pg parte part slide step passo episódio episode aula lesson capítulo chapter'.split(' '),
);
const MAX_IMPROPER = 5;

/** "1/2", "3/4", "24/7", and pairs of numbers that are no fraction: "120/80". */
export function readFraction(line: Line): Reading | undefined {
	const { speech } = line;
	const pair = line.match(CROSSED);
	const known = pair && speech.pairs[pair[0]];
	if (known) return { to: line.at + pair[0].length, say: known };
	const match = line.match(SLASHED);
	if (!match) return undefined;
	const [first = '', second = ''] = [match[1], match[2]];
	const to = line.at + match[0].length;
	const [numerator, denominator] = [Number(first), Number(second)];
	const counted = COUNTED_PARTS.has(line.before) || speech.numberedWords.has(line.before);
	if (counted) {
		const say = `${ratioPart(line, first)} ${speech.wording.of} ${ratioPart(line, second)}`;
		return { to, say };
	}
	if (areVersions(line, numerator, denominator)) {
		return { to, say: `${ratioPart(line, first)} ${speech.wording.and} ${ratioPart(line, second)}` };
	}
	if (isFraction(numerator, denominator)) return fractionReading(line, to, numerator, denominator);
	const say = speech.ratio(ratioPart(line, first), ratioPart(line, second), numerator, denominator);
	return { to, say, quantity: { singular: false } };
}

/** The least that two versions in a row begin with: "3/4" behind a name may be a share of it. */
const LEAST_VERSION = 5;

/** "Windows 10/11": two versions in a row behind a name, which a clause does not begin with. */
function areVersions(line: Line, first: number, second: number): boolean {
	if (first < LEAST_VERSION || second !== first + 1) return false;
	return line.beforePrevious !== '' && /\p{Lu}/u.test(line.previous);
}

function ratioPart(line: Line, digits: string): string {
	return line.speech.numberInContext(line, digits, line.text.length) ?? sayWhole(digits, 'm', line.speech);
}

function isFraction(numerator: number, denominator: number): boolean {
	if (numerator < 1 || !DENOMINATORS.has(denominator)) return false;
	if (denominator >= 100) return numerator === 1;
	if (denominator === 10) return numerator === 1 || numerator === 3;
	return numerator < denominator || (denominator <= MAX_IMPROPER && numerator < 10 && numerator !== denominator);
}

function fractionReading(line: Line, to: number, numerator: number, denominator: number): Reading {
	const gender = line.speech.genderAfter(line.text, to, true);
	const say = line.speech.fraction(numerator, denominator, gender);
	return { to, say, quantity: { singular: numerator < denominator } };
}

/** "1 1/2", "2½". */
export function readMixedNumber(line: Line): Reading | undefined {
	const mixed = line.match(MIXED);
	if (mixed) return mixedReading(line, mixed[0], mixed[1] ?? '', [Number(mixed[2]), Number(mixed[3])]);
	const vulgar = line.match(MIXED_VULGAR);
	return vulgar ? mixedReading(line, vulgar[0], vulgar[1] ?? '', parts(vulgar[2] ?? '')) : undefined;
}

function mixedReading(
	line: Line,
	written: string,
	whole: string,
	[numerator, denominator]: Parts,
): Reading | undefined {
	if (!isFraction(numerator, denominator) || numerator >= denominator) return undefined;
	const { speech } = line;
	const to = line.at + written.length;
	const gender =
		speech.genderAfter(line.text, to, whole === '1') === 'f' ? 'f' : speech.genderAfter(line.text, to, false);
	const singular = speech.isSingular(BigInt(whole), '1');
	const say = `${sayWhole(whole, gender, speech)} ${joined(numerator, denominator, gender, speech)}`;
	return { to, say, quantity: { singular } };
}

function joined(numerator: number, denominator: number, gender: Gender, speech: SpeechLanguage): string {
	if (numerator === 1 && denominator === 2) return speech.wording.andHalf[gender];
	return `${speech.wording.and} ${speech.fraction(numerator, denominator, gender)}`;
}

/** "½", "¾". */
export function readVulgarFraction(line: Line): Reading | undefined {
	const match = line.match(VULGAR);
	if (!match) return undefined;
	const [numerator, denominator] = parts(match[0]);
	return fractionReading(line, line.at + match[0].length, numerator, denominator);
}

type Parts = readonly [numerator: number, denominator: number];

/** Unicode's compatibility form of "¾" is "3⁄4". */
function parts(sign: string): Parts {
	const [numerator = '1', denominator = '2'] = sign.normalize('NFKC').split('⁄');
	return [Number(numerator), Number(denominator)];
}
