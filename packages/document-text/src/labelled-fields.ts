import { splitSentences } from '@nexus/language/sentences';
import { countWords } from '@nexus/language/words';

const FIELD = /^\p{Lu}[\p{L}\d ]{1,24}:\s+\S/u;
/** "Tempo: 50 min. Dificuldade: média.", "Rende: 40 | Tempo: 50 min". */
const BETWEEN = /(?:[.;]\s+|\s+\|\s+|\n|\s{3,})(?=\p{Lu}[\p{L}\d ]{1,24}:\s)/u;
/** Words of a field at most: what is longer tells something. */
const MOST_WORDS = 24;

/** "**Gross pay:** $6,245", alone, and not what names authors, pictures, sources, other pages or how to write to somebody. */
const IN_BOLD =
	/^\s*(?:\*\*|__)(?!(?:autor|author|by|por|cr[ée]dito?|credit|fotos?|photos?|image|imagem|fonte|source|refer|tags?|categor|keywords?|palavras|link|url|doi|isbn|site|web|e-?mail|contat|contact|tel|fone|phone|published|publicad|posted|updated|atualizad|last|license|licen[çc]a|copyright|next|previous|pr[óo]xim|anterior|read|leia|see|veja|version|vers[ãa]o|status|edit|updat|defini))\p{Lu}[^*_:\n]{1,24}:?(?:\*\*|__):?\s+\S/iu;

/**
 * "Data: 12 de março", "Local: Biblioteca": the fields of a paragraph that is nothing but two or more, or one whose name is
 * in bold letters; null for any other.
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
	const areTold = fields.length > 1 || (IN_BOLD.test(source) && !/\]\(/.test(source));
	return areTold && fields.every(isField) ? fields : null;
}
