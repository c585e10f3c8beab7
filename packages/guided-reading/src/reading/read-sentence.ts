import { hasFormula, hasUnsaidFormula, readableSentence, type Sentence } from '@nexus/document-text';
import { isShouted, isSpeakable, SLUG, sentenceCase } from '@nexus/language/sayable';
import { capital } from '@nexus/language/words';

/** "Neide .......... pedagoga", "03/06    Toner    4471": columns of a plain text that are no table; arrows. */
const COLUMNS =
	/(?:\s\.{5,}|\.{5,}(?=\s?[\p{Lu}\d]))(?!\.|\s*\p{Lu}{0,2}\p{Sc}\s?\d)|[→⇒]\s?\p{Ll}|\S {3,}\S[^\n]{0,90}\n?[^\n]{0,90}\S {3,}\S/u;
/** "b) As vagas ficam interditadas": the letter of an item that a paragraph holds. */
const ITEM = /(?:(?:^|(?<=[.;:]\s))\(?|(?<=,\s))[a-h]\)\s(?=\p{L})/gu;
/** Words and figures, of which nothing is code: "Wet, 290.", "From 01/04/2025 to 31/03/2027." */
const PLAIN = /^(?:[\p{L}\d\s.,;:%()'’"“”!?ºª°$€£–—-]|(?<=\d)\/(?=\d))+$/u;

/** "--sides 2": what is typed, by its word. */
export const DASHES = /(?<=^|\s)--?(?=\p{L}{2})/gu;

/** Where to write, within a sentence: voices say it as people do. Behind a label, it is of use to the eye. */
export const MAIL = /(?<=[\p{L},]\s)[\w.+-]{1,64}@[\w-]{1,63}(?:\.\w[\w-]{0,62}){1,5}/gu;

/** "Ask at the desk, or see": what led to an address that is not read. */
const ELSEWHERE = /,? (?:or|ou) (?:go to|see|visit|at|acesse|veja|em|pelo site)\.?$/iu;

/** "CONSIDERANDO que constam 4.386 usuários;": what a resolution goes by is whole without the word. */
const RECITAL = /^(?:CONSIDERANDO que|WHEREAS,?)\s+(?=\p{L})/u;

/** What stands in brackets keeps nobody from telling the rest. */
export const withoutBrackets = (text: string): string => text.replace(/\s\([^()]*\)/g, '');

/**
 * A sentence as it is read, with the colon that it may end in; empty where it has no words. Null where it cannot be read.
 * @param source as it stands in the document
 */
export function readSentence({ text }: Sentence, source: string): string | null {
	const recited = RECITAL.test(text) ? capital(text.replace(RECITAL, '')) : text;
	const plain = recited.replace(ITEM, '').replace(DASHES, '').replace(ELSEWHERE, '.').trim();
	const written = isShouted(plain) ? sentenceCase(plain) : plain;
	if (!/\p{L}{2}|^(?:19|20)\d\d[.!?]$/u.test(written)) return '';
	// What goes on behind a formula is told without it.
	if (hasUnsaidFormula(source) || SLUG.test(written)) return '';
	if (COLUMNS.test(source) || !(PLAIN.test(written) || isSpeakable(withoutBrackets(written).replace(MAIL, 'X'))))
		return hasFormula(source) ? '' : null;
	const said = readableSentence(written.replace(/\s*:$/, '.'));
	return written.endsWith(':') ? said.replace(/\.$/, ':') : said;
}
