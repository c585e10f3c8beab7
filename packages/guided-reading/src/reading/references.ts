/** How a text refers to the items of its lists. */
export interface References {
	/** By letters, and what it calls them: "option", "alínea", or nothing; null where it does not. */
	letters: string | null;
	/** By Roman numerals, and what it calls them: "inciso"; null where it does not. */
	numerals: string | null;
}

const CALLED = /(?<!\p{L})(op[çc][ãa]o|alternativa|letra|al[íi]nea|option|choice)\s["“'‘(]?[a-h](?!\p{L})/iu;
/** 'art. 4º, "b"', "moved to amend (d)". */
const CITED = /(?<!\p{L})(art\. \d{1,3}º?|amend|in|under),?\s(?:\([a-h]\)|["“'‘][a-h]["”'’])/iu;
const NUMERAL = /(?<!\p{L})(inciso|item)s?\s[IVXL]+(?!\p{L})/iu;

export function referencesIn(text: string): References {
	const cited = CITED.exec(text)?.[1];
	const called = CALLED.exec(text)?.[1] ?? (cited && (/^art/i.test(cited) ? 'alínea' : ''));
	return { letters: called?.toLowerCase() ?? null, numerals: NUMERAL.exec(text)?.[1]?.toLowerCase() ?? null };
}
