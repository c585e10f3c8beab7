/** Words that a beginning and an end take, beside the beats'. */
export const OPENING_WORDS = 60;
export const CLOSING_WORDS = 40;
const LEAST_BEAT_WORDS = 80;

/** Of a script's words, those that its beats have together. */
export const beatWords = (words: number): number => Math.max(LEAST_BEAT_WORDS, words - OPENING_WORDS - CLOSING_WORDS);
