import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import { fold, sayLetters } from './spelling.ts';

const SINGLE = /([\p{Script=Latin}--[ªº]])(?![\p{L}\p{M}]|['’]\p{L}|-\p{Ll})/vy;
const CLOSED = /["”’»)\]]|\s*(?:[.,;:!?…)—–]|-\s|$)/y;
const SENTENCE_CLOSED = /["”’»)\]]|\s*(?:[.;:!?]|$)/y;
const AND_LETTER = /\s(?:e|ou)\s[b-df-np-z](?![\p{L}'’-])/uy;
const OF_AFTER_LETTER = /\sd[aeo]s?(?!\p{L})/uy;
/** Words after which "e" is the letter sooner than the conjunction. */
const SURE_LETTER_WORDS = new Set('letra letras vitamina vitaminas alínea alíneas'.split(' '));
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
	const comma = letter === speech.singleLetters.opening && line.sentenceStart && line.match(COMMA, to);
	if (comma) return { to: to + comma[0].length, say: letter };
	const version = line.match(VERSION);
	if (version) {
		// Recommendations of the ITU are named by letters: "V.42".
		const say = version[0] === 'V.' ? sayLetters('V', speech) : speech.wording.version;
		return { to: line.at + version[0].length, say };
	}
	if (letter === 'x' || letter === 'X') return readCross(line, to);
	const glued = /\d/.test(line.char(line.at - 1)) || /[\d&]/.test(line.char(to)) || line.char(line.at - 1) === '&';
	const ordinary = speech.letterWords.has(line.before) ? !isNamed(line, letter, to) : isOrdinary(line, letter, to);
	if (!glued && ordinary) return { to, say: isolated(line, letter, to) };
	return { to, say: speech.letters[fold(letter)] ?? letter };
}

function isOrdinary(line: Line, letter: string, to: number): boolean {
	const { capitalWords, words } = line.speech.singleLetters;
	if (capitalWords.test(letter)) return line.match(ARTICLE_FOLLOWER, to) !== null;
	return letter === 'I' || words.test(letter);
}

/** Whether a letter behind a word such as "grupo" is its name; small ones that make words only where no word fits. */
function isNamed(line: Line, letter: string, to: number): boolean {
	const { accented, mayShout, maybeNames, afterName } = line.speech.singleLetters;
	if (accented?.test(letter)) return false;
	const written = mayShout && line.shouting ? letter.toLowerCase() : letter;
	if (!maybeNames.test(written)) return true;
	if (written !== 'e') return line.match(CLOSED, to) !== null || line.match(afterName, to) !== null;
	if (line.match(SENTENCE_CLOSED, to) || line.match(AND_LETTER, to)) return true;
	const closed = line.match(CLOSED, to) ?? line.match(OF_AFTER_LETTER, to);
	return closed !== null && SURE_LETTER_WORDS.has(line.before);
}

const CLAUSE_END = /\s*(?:[.,;:!?…)—–]|$)/y;

/** eSpeak NG names the accent of "é" when the word is a clause by itself ("É, mas..."); an "h" keeps it a word. */
function isolated(line: Line, letter: string, to: number): string {
	const alone = line.speech.singleLetters.accented && line.clauseStart && line.match(CLAUSE_END, to);
	return alone && /^[éàêôâãõ]$/i.test(letter) ? `${letter}h` : letter;
}

/** "Brasil x Argentina", "3x1", "1920x1080". */
function readCross(line: Line, to: number): Reading {
	const { wording, letters } = line.speech;
	const match = line.match(CROSS_BEHIND);
	if (line.quantity && match) {
		const isSize = /\d/.test(line.previous) === false || line.match(UNIT_BEHIND) || Number(match[1]) > MAX_GOALS;
		return { to, say: isSize ? wording.by : wording.score };
	}
	const between = /^\p{Lu}/u.test(line.previous) && line.match(NAME_BEHIND, to);
	return { to, say: between ? wording.versus : (letters.x ?? 'x') };
}
