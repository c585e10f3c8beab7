import { countWords, wordsOf } from '../words/words.ts';
import { hasAddress } from './addresses.ts';

const CODE = /[{}\\=<>|^~]|\w_\w|\w\(\)|(?:^|\s)--?[a-zA-Z_]|(?:^|\s)\.?\/\w|\$\w+(?<!R\$)\(|\w::\w|\w->\w|^\s*[$#>]\s/;
/** "1 URV = 2.750 reais", "n = 9", "p < 0.05": said as they stand; no formula's letters. */
const EQUATION = /(?<=[\p{L}\d%)])\s(?:=|[<>]=?)\s(?=-?(?:R\$|US\$|\p{Sc})?\s?\d|\p{L}{3,}(?![\p{L}([]))/gu;

/** "estado.json": a file's name, which voices say as people do. */
const FILE = /(?<![\w./@-])[\w-]{1,40}\.(?:pdf|md|txt|json|js|ts|py)(?![\w/@-]|\.\w)/g;

/** "how-to-fill-the-bread": the name of a picture or of a page. */
export const SLUG = /^[\p{Ll}\d]+(?:-[\p{Ll}\d]+){3,20}[.:]?$/u;

/**
 * Whether a sentence can be read aloud and understood: words rather than addresses, code, formulas, bare
 * figures or labels set apart by dots.
 */
export function isSpeakable(text: string): boolean {
	const isCode = CODE.test(text.replace(EQUATION, ' ')) || SLUG.test(text);
	if (hasAddress(text.replace(FILE, 'X')) || isCode || /\s[·•]\s/.test(text)) return false;
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const isSum = /^[\d.,%\s×+=-]*\d%?\.?$/.test(text) && text.includes('=');
	if (isSum) return true;
	return letters >= 3 && letters / text.replace(/\s/g, '').length > 0.4 && countWords(text) > 0;
}

/** Words in capitals throughout are a shout or a label, not a sentence. */
export function isShouted(text: string): boolean {
	const words = wordsOf(text).filter((word) => /\p{L}{2,}/u.test(word));
	return words.length > 1 && words.every((word) => word === word.toUpperCase());
}
