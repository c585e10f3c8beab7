import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import type { EnglishWords } from '../vocabulary.ts';
import { abbreviatedWords } from './plain-words.ts';

const PART = "[A-Za-z][a-z]{0,30}(?:['’][a-z]{1,2})?";
const END = '(?![\\p{L}\\p{M}\\p{N}_@/\\-‐‑])';
const WORD = new RegExp(`${PART}(?:[-‐‑]${PART}){0,4}${END}`, 'uy');
const NEXT_WORD = new RegExp(`\\s(${PART})${END}`, 'uy');
const HYPHEN = /[-‐‑]/;
const CAPITAL = /^\p{Lu}/u;
/** Words of both languages in a row that may stand before an English one. */
const MOST_BETWEEN = 2;

/** An English word of another language's text, where the voice has English sounds. */
export function readEnglish(line: Line): Reading | undefined {
	const { englishWords } = line.speech;
	if (!line.saysEnglish || !englishWords) return undefined;
	const written = line.match(WORD)?.[0];
	if (!written || written.length < 2 || isSpecial(written, line.speech, englishWords)) return undefined;
	const to = line.at + written.length;
	const isEnglish = isCompound(written, englishWords) || isBetween(line, written, to, englishWords);
	return isEnglish ? { to, say: written.replaceAll('’', "'").replace(/[‐‑]/g, '-'), english: true } : undefined;
}

function isCompound(written: string, words: EnglishWords): boolean {
	const parts = written.split(HYPHEN);
	return parts.some((part) => words.has(part)) && parts.every((part) => words.has(part) || words.hasBetween(part));
}

/**
 * Whether a word of both languages is English because of what stands around it: "The Lord of the Rings", "o curso de
 * Data Science".
 */
function isBetween(line: Line, written: string, to: number, words: EnglishWords): boolean {
	if (!words.hasBetween(written)) return false;
	const beginsName = CAPITAL.test(written) && !line.sentenceStart;
	if (!line.english && !beginsName) return false;
	let next = line.match(NEXT_WORD, to);
	for (let others = 0; next?.[1]; others++) {
		if (words.has(next[1])) return line.english || CAPITAL.test(next[1]);
		if (others === MOST_BETWEEN || !words.hasBetween(next[1])) return false;
		next = line.match(NEXT_WORD, next.index + next[0].length);
	}
	return false;
}

const specials = new WeakMap<SpeechLanguage, ReadonlySet<string>>();

/** Abbreviations, units and loans, which have readings of their own. */
function isSpecial(word: string, speech: SpeechLanguage, words: EnglishWords): boolean {
	let special = specials.get(speech);
	if (!special) {
		const loans = [...speech.respellings.keys()].filter((respelled) => !words.has(respelled));
		special = new Set([...abbreviatedWords(speech), ...speech.units.keys(), ...speech.loneUnits, ...loans]);
		specials.set(speech, special);
	}
	return special.has(word) || special.has(word.toLowerCase());
}
