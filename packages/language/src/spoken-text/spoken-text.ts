import { type Language, languagePack } from '../languages/index.ts';
import { Line } from './line.ts';
import { dictionaryOf, type Pronunciation } from './pronunciations.ts';
import { readNext } from './rules/read-next.ts';
import { SpeechBuilder } from './speech-builder.ts';
import type { SpokenText } from './types.ts';

const NONE: readonly Pronunciation[] = [];

/**
 * Turns a written line into words that a formant synthesizer (eSpeak NG) reads rightly: numbers, money, dates, hours,
 * units, roman numerals, acronyms, abbreviations and symbols become words; brackets, quotes, emoji and scripts that
 * the voices cannot read are left out; sentence punctuation stays, since it gives the intonation.
 *
 * Words of the dictionary are said as it has them, before any rule is asked. English words of a Portuguese text keep
 * their letters and are told apart for a voice that has English sounds; for others they are respelled where that helps.
 *
 * One pass from left to right, in time linear in the length of the text.
 */
export function spokenText(
	text: string,
	language: Language,
	pronunciations: readonly Pronunciation[] = NONE,
	{ saysEnglish = false } = {},
): SpokenText {
	const dictionary = dictionaryOf(pronunciations);
	const line = new Line(text, languagePack(language).speech, saysEnglish);
	const builder = new SpeechBuilder();
	while (line.at < text.length) {
		const from = line.at;
		const reading = dictionary.read(text, from) ?? readNext(line);
		builder.add(from, reading);
		line.advance(reading);
	}
	return builder.finish(text);
}
