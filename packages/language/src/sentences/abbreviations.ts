import { PACKS } from '../languages/index.ts';
import type { SentenceWords } from './sentence-words.ts';

/** Documents mix languages, and sentences are cut before theirs is known: the words of all languages count. */
const ofAll = (list: keyof SentenceWords): ReadonlySet<string> =>
	new Set(Object.values(PACKS).flatMap(({ sentences }) => sentences[list].trim().split(/\s+/)));

export const TITLES = ofAll('titles');
export const NEVER_LAST = ofAll('neverLast');
export const BEFORE_NUMBER = ofAll('beforeNumber');
export const MAYBE_LAST = ofAll('maybeLast');
export const STARTERS = ofAll('starters');
