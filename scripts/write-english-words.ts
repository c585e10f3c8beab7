import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br';
import { fold } from '../packages/language/src/words/words.ts';
import { Hunspell } from './lib/hunspell.ts';

/**
 * Writes packages/language/src/pt/english/words.ts, the words that are English in a Portuguese text:
 *
 *     npm install --no-save dictionary-en@4 dictionary-pt@4 && npm run english-words
 *
 * English is what is frequent in English films or in the English Wikipedia (zxcvbn-ts), is spelled rightly
 * (dictionary-en), and is neither in the Portuguese dictionary (dictionary-pt, which is VERO), accents or not, nor a name
 * that Brazilians bear, nor more frequent in Portuguese than in English.
 */

/** So many of the most frequent words are looked at. */
const MOST = { films: 20_000, wikipedia: 15_000, names: 6_000, surnames: 1_500 };
/** Words that are Portuguese as well are English between English ones if they are this frequent there and rare here. */
const BETWEEN = { english: 4_000, portuguese: 1_500 };
/** What Portuguese puts before a word with a hyphen. */
const PREFIXES = new Set(
	'anti auto contra extra infra inter intra mega meta micro mini multi non para semi super trans ultra vice'.split(' '),
);
/** Letters that Portuguese does not write. */
const UNLIKE_PORTUGUESE = /[kwy]|[st]h|oo|ee|ck|gh/;
/** Names of elsewhere: Spanish, Italian, Japanese, Arabic. */
const NAME_OF_ELSEWHERE = /[aiou]$|[ei]z$/;

const folder = (name: string) => resolve(import.meta.dirname, '../node_modules', name);
const inEnglish = await Hunspell.open(folder('dictionary-en'));
const inPortuguese = await Hunspell.open(folder('dictionary-pt'), fold);

const films = ranks(english['commonWords-en'], MOST.films);
const wikipedia = ranks(english['wikipedia-en'], MOST.wikipedia);
const [portugueseFilms, portugueseWikipedia] = [
	ranks(portuguese['commonWords-pt-br']),
	ranks(portuguese['wikipedia-pt-br']),
];
const brazilianNames = new Set([...portuguese['firstnames-pt-br'], ...portuguese['lastnames-pt-br']]);

const [sure, between] = [new Set<string>(), new Set<string>()];
for (const word of new Set([...films.keys(), ...wikipedia.keys()])) {
	const rank = rankOf(word, films, wikipedia);
	const portugueseRank = rankOf(word, portugueseFilms, portugueseWikipedia);
	const isWord = inEnglish.has(word);
	if (!/^[a-z]{2,}$/.test(word) || !(isWord || inEnglish.has(capitalized(word)))) continue;
	if (word.length === 2 || inPortuguese.has(word)) {
		const isRare = rankOf(word, portugueseFilms) > Math.max(rank, BETWEEN.portuguese);
		if (rank < BETWEEN.english && isRare && !PREFIXES.has(word)) between.add(word);
	} else if (brazilianNames.has(word)) continue;
	else if (isWord ? rank < portugueseRank || UNLIKE_PORTUGUESE.test(word) : isNameOfEnglish(word, rank)) sure.add(word);
}
for (const name of english['lastnames-en'].slice(0, MOST.surnames)) {
	if (/^[a-z]{3,}$/.test(name) && !inPortuguese.has(name) && isNameOfEnglish(name, 0)) sure.add(name);
}

await writeFile(
	resolve(import.meta.dirname, '../packages/language/src/pt/english/words.ts'),
	`/** Made by scripts/write-english-words.ts, which says from what. */
export const WORDS = \`
${rows([...sure])}\`;

export const BETWEEN = \`
${rows([...between])}\`;
`,
);
process.stdout.write(`${sure.size} words, and ${between.size} between them\n`);

function ranks(words: readonly string[], most = words.length): Map<string, number> {
	return new Map(words.slice(0, most).map((word, rank) => [word, rank]));
}

function rankOf(word: string, ...lists: Map<string, number>[]): number {
	return Math.min(...lists.map((list) => list.get(word) ?? Number.POSITIVE_INFINITY));
}

function capitalized(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

function isNameOfEnglish(name: string, rank: number): boolean {
	return rank < MOST.names && !brazilianNames.has(name) && !NAME_OF_ELSEWHERE.test(name);
}

/** One row for each first letter, which keeps changes readable. */
function rows(words: string[]): string {
	const byLetter = Map.groupBy(words.toSorted(), (word) => word.charAt(0));
	return [...byLetter.values()].map((row) => `${row.join(' ')}\n`).join('');
}
