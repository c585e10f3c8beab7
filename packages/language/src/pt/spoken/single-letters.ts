import type { SingleLetters } from '../../spoken-text/vocabulary.ts';

export const SINGLE_LETTERS: SingleLetters = {
	plainWord: /[aeo](?=\s[a-záéíóú])/y,
	words: /^[aeouáéíóúàâêôãõ]$/i,
	capitalWords: /^[EO]$/,
	maybeNames: /^[aeo]$/,
	accented: /^[áéíóúàâêôãõ]$/i,
	opening: 'E',
	mayShout: true,
	afterName: /\s(?:e|ou|d[aeo]s?|é|são|foi|era|será|ao|para|com)(?![\p{L}'’-])/iuy,
};
