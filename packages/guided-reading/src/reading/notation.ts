import type { Language } from '@nexus/contract';
import { languagePack } from '../language/index.ts';

/** "(p = 0.09, n.s.)": what it found is no finding. */
const NOT_SIGNIFICANT = /\((?:[^()]{0,40}[,;]\s)?(?:n\.?s\.?|not significant|não significativ[oa])\)/giu;
/** "(n = 231)", "(M = .50 vs. .52)", "(95% CI 52–72)", "(SD 88)", "(t₁₂ = 3.21, p = 0.007)", "(.74 vs. .53)". */
const STATISTICS =
	/\s?\((?:[pP]\s?[<>≤≥]\s?[.\d][^()]{0,80}|[\p{L}χη][\p{L}²₀-₉\d]{0,4}\s?=\s?[-−]?[.\d][^()]{0,80}|[-−]?\.\d[^()]{0,60}|(?:9\d|IC de 9\d|IC 9\d)\s?%\s?(?:CI|IC)?[^()]{0,40}|(?:SD|DP|SE|EP|IQR)\s?[\d.,–-]+|±\s?[\d.,]+[^()]{0,12}|[\p{L}χη]{1,2}[²₀-₉\d]{0,4}\([^()]{1,12}\)\s?=\s?[-−]?[\d.,]+(?:[,;]\s[^()]{0,60})?)\)/gu;
/** "23 m (18–29)" in a text that gives intervals. */
const INTERVAL = /(?<=\d\s?\p{L}{0,3})\s\([-−]?\d[\d.,]*\s?(?:–|-|to|a)\s?[-−]?\d[\d.,]*\)/gu;
const GIVES_INTERVALS = /(?<!\p{L})(?:CI|IC)(?!\p{L})/u;

/** "1. Hedgerows are", "(a) troca do motor", "(ii) does": what tells one item of a row from another. */
const NUMERAL =
	/^(?:\(?(?:\d{1,2}[ªº]?|[a-h]|[ivx]{1,4})[.)]\)?|[QP]\d{1,2}[.:)]|tl;?dr\s?[:—–-])\s(?=["“]?\p{L}{1,2})/iu;
/** "TD-9418 The replica could stop": under which number somebody reported it. */
const TICKET = /^\p{Lu}{2,6}-\d{4,6}:?\s(?=\p{L})/u;
/** "... dropped to 12 m. 5.": the numeral of the next one. */
const NEXT_NUMERAL = /(?<=(?:\p{L}{5}|\d|\d\s\p{Ll}{1,2}|[)"”%])[.!?])\s\d{1,2}\.$/u;

/** "200°C / 180°C fan / 400°F / gas 6", "180°C (350°F)": the first scale is enough. */
const DEGREES =
	/(?<=\d\s?°\s?[CF])(?:\s?(?:\/|\()\s?(?:[-−]?\d[\d.]{0,4}\s?°\s?[CF]?(?:\s?fan)?|gas\s(?:mark\s)?[\d½¼¾]{1,2})\)?){1,4}/giu;
/** "600 g (1 lb 5 oz)", "150 ml (⅔ cup minus 1 tbsp)", "23 cm / 9 in": the first system is enough. */
const OTHER_UNITS =
	/(?<=\d\s?(?:k?g|m[lL]|[lL]|[cmk]?m|cm|lbs?|oz|cups?|tbsp|in))\s?(?:\/\s?|\((?=[\d½¼¾⅓⅔⅛]))[\d½¼¾⅓⅔⅛.,–-]{1,6}\s?(?:lbs?|oz|fl oz|cups?|tbsp|tsp|in(?:ch(?:es)?)?|sticks?|ft|mi|k?g|m[lL]|cm)(?!\p{L})(?:[^()/;.]{0,24}\))?(?:\s\d{1,2}\s(?:oz|in))?/gu;

/** "pages / week", "100 págs./semestre", "R$ 245,14/mês". */
const PER =
	/(?<=[\p{L}\d.])\s?\/\s?(?=(?:weeks?|wk|months?|days?|years?|hours?|person|semanas?|m[êe]s|dias?|anos?|horas?|semestre|pessoas?|árvore|unidade)(?!\p{L}))/giu;
/** "Perdi o livro / meu cachorro comeu"; two pairs belong together: "freeze / thaw were renamed sink / raise". */
const EITHER = /(?<=\p{Ll})\s\/\s(?=\p{Ll})/gu;
/** A sentence without the numeral that it has in a row of others. */
export const withoutNumeral = (text: string): string =>
	text.replace(NUMERAL, '').replace(TICKET, '').replace(NEXT_NUMERAL, '');

/** What is written for the eye made into words for the ear: each number once, in one system, without statistics. */
export function withoutNotation(text: string, language: Language): string {
	const whole = text.replace(/(?<=\p{L}{2}) = (?=\p{L}{2})/gu, ': ');
	if (!/[(/°]/.test(whole)) return whole;
	const { wordsAfterFigures, figuresAfterWords, insignificant, slash } = languagePack(language).notation;
	return (GIVES_INTERVALS.test(whole) ? whole.replace(INTERVAL, '') : whole)
		.replace(NOT_SIGNIFICANT, insignificant)
		.replace(STATISTICS, '')
		.replace(wordsAfterFigures, '')
		.replace(figuresAfterWords, '')
		.replace(DEGREES, '')
		.replace(OTHER_UNITS, '')
		.replace(PER, slash.per)
		.replace(EITHER, (text.match(EITHER)?.length ?? 0) > 1 ? slash.and : slash.or);
}
