import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { fold, sayLetters } from './spelling.ts';

const SINGLE = /([\p{Script=Latin}--[ªº]])(?![\p{L}\p{M}]|['’]\p{L}|-\p{Ll})/vy;
const ALWAYS_WORDS: Readonly<Record<SpeechLanguage['language'], RegExp>> = {
	'pt-BR': /^[aeouáéíóúàâêôãõ]$/i,
	'en-US': /^[aio]$/,
};
const ARTICLE_FOLLOWER = /\s+[\p{L}\d"“‘§№#@$€£(*_`]/uy;
const COMMA = /\s?,/y;
const VERSION = /v(?:\.?(?=\d)|\.\s(?=\d+\.\d))/iy;
const CROSS_BEHIND = /\s?x\s?(\d{1,5})/iy;
const UNIT_BEHIND = /\s?x\s?\d{1,5}\s?(?:[cmk]?m|pol|px)(?!\p{L})/iuy;
const NAME_BEHIND = /\s\p{Lu}/uy;
const MAX_GOALS = 20;

/** Letters that stand alone: names of letters, versions ("v2"), crosses ("3x1"), or the words "a", "e", "o", "I". */
export function readSingleLetter(line: Line): Reading | undefined {
	const letter = line.match(SINGLE)?.[1];
	if (!letter) return undefined;
	const { speech } = line;
	const to = line.at + letter.length;
	if (/\p{M}/u.test(letter)) return undefined;
	const comma = letter === 'E' && speech.language === 'pt-BR' && line.sentenceStart && line.match(COMMA, to);
	if (comma) return { to: to + comma[0].length, say: letter };
	const version = line.match(VERSION);
	if (version) return { to: line.at + version[0].length, say: speech.wording.version };
	if (letter === 'x' || letter === 'X') return readCross(line, to);
	const glued = /\d/.test(line.char(line.at - 1)) || /[\d&]/.test(line.char(to)) || line.char(line.at - 1) === '&';
	if (!glued && !speech.letterWords.has(line.before) && isOrdinary(line, letter, to)) {
		return { to, say: isolated(line, letter, to) };
	}
	return { to, say: speech.letters[fold(letter)] ?? letter };
}

function isOrdinary(line: Line, letter: string, to: number): boolean {
	if (line.speech.language === 'en-US' && letter === 'A') return line.match(ARTICLE_FOLLOWER, to) !== null;
	if (/^[EO]$/.test(letter)) return line.match(ARTICLE_FOLLOWER, to) !== null;
	return letter === 'I' || ALWAYS_WORDS[line.speech.language].test(letter);
}

const CLAUSE_END = /\s*(?:[.,;:!?…)—–]|$)/y;

/** eSpeak NG names the accent of "é" when the word is a clause by itself ("É, mas..."); an "h" keeps it a word. */
function isolated(line: Line, letter: string, to: number): string {
	const alone = line.speech.language === 'pt-BR' && line.clauseStart && line.match(CLAUSE_END, to);
	return alone && /^[éàêôâãõ]$/i.test(letter) ? `${letter}h` : letter;
}

/** "Brasil x Argentina", "3x1", "1920x1080". */
function readCross(line: Line, to: number): Reading {
	const { wording, letters, language } = line.speech;
	const match = line.match(CROSS_BEHIND);
	if (line.quantity && match) {
		const isSize = /\d/.test(line.previous) === false || line.match(UNIT_BEHIND) || Number(match[1]) > MAX_GOALS;
		return { to, say: isSize || language === 'en-US' ? wording.by : wording.score };
	}
	const between = /^\p{Lu}/u.test(line.previous) && line.match(NAME_BEHIND, to);
	return { to, say: between ? wording.versus : (letters.x ?? 'x') };
}

const PART =
	"[[\\p{Script=Latin}\\p{M}\\u00AD\\u200B-\\u200D]--[ªº]]{1,60}(?:['’][\\p{Script=Latin}\\p{M}]{1,60}){0,3}";
const WORD = new RegExp(`${PART}(?:[‐‑\\-]${PART}){0,5}`, 'vy');
const CAMEL = /^(\p{Lu}?\p{Ll}+)\p{Lu}/u;
const CAPITALS = /\p{Lu}{2}/u;
const HYPHEN = /[-‐‑]/;
const INVISIBLE = /[\u00AD\u200B-\u200D]/g;
const MAX_MIXED = 4;
const UNSAYABLE = /^[bcdfghj-np-tv-xz]{2,}$/;
const INTERJECTION = /^(?:h+m+|m+h?m*|s+h+|p+s+t+|b+r+|z+|gr+|tsk|tsc|pf+t?|nth)$/;

/** An ordinary word, respelled where the voice would get it wrong. */
export function readWord(line: Line): Reading | undefined {
	const written = line.match(WORD)?.[0];
	if (!written) return undefined;
	const { speech } = line;
	const whole = clean(written);
	const respelled = speech.respellings.get(whole.toLowerCase());
	if (respelled) return { to: line.at + written.length, say: respelled };
	const parts = written.split(HYPHEN);
	if (parts.length > 1 && parts.every((part) => isPlain(part, speech))) {
		return { to: line.at + written.length, say: readable(whole) };
	}
	return readPart(line, parts[0] ?? written);
}

function isPlain(part: string, speech: SpeechLanguage): boolean {
	return !CAMEL.test(part) && !CAPITALS.test(part) && !speech.respellings.has(clean(part).toLowerCase());
}

function readPart(line: Line, part: string): Reading {
	const { speech } = line;
	const to = line.at + part.length;
	const word = clean(part);
	const respelled = speech.respellings.get(word.toLowerCase());
	if (respelled) return { to, say: respelled };
	if (UNSAYABLE.test(word) && !INTERJECTION.test(word)) return { to, say: sayLetters(word, speech) };
	const camel = CAMEL.exec(part);
	if (!camel) return { to, say: readable(word) };
	if (part.length <= MAX_MIXED && /\p{Lu}$/u.test(part)) {
		const known = speech.acronyms.get(word.toUpperCase());
		return { to, say: known?.as === 'words' ? known.say : sayLetters(word, speech) };
	}
	return { to: line.at + (camel[1] ?? part).length, say: readable(camel[1] ?? part) };
}

function clean(word: string): string {
	return word.replace(INVISIBLE, '').normalize('NFC');
}

const UNREADABLE = /[^\p{ASCII}áàâãäéèêëíìîïóòôõöúùûüçñ]/giu;
const PLAIN_FORMS: Readonly<Record<string, string>> = {
	ß: 'ss',
	ø: 'o',
	æ: 'e',
	œ: 'e',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	ı: 'i',
};

/** The word with letters that the voices name instead of saying ("ł", "š") as plain ones. */
function readable(word: string): string {
	return word
		.replace(/[‐‑]/g, '-')
		.replaceAll('’', "'")
		.replace(UNREADABLE, (letter) => {
			const plain = PLAIN_FORMS[letter.toLowerCase()] ?? letter.normalize('NFKD').replace(/\P{ASCII}/gu, '');
			return letter === letter.toUpperCase() ? plain.toUpperCase() : plain;
		});
}

const GREEK = /\p{Script=Greek}[\p{Script=Greek}\p{M}]*/uy;
const OTHER = /[\p{L}\p{M}]+/uy;

/** Single Greek letters by name; Greek words as they are; scripts that the voices cannot read are left out. */
export function readForeignLetters(line: Line): Reading | undefined {
	const greek = line.match(GREEK)?.[0];
	if (greek) {
		const name = line.speech.greek[greek.toLowerCase()];
		return { to: line.at + greek.length, say: name ?? greek };
	}
	const other = line.match(OTHER)?.[0];
	return other ? { to: line.at + other.length } : undefined;
}
