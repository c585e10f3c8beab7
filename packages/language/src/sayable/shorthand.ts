import { type Language, languagePack } from '../languages/index.ts';

/** What people write short in notes and letters, as they say it: "p/ as barracas" -> "para as barracas". */
export function shorthandInWords(text: string, language: Language): string {
	const said = languagePack(language).shorthand.reduce((whole, rewrite) => rewrite(whole), text);
	if (said === text) return text;
	const begun = /^\p{Lu}/u.test(text) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
	return text.endsWith('.') && !/[.!?…]$/.test(begun) ? `${begun}.` : begun;
}
