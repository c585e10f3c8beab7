import type { Language } from '@nexus/contract';
import { isFunctionWord, soundKey } from '@nexus/language/words';

const MOST_TERMS = 12;
/** A name of two words or more, or a word. */
const TERM = /\p{Lu}[\p{L}-]+(?: (?:d[aeo]s? |of )?\p{Lu}[\p{L}-]+)+|\p{L}[\p{L}-]+/gu;
/** Letters by which forms of one word are known. */
const STEM = 6;

/** The words and names that a text holds most often, as written the first time. */
export function keyTerms(text: string, language: Language): string[] {
	const counts = new Map<string, { text: string; times: number }>();
	for (const [phrase] of text.matchAll(TERM)) {
		if (phrase.length < 4 || isFunctionWord(phrase, language)) continue;
		const key = soundKey(phrase).slice(0, phrase.includes(' ') ? undefined : STEM);
		const entry = counts.get(key) ?? { text: phrase, times: 0 };
		entry.times += phrase.includes(' ') ? 2 : 1;
		counts.set(key, entry);
	}
	return [...counts.values()]
		.sort((a, b) => b.times - a.times)
		.slice(0, MOST_TERMS)
		.map((entry) => entry.text);
}
