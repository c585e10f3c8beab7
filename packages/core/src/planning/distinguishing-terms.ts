import type { Language } from '@nexus/contract';
import { languagePack } from '../languages/index.ts';

interface Titled {
	title: string;
	/** What stands under the title. */
	text: string;
}

/** Times that a term is named under its title at least. */
const NAMED = 2;

/**
 * Titles of which no two are alike where that can be done: of several alike, each is followed by the thing that is named
 * most often under it and under none of the others. Null for a title that has no such thing.
 */
export function distinguishingTerms(alike: readonly Titled[], language: Language): (string | null)[] {
	const counts = alike.map(({ text, title }) => nounsOf(text, title, language));
	return counts.map((own, index) => {
		const others = counts.filter((_, other) => other !== index);
		const candidates = [...own].filter(
			([key, { times }]) => times >= NAMED && others.every((other) => !other.has(key)),
		);
		const [best] = candidates.sort(([, a], [, b]) => b.times - a.times);
		return best ? best[1].form : null;
	});
}

/** Words that stand behind a determiner at least half of the times, in small letters, with how often each is named. */
function nounsOf(text: string, title: string, language: Language): Map<string, { form: string; times: number }> {
	const pack = languagePack(language);
	const determiners = new Set(pack.determiners.split(' '));
	const empty = new Set([...pack.emptyNouns.split(' '), ...wordsOf(title).map((word) => word.toLowerCase())]);
	const found = new Map<string, { form: string; times: number; behind: number; small: boolean }>();
	const words = wordsOf(text);
	for (const [index, word] of words.entries()) {
		const key = word.toLowerCase();
		if (word.length < 4 || empty.has(key)) continue;
		const entry = found.get(key) ?? { form: word, times: 0, behind: 0, small: false };
		entry.times++;
		if (determiners.has(words[index - 1]?.toLowerCase() ?? '')) entry.behind++;
		entry.small ||= word === key;
		found.set(key, entry);
	}
	const nouns = [...found].filter(([, { times, behind }]) => behind * 2 >= times);
	return new Map(nouns.map(([key, { form, times, small }]) => [key, { form: small ? key : form, times }]));
}

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}\p{M}-]*/gu) ?? [];
