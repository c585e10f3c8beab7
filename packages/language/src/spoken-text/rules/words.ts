import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { sayLetters } from './spelling.ts';

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
