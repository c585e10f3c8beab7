import { type Language, languagePack } from '../languages/index.ts';

/** "(n = 231)", "(95% CI 52–72)", "(SD 88)", "(p < 0.01)"; that a finding is none ("n.s.") has to be said. */
const STATISTICS =
	/\s?\((?![^()]*(?:n\.s\.|not sig|não sig))(?:\p{Lu}[\p{L}’'-]{2,12}\s)?(?:\p{L}[\p{L}\p{N}]{0,4}\s?=\s?[-−]?[.\d]|p\s?[<>≤≥]|9\d\s?%\s?(?:CI|IC)|IC (?:de )?9\d|(?:SD|DP)\s\d)[^()]{0,80}\)/giu;

/** What people write short in notes and letters, as they say it, without statistics: "p/ as barracas" -> "para as barracas". */
export function shorthandInWords(text: string, language: Language): string {
	const said = languagePack(language).shorthand.reduce(
		(whole, rewrite) => rewrite(whole),
		text.replace(STATISTICS, ''),
	);
	if (said === text) return text;
	const begun = /^\p{Lu}/u.test(text) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
	return text.endsWith('.') && !/[.!?…]$/.test(begun) ? `${begun}.` : begun;
}
