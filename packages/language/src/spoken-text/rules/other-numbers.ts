import type { Line } from '../line.ts';
import { digitGroups, sayDigits, sayWhole } from '../number-literal.ts';
import type { Reading } from '../reading.ts';
import { romanValue } from './romans.ts';

const OTHER_NUMBER = /[\p{N}--[0-9]]{1,30}/vy;
const DECIMAL_DIGIT = /\p{Nd}/u;
const MAX_COUNTED = 9;

/** Digits of other scripts and forms ("４２", "①", "Ⅳ"); number signs without a plain form are left out. */
export function readOtherNumber(line: Line): Reading | undefined {
	const match = line.match(OTHER_NUMBER);
	if (!match) return undefined;
	const to = line.at + match[0].length;
	const plain = [...match[0].normalize('NFKC')].map(plainDigit).join('');
	const roman = /^[IVXLCDM]+$/.test(plain) ? romanValue(plain) : undefined;
	if (roman) return { to, say: line.speech.cardinal(BigInt(roman), 'm') };
	const digits = plain.replace(/\D/g, '');
	if (digits === '') return { to };
	const say =
		digits.length > MAX_COUNTED ? sayDigits(digitGroups(digits), line.speech) : sayWhole(digits, 'm', line.speech);
	return { to, say, quantity: { singular: false } };
}

/** Decimal digits stand in rows of ten from zero to nine in every script. */
function plainDigit(char: string): string {
	const point = char.codePointAt(0) ?? 0;
	if (!DECIMAL_DIGIT.test(char) || point <= 0x39) return char;
	let zero = point;
	while (point - zero < 9 && DECIMAL_DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
	return String(point - zero);
}
