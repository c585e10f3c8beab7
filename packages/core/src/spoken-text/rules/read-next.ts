import type { Line } from '../line.ts';
import type { Reading, Rule } from '../speech-language.ts';
import { readAbbreviation } from './abbreviations.ts';
import { readAcronym, readInitials } from './acronyms.ts';
import { readDate } from './dates.ts';
import { readFraction, readMixedNumber, readVulgarFraction } from './fractions.ts';
import { readDottedNumber, readIdentifier, readPhone } from './identifiers.ts';
import { readLink } from './links.ts';
import { readLoneCurrency, readMoney, readMoneyBehind } from './money.ts';
import { readNumber, readSign } from './numbers.ts';
import { readOrdinal } from './ordinals.ts';
import { readPause, readSpace } from './pauses.ts';
import { readRoman } from './romans.ts';
import { readSlash } from './slashes.ts';
import { readSymbol } from './symbols.ts';
import { readTime } from './times.ts';
import { readLoneUnit, readMagnitude, readUnit } from './units.ts';
import { readForeignLetters, readSingleLetter, readWord } from './words.ts';

const languageRules: Rule = (line) => {
	for (const rule of line.speech.digitRules) {
		const reading = rule(line);
		if (reading) return reading;
	}
	return undefined;
};

const LETTER_RULES: readonly Rule[] = [
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
	readMoney,
	readLoneCurrency,
	readVulgarFraction,
	readUnit,
	readSign,
	readSlash,
	readSymbol,
	readPause,
	readForeignLetters,
];

const SPACE = /\s/;
const DIGIT = /\d/;
const LATIN = /[\p{Script=Latin}--[ªº]]/v;

/** The reading of what comes next in the line; what no rule knows is left out of speech. */
export function readNext(line: Line): Reading {
	const next = String.fromCodePoint(line.text.codePointAt(line.at) ?? 0);
	if (SPACE.test(next)) return readSpace(line);
	const rules = DIGIT.test(next) ? DIGIT_RULES : LATIN.test(next) ? LETTER_RULES : SIGN_RULES;
	for (const rule of rules) {
		const reading = rule(line);
		if (reading) return reading;
	}
	return { to: line.at + next.length };
}
