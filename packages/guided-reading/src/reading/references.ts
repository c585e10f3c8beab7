/** How a text refers to the items of its lists: by letters ("option b"), or by Roman numerals and what it calls them. */
export interface References {
	letters: boolean;
	/** "inciso"; empty where it refers to none. */
	numeral: string;
}

const LETTER =
	/(?<!\p{L})(?:op[çc][ãa]o|alternativa|letra|al[íi]nea|option|choice|art\. \d{1,3}º?|amend|in|item),? ["“'‘(]{0,1}[a-h](?:["”'’)]|(?<=(?:o|a|e|n)\s[a-h])(?!\p{L}))/iu;
const NUMERAL = /(?<!\p{L})(inciso|item)s?\s[IVXL]+(?!\p{L})/iu;

export const referencesIn = (text: string): References => ({
	letters: LETTER.test(text),
	numeral: NUMERAL.exec(text)?.[1]?.toLowerCase() ?? '',
});
