import type { Line } from '../line.ts';
import { digitGroups, type NumberLiteral, parseNumber, sayDigits, sayNumber } from '../number-literal.ts';
import type { Reading } from '../reading.ts';
import { unitAt } from './units.ts';

const IN_CODE = /\p{L}-?$/u;
const MAX_COUNT_DIGITS = 9;
const ROUND = /^[1-9]\d{0,14}000$/;

/** A number as an amount; leading zeros and very long rows of digits are read one by one. */
export function readNumber(line: Line): Reading | undefined {
	const { speech } = line;
	const written = parseNumber(line.text, line.at, speech);
	if (!written) return undefined;
	const number = isThousandsOfEnglish(line, written)
		? { ...written, whole: `${written.whole}000`, fraction: '' }
		: written;
	const { to, whole, fraction } = number;
	const singular = speech.isSingular(BigInt(whole), fraction);
	const inCode = IN_CODE.test(line.text.slice(Math.max(0, line.at - 2), line.at)) && !line.quantity;
	if (!number.grouped && fraction === '') {
		const code = (whole.length > 1 && whole.startsWith('0')) || (whole.length > MAX_COUNT_DIGITS && !ROUND.test(whole));
		if (code) {
			return { to, say: sayDigits(digitGroups(whole), speech), quantity: { singular: false } };
		}
		const say = speech.numberInContext(line, whole, to);
		if (say) return { to, say, ...(!inCode && { quantity: { singular } }) };
	}
	const gender = speech.genderAfter(line.text, to, BigInt(whole) === 1n);
	const of = fraction === '' ? speech.ofAfter(BigInt(whole)) : '';
	const counts = of !== '' && (speech.countsNoun(line.text, to) || unitBehind(line, to));
	const say = sayNumber(number, gender, speech);
	return { to, say: counts ? `${say} ${of}` : say, ...(!inCode && { quantity: { singular } }) };
}

/** "25,000 litros": nobody counts in thousandths, so the comma is that of English; "25,000 kg" is measured. */
function isThousandsOfEnglish(line: Line, { to, whole, fraction, grouped }: NumberLiteral): boolean {
	if (line.speech.decimalMark !== ',' || grouped || fraction !== '000') return false;
	return /^[1-9]\d{0,2}$/.test(whole) && !unitBehind(line, to);
}

const BEFORE_SIGN = /^$|[\s([{"“'‘:;=,~/<>≤≥±≈]/;
const SPACE = /[ \u00A0]/;
const SIGNED = /[-−–+±](?=[\d.,]*\d)/y;

/** Whether a unit follows, with or without a space. */
function unitBehind(line: Line, to: number): boolean {
	return unitAt(line, SPACE.test(line.char(to)) ? to + 1 : to) !== undefined;
}

/** A sign before a number: "-5", "−3,2", "+10". */
export function readSign(line: Line): Reading | undefined {
	const match = line.match(SIGNED);
	if (!match || !BEFORE_SIGN.test(line.char(line.at - 1))) return undefined;
	if (match[0] === '–' && line.quantity) return undefined;
	const sign = /[-–]/.test(match[0]) ? '−' : match[0];
	return { to: line.at + 1, say: line.speech.symbols[sign] ?? '' };
}
