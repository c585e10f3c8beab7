import { splitSentences } from '@nexus/language/sentences';
import { countWords } from '@nexus/language/words';

const FIELD = /^\p{Lu}[\p{L}\d ]{1,24}:\s+\S/u;
/** "Tempo: 50 min. Dificuldade: média.", "Rende: 40 | Tempo: 50 min". */
const BETWEEN = /(?:[.;]\s+|\s+\|\s+|\n|\s{3,})(?=\p{Lu}[\p{L}\d ]{1,24}:\s)/u;
/** Words of a field at most: what is longer tells something. */
const MOST_WORDS = 24;

/**
 * "Data: 12 de março", "Local: Biblioteca": the fields of a paragraph that is nothing but two or more; null for any other.
 * @param source the paragraph as it stands in the document
 */
export function labelledFields(source: string): string[] | null {
	const fields = source
		.replace(/[*_`\\]+/g, '')
		// "Seconded: B. Pike   CARRIED".
		.replace(/ {3,}(?=\p{Lu}{5,}(?!\p{L}|:))/gu, '. ')
		.trim()
		.split(BETWEEN);
	const isField = (text: string) =>
		FIELD.test(text) && countWords(text) <= MOST_WORDS && splitSentences(text).length === 1;
	return fields.length < 2 || !fields.every(isField) ? null : fields;
}
