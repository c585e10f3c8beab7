import type { EnglishWords } from '../../spoken-text/vocabulary.ts';
import { RESPELLED_LOANS, RESPELLED_NAMES } from '../spoken/respellings.ts';
import { BETWEEN, WORDS } from './words.ts';

/** What English puts behind a word. */
const ENDING = /['’](?:s|d|m|re|ve|ll)$/;
const NEGATION = /n['’]t$/;

let lists: { words: ReadonlySet<string>; between: ReadonlySet<string> } | undefined;

/** The lists are read when they are first asked, which takes some milliseconds. */
const listed = () => {
	lists ??= { words: new Set(WORDS.split(/\s/)), between: new Set(BETWEEN.split(/\s/)) };
	return lists;
};

/** English words in a Portuguese text, but for those that Brazilians have made their own. */
export const ENGLISH_WORDS: EnglishWords = {
	has(word) {
		const lower = word.toLowerCase();
		if (RESPELLED_LOANS.has(lower)) return false;
		const bare = lower.replace(ENDING, '');
		if (NEGATION.test(lower) || listed().words.has(bare) || RESPELLED_NAMES.has(bare)) return true;
		return bare !== lower && listed().between.has(bare);
	},
	hasBetween: (word) => listed().between.has(word.toLowerCase()),
};
