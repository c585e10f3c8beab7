import type { SingleLetters } from '../../spoken-text/vocabulary.ts';

export const SINGLE_LETTERS: SingleLetters = {
	plainWord: /a(?=\s[a-z])/y,
	words: /^[aio]$/,
	capitalWords: /^[AEO]$/,
	maybeNames: /^a$/,
	accented: null,
	opening: null,
	mayShout: false,
	afterName: /\s(?:and|or|of|is|was|has|in|to|with|for|on|at|from)(?![\p{L}'’-])/uy,
};
