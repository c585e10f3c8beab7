import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { fold, sayLetters } from './spelling.ts';

const SINGLE = /([\p{Script=Latin}--[ªº]])(?![\p{L}\p{M}]|['’]\p{L}|-\p{Ll})/vy;
const ALWAYS_WORDS: Readonly<Record<SpeechLanguage['language'], RegExp>> = {
	'pt-BR': /^[aeouáéíóúàâêôãõ]$/i,
	'en-US': /^[aio]$/,
};
/** Words of their own that are also written where the name of a letter may stand: "o grupo e a turma", "the type a". */
const MAY_BE_WORDS: Readonly<Record<SpeechLanguage['language'], RegExp>> = {
	'pt-BR': /^[aeo]$/,
	'en-US': /^a$/,
};
const ACCENTED = /^[áéíóúàâêôãõ]$/i;
const CLOSED = /["”’»)\]]|\s*(?:[.,;:!?…)—–]|-\s|$)/y;
const SENTENCE_CLOSED = /["”’»)\]]|\s*(?:[.;:!?]|$)/y;
/** Words that follow the name of a letter and no article, preposition or conjunction. */
const AFTER_LETTER: Readonly<Record<SpeechLanguage['language'], RegExp>> = {
	'pt-BR': /\s(?:e|ou|d[aeo]s?|é|são|foi|era|será|ao|para|com)(?![\p{L}'’-])/iuy,
	'en-US': /\s(?:and|or|of|is|was|has|in|to|with|for|on|at|from)(?![\p{L}'’-])/uy,
};
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
	const comma = letter === 'E' && speech.language === 'pt-BR' && line.sentenceStart && line.match(COMMA, to);
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
	if (line.speech.language === 'en-US' && letter === 'A') return line.match(ARTICLE_FOLLOWER, to) !== null;
	if (/^[EO]$/.test(letter)) return line.match(ARTICLE_FOLLOWER, to) !== null;
	return letter === 'I' || ALWAYS_WORDS[line.speech.language].test(letter);
}

/** Whether a letter behind a word such as "grupo" is its name; small ones that make words only where no word fits. */
function isNamed(line: Line, letter: string, to: number): boolean {
	const { language } = line.speech;
	if (language === 'pt-BR' && ACCENTED.test(letter)) return false;
	const written = language === 'pt-BR' && line.shouting ? letter.toLowerCase() : letter;
	if (!MAY_BE_WORDS[language].test(written)) return true;
	if (written !== 'e') return line.match(CLOSED, to) !== null || line.match(AFTER_LETTER[language], to) !== null;
	if (line.match(SENTENCE_CLOSED, to) || line.match(AND_LETTER, to)) return true;
	const closed = line.match(CLOSED, to) ?? line.match(OF_AFTER_LETTER, to);
	return closed !== null && SURE_LETTER_WORDS.has(line.before);
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
