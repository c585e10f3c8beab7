import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import { fold, sayLetters } from './spelling.ts';

const CAPITALS = /(\p{Lu}[\p{Lu}\p{M}]{1,30})(s)?(?!\p{Ll}|\p{M})(['’]s(?!\p{L}))?/uy;
const DOTTED = /(?:\p{Lu}\.){2,8}(?!\p{Ll})|(?:\p{Ll}\.){2,8}(?!\p{L})/uy;
const INITIAL = /(\p{Lu})\.(?=\s?\p{Lu})/uy;
const END = /\s*$/y;
const STATE_BORDER = /\p{L}\s?[(/–-]\s?$/u;
const VOWEL = /[aeiouy]/;
/** How no word of either language begins: "NVDA" stays letters in a heading too. */
const NO_ONSET = /^(?:n[^aeiouyh]|m[^aeiouyn]|[lr][^aeiouyh]|v[^aeiouylr]|f[^aeiouyjlr]|[jxz][^aeiouy])/;
const MAX_SPELLED = 5;
const MAX_WITH_DIGITS = 3;

/** Words in capitals: known acronyms by their list, others by whether they can be said as a word. */
export function readAcronym(line: Line): Reading | undefined {
	const match = line.match(CAPITALS);
	if (!match) return undefined;
	const letters = (match[1] ?? '').normalize('NFC');
	const to = line.at + match[0].length;
	const state = line.speech.states.get(letters);
	if (state && STATE_BORDER.test(line.text.slice(Math.max(0, line.at - 4), line.at))) return { to, say: state };
	const ending = match[2] ? 's' : match[3] ? "'s" : '';
	return { to, say: sayCapitals(line, letters, to, ending) };
}

function sayCapitals(line: Line, letters: string, to: number, ending: string): string {
	const { speech } = line;
	const lower = letters.toLowerCase();
	const ordinary = speech.shortWords.has(lower);
	const withEnding = speech.acronyms.get(letters + ending);
	const known = line.shouting && ordinary ? undefined : (withEnding ?? speech.acronyms.get(letters));
	const spelled = () =>
		ending === '' ? sayLetters(letters, speech) : speech.letterPlural(sayLetters(letters, speech));
	if (known?.as === 'words') return withEnding ? known.say : `${known.say}${ending}`;
	if (known?.as === 'letters') return spelled();
	const word = speech.respellings.get(lower) ?? lower + ending;
	const glued = /[\d₀-₉]/.test(line.char(to)) || /[₀-₉]/.test(line.char(line.at - 1));
	if (glued && known?.as !== 'word' && letters.length <= MAX_WITH_DIGITS) return spelled();
	if (known?.as === 'word' || (ordinary && line.char(to) !== '&')) return word;
	if (!/^[a-z]+$/.test(lower)) return word;
	if (letters.length <= MAX_WITH_DIGITS && (line.char(to) === '&' || line.char(line.at - 1) === '&')) return spelled();
	return isWord(line, fold(letters)) ? word : spelled();
}

function isWord(line: Line, letters: string): boolean {
	// Before the syllables are looked for: that takes exponential time, and finds a vowel in each.
	if (letters.length > MAX_SPELLED) return VOWEL.test(letters);
	if (line.speech.isPronounceable(letters)) return true;
	return line.shouting && VOWEL.test(letters) && letters.length !== 3 && !NO_ONSET.test(letters);
}

/** "U.S.", "J. R. R. Tolkien": letters with dots that are no ends of sentences. */
export function readInitials(line: Line): Reading | undefined {
	const dotted = line.match(DOTTED);
	if (dotted) {
		const letters = dotted[0].replaceAll('.', '');
		const to = line.at + dotted[0].length;
		const known = line.speech.acronyms.get(letters.toUpperCase());
		const say = known?.as === 'words' ? known.say : sayLetters(letters, line.speech);
		return { to, say, ...(line.match(END, to) && { pause: '.' as const }) };
	}
	const initial = line.match(INITIAL);
	if (!initial || !(line.sentenceStart || /^\p{Lu}/u.test(line.previous))) return undefined;
	return { to: line.at + initial[0].length, say: sayLetters(initial[1] ?? '', line.speech) };
}
