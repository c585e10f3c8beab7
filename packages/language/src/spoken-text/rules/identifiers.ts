import type { Line } from '../line.ts';
import { digitGroups, sayDigits, sayWhole } from '../number-literal.ts';
import type { Reading } from '../reading.ts';

const END = '(?![\\d]|[-.]\\d)';
const INTERNATIONAL = /\+\d{1,3}(?:[ .-]?\(\d{1,4}\)|[ .-]?\d{2,5}){1,5}(?!\d)/y;
const AREA_CODE = new RegExp(`\\(\\d{2,3}\\)\\s?\\d{3,5}[- .]?\\d{4}${END}`, 'y');
const IDENTIFIERS = [
	'0[3589]00[ -]?\\d{3}[ -]?\\d{3,4}',
	'(?:1-)?\\d{3}[-.]\\d{3}[-.]\\d{4}',
	'\\d{2}[ ]\\d{4,5}-\\d{4}',
	'\\d{5}-\\d{3,4}',
	'\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}',
	'\\d{2}\\.\\d{3}\\.\\d{3}/\\d{4}-\\d{2}',
	'\\d{2}\\.\\d{3}-\\d{3}',
	'\\d{3}-\\d{2}-\\d{4}',
	'\\d{4}[ -]\\d{4}[ -]\\d{4}[ -]\\d{4}',
	'\\d{7}-\\d{2}\\.\\d{4}\\.\\d\\.\\d{2}\\.\\d{4}',
].map((pattern) => new RegExp(`${pattern}${END}`, 'y'));
const LOCAL_PHONE = new RegExp(`(\\d{4})-(\\d{4})${END}`, 'y');
const SEVEN_DIGITS = new RegExp(`\\d{3}-\\d{4}${END}`, 'y');
const HYPHENED = new RegExp(`\\d{1,8}(?:[-.]\\d{1,8}){2,7}(?!\\p{L})${END}`, 'uy');
const CALL_WORDS = new Set('telefone tel fone ligue número whatsapp celular phone call dial number fax tel'.split(' '));
const FIRST_YEAR = 1000;
const LAST_YEAR = 2200;
const MIN_PHONE_DIGITS = 8;
const MIN_CODE_DIGITS = 7;

/** Phone numbers that begin with a sign: "+55 11 98765-4321", "(11) 98765-4321". */
export function readPhone(line: Line): Reading | undefined {
	const match = line.match(INTERNATIONAL) ?? line.match(AREA_CODE);
	if (!match || match[0].replace(/\D/g, '').length < MIN_PHONE_DIGITS) return undefined;
	return digitByDigit(line, match[0], match[0].startsWith('+') ? `${line.speech.wording.plus} ` : '');
}

/** Phone numbers, postal codes, tax numbers and the like, digit by digit. */
export function readIdentifier(line: Line): Reading | undefined {
	for (const pattern of IDENTIFIERS) {
		const match = line.match(pattern);
		if (match) return digitByDigit(line, match[0]);
	}
	const local = line.match(LOCAL_PHONE);
	if (local && !isYearSpan(Number(local[1]), Number(local[2]))) return digitByDigit(line, local[0]);
	const seven = CALL_WORDS.has(line.before) ? line.match(SEVEN_DIGITS) : null;
	return seven ? digitByDigit(line, seven[0]) : undefined;
}

function isYearSpan(from: number, to: number): boolean {
	return from >= FIRST_YEAR && to <= LAST_YEAR && from < to;
}

function digitByDigit(line: Line, written: string, before = ''): Reading {
	const groups = (written.match(/\d+/g) ?? []).flatMap(digitGroups);
	return { to: line.at + written.length, say: before + sayDigits(groups, line.speech) };
}

const DOTTED = /\d{1,5}(?:\.\d{1,5}){2,7}(?!\d)/y;
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Versions, section numbers and network addresses ("3.2.1"), and codes with several hyphens ("4-4-2"). */
export function readDottedNumber(line: Line): Reading | undefined {
	const { speech } = line;
	const dotted = line.match(DOTTED)?.[0];
	if (dotted && !THOUSANDS.test(dotted)) {
		const parts = dotted.split('.').map((part) => sayWhole(part, 'm', speech));
		return { to: line.at + dotted.length, say: parts.join(` ${speech.wording.dot} `) };
	}
	const code = line.match(HYPHENED)?.[0];
	if (!code?.includes('-') || line.char(line.at - 1) === '-') return undefined;
	if (code.replace(/\D/g, '').length >= MIN_CODE_DIGITS) return digitByDigit(line, code);
	const parts = code.split(/[-.]/).map((part) => sayWhole(part, 'm', speech));
	return { to: line.at + code.length, say: parts.join(', ') };
}
