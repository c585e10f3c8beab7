import type { Line } from '../line.ts';
import type { Reading } from '../reading.ts';
import type { SpeechLanguage } from '../speech-language.ts';

const PLAIN = /[A-Za-zÁÀÂÃÉÊÍÓÔÕÚáàâãäéèêëíìîïóòôõöúùûüçñ][a-záàâãäéèêëíìîïóòôõöúùûüçñ]{1,60}(?=[\s,;!?]|\.?(?:\s|$))/y;
const VOWEL = /[aeiouyáàâãäéèêëíìîïóòôõöúùûü]/;

const specials = new WeakMap<SpeechLanguage, ReadonlySet<string>>();

/** Words that other rules may read otherwise. */
function specialWords(speech: SpeechLanguage): ReadonlySet<string> {
	const known = specials.get(speech);
	if (known) return known;
	const special = new Set([...abbreviatedWords(speech), ...speech.respellings.keys(), ...speech.loneUnits]);
	specials.set(speech, special);
	return special;
}

/** The first words of abbreviations. */
export function abbreviatedWords(speech: SpeechLanguage): string[] {
	return [...speech.abbreviations.keys()].map((written) => written.split(/[^\p{L}]/u)[0] ?? '');
}

/** The short way for what most of a text is: words that no other rule has anything to say about. */
export function readPlainWord(line: Line): Reading | undefined {
	if (line.quantity) return undefined;
	const { letterWords, singleLetters } = line.speech;
	const word = line.match(PLAIN)?.[0] ?? '';
	if (word === '' && line.match(singleLetters.plainWord) && !letterWords.has(line.before)) {
		return { to: line.at + 1, say: line.char(line.at) };
	}
	if (word === '' || !VOWEL.test(word)) return undefined;
	const special = specialWords(line.speech);
	if (special.has(word) || special.has(word.toLowerCase())) return undefined;
	return { to: line.at + word.length, say: word };
}
