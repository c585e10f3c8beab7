import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import { readAbbreviation } from './abbreviations.ts';
import { readAcronym, readInitials } from './acronyms.ts';
import { readDate } from './dates.ts';
import { readEnglish } from './english.ts';
import { readFraction, readMixedNumber, readVulgarFraction } from './fractions.ts';
import { readDottedNumber, readIdentifier, readPhone } from './identifiers.ts';
import { readLink } from './links.ts';
import { readLoneCurrency, readMoney, readMoneyBehind } from './money.ts';
import { readNumber, readSign } from './numbers.ts';
import { readOrdinal } from './ordinals.ts';
import { readOtherNumber } from './other-numbers.ts';
import { readPause, readSpace } from './pauses.ts';
import { readPlainWord } from './plain-words.ts';
import { readListedRoman, readRoman } from './romans.ts';
import { readSingleLetter } from './single-letters.ts';
import { readSlash } from './slashes.ts';
import { readSymbol } from './symbols.ts';
import { readTime } from './times.ts';
import { readLoneUnit, readMagnitude, readUnit } from './units.ts';
import { readForeignLetters, readWord } from './words.ts';

/** Reads what comes next, or leaves it to the next rule. */
type Rule = (line: Line) => Reading | undefined;

const languageRules: Rule = (line) => {
	for (const rule of line.speech.digitRules) {
		const reading = rule(line);
		if (reading) return reading;
	}
	return undefined;
};

const LETTER_RULES: readonly Rule[] = [
	readEnglish,
	readPlainWord,
	readLink,
	readMoney,
	readLoneCurrency,
	readMagnitude,
	readUnit,
	readAbbreviation,
	readRoman,
	readInitials,
	readLoneUnit,
	readAcronym,
	readSingleLetter,
	readWord,
];

const DIGIT_RULES: readonly Rule[] = [
	readLink,
	readTime,
	readDate,
	readIdentifier,
	readMixedNumber,
	readFraction,
	readOrdinal,
	languageRules,
	readMoneyBehind,
	readDottedNumber,
	readNumber,
];

const SIGN_RULES: readonly Rule[] = [
	readPhone,
	readListedRoman,
	readMoney,
	readLoneCurrency,
	readVulgarFraction,
	readUnit,
	readSign,
	readSlash,
	readSymbol,
	readOtherNumber,
	readPause,
	readForeignLetters,
];

const ORDINAL_SIGN = /[ªº]/;
const LATIN = /[\p{Script=Latin}&&\p{L}]/v;
const ASCII_LETTER = /[a-z]/i;

/** The reading of what comes next in the line; what no rule knows is left out of speech. */
export function readNext(line: Line): Reading {
	const next = line.char(line.at);
	if (next === ' ') return line.char(line.at + 1).trim() === '' ? readSpace(line) : { to: line.at + 1 };
	if (next.trim() === '') return readSpace(line);
	for (const rule of rulesFor(line, next)) {
		const reading = rule(line);
		if (reading) return reading;
	}
	return { to: line.at + String.fromCodePoint(line.text.codePointAt(line.at) ?? 0).length };
}

function rulesFor(line: Line, next: string): readonly Rule[] {
	if (ASCII_LETTER.test(next)) return LETTER_RULES;
	if (next >= '0' && next <= '9') return DIGIT_RULES;
	if (next < '\x80') return SIGN_RULES;
	const char = String.fromCodePoint(line.text.codePointAt(line.at) ?? 0);
	return LATIN.test(char) && !ORDINAL_SIGN.test(char) ? LETTER_RULES : SIGN_RULES;
}
