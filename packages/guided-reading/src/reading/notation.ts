import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

/** "(n = 231)", "(95% CI 52–72)", "(SD 88)", "(p < 0.01)"; that a finding is none ("n.s.") has to be said. */
const STATISTICS =
	/\s?\((?![^()]*(?:n\.s\.|not sig|não sig))(?:\p{Lu}[\p{L}’'-]{2,12}\s)?(?:\p{L}[\p{L}\p{N}]{0,4}\s?=\s?[-−]?[.\d]|p\s?[<>≤≥]|9\d\s?%\s?(?:CI|IC)|IC (?:de )?9\d|(?:SD|DP)\s\d)[^()]{0,80}\)/giu;
/** "1. Hedgerows are", "(a) troca do motor", "(ii) does": what tells one item of a row from another. */
const NUMERAL =
	/^(?:\(?(?:\d{1,2}[ªº]?|[a-h]|[ivx]{1,4})[.)]\)?|[QP]\d{0,2}[.:)]|[Tt][Ll];?[Dd][Rr]\s?[:—–-])\s(?=["“]?\p{L}{1,2})/u;
/** "pages / week", "100 págs./semestre", "R$ 245,14/mês". */
const PER =
	/(?<=[\p{L}\d.])\s?\/\s?(?=(?:weeks?|months?|days?|years?|hours?|person|semanas?|m[êe]s|dias?|anos?|horas?|semestre|pessoas?)(?!\p{L}))/giu;

/** A sentence without the numeral that it has in a row of others. */
export const withoutNumeral = (text: string): string => text.replace(NUMERAL, '');

/** What is written for the eye made into words for the ear: each number once, without statistics. */
export function withoutNotation(text: string, language: Language): string {
	const { wordsAfterFigures, figuresAfterWords, per } = languagePack(language).notation;
	return text.replace(STATISTICS, '').replace(wordsAfterFigures, '').replace(figuresAfterWords, '').replace(PER, per);
}
