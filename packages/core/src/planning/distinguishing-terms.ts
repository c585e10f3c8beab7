import type { Language } from '@nexus/contract';

interface Titled {
	title: string;
	/** What stands under the title. */
	text: string;
}

/** Times that a term is named under its title at least. */
const NAMED = 2;

/** What goes before a thing that is named: most words behind one of these are nouns. */
const DETERMINER: Record<Language, string> = {
	'pt-BR': 'o a os as um uma do da dos das no na nos nas ao aos à às de em esse essa este esta seu sua',
	'en-US': 'the a an of this that its their his her our',
};
/** Nouns that tell of no subject. */
const EMPTY: Record<Language, string> = {
	'pt-BR':
		'ano anos caso casos coisa coisas dia dias documento exemplo episódio forma fato gente hora horas jeito lado lugar maneira mesma mesmo momento número outra outras outro outros parte partes passo pessoa pessoas ponto pontos questão tempo texto tipo vez vezes verdade vida',
	'en-US':
		'case cases day days document episode example fact first hour kind last lot moment number other part parts people person place point points question second side text thing things time times truth way ways year years',
};

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
	const determiners = new Set(DETERMINER[language].split(' '));
	const empty = new Set([...EMPTY[language].split(' '), ...wordsOf(title).map((word) => word.toLowerCase())]);
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
