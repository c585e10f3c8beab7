import type { NotationRules } from '../types.ts';

const NUMBER_WORD =
	'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million';
const COUNTED = 'and|percent|per|cent|dollars?|cents?|feet|inches|miles|pounds|hours?|minutes?|days?|months?|years?';
const WORDS = `(?:${NUMBER_WORD})(?:[\\s-](?:${NUMBER_WORD}|${COUNTED})){0,11}`;

export const NOTATION: NotationRules = {
	wordsAfterFigures: new RegExp(`(?<=\\d\\s?(?:%|[\\p{L}]{1,3}[²³]?)?)\\s\\(${WORDS}\\)`, 'giu'),
	figuresAfterWords: new RegExp(`(?<=(?<!\\p{L})(?:${NUMBER_WORD}))\\s\\(\\d[\\d.,]{0,12}%?\\)`, 'giu'),
	per: ' per ',
	dayFirst: false,
};
