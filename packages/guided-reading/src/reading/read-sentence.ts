import type { Sentence } from '@nexus/document-text';
import { isShouted, isSpeakable } from '@nexus/language/sayable';
import { readableSentence } from './readable-sentences.ts';
import { sentenceCase } from './sentence-case.ts';

/** "upgrade to, which": an address stood there. */
const GAP =
	/(?<!\p{L})(?:to|from|at|of|with|by|and|or|via|para|de|d[ao]s?|em|n[ao]s?|com|por|e|ou)\s?[,;:.](?:\s|$)|\s(?:from|de)\s(?:to|para)\s/iu;
const ADDRESS = /https?:|www\.|\S@\S|<[^<>\s]+>/iu;
/** "Neide .......... pedagoga", "03/06    Toner    4471": columns of a plain text that are no table; arrows. */
const COLUMNS = /\.{5,}|[→⇒]\s?\p{Ll}|\S {3,}\S[^\n]{0,90}\S {3,}\S/u;
/** "Follow steps 1, 3 and 4 above", "(a) e (b) se completam", "answered below": points at the page. */
const POINTING =
	/(?<!\p{L})(?:shown|listed|answered|described|pictured|see|mostrad[oa]s?|listad[oa]s?|respondid[oa]s?|descrit[oa]s?|ve(?:r|ja)) (?:above|below|acima|abaixo)(?!\p{L})|(?<=\s)(?:steps?|passos?|etapas?)\s\d|(?<!\p{L})ite(?:m|ns)\s\d{1,2}\s(?:above|below|acima|abaixo)|(?<=\s)(?:items|itens|points|pontos)\s\d{1,2}(?:,\s\d{1,2})*\s(?:and|e|to|a)\s\d|\([a-h]\)\s(?:and|e|or|ou)\s\([a-h]\)/iu;
/** "Paulo Reis Antunes (¹)": a note's mark. */
const NOTE_MARK = /\s?\([¹²³⁴-⁹*†‡]{1,3}\)/gu;
/** "b) As vagas ficam interditadas": the letter of an item that a paragraph holds. */
const ITEM = /(?:^|(?<=[.;]\s))\(?[a-h]\)\s(?=\p{L})/gu;
/** "Ajustes > Aparência": the way through a menu. */
const MENU = /(?<=[\p{L}\d”"]) ?[>›→] ?(?=["“]?\p{Lu})/gu;
/** Words and figures, of which nothing is code: "Wet, 290." */
const PLAIN = /^[\p{L}\d\s.,;:%()'’"“”!?ºª°$€£–—-]+$/u;
/** "--sides 2": what is typed, by its word. */
const DASHES = /(?<=\s)--?(?=\p{L}{2})/gu;
/** "I stayed till I retired. 2011." */
const YEAR = /^(?:19|20)\d\d[.!?]$/;

/** What stands in brackets keeps nobody from telling the rest. */
export const withoutBrackets = (text: string): string => text.replace(/\s\([^()]*\)/g, '');

/**
 * A sentence as it is read, with the colon that it may end in; empty where it has no words. Null where it cannot be read.
 * @param source as it stands in the document
 */
export function readSentence({ text }: Sentence, source: string): string | null {
	const plain = text.replace(ITEM, '').replace(NOTE_MARK, '').replace(MENU, ', ').replace(DASHES, '').trim();
	const written = isShouted(plain) ? sentenceCase(plain) : plain;
	if (YEAR.test(written)) return written;
	if (!/\p{L}{2}/u.test(written)) return '';
	const isForEyes = COLUMNS.test(source) || POINTING.test(written) || POINTING.test(source);
	const isTorn = ADDRESS.test(source) && GAP.test(written);
	if (isTorn || isForEyes || !(PLAIN.test(written) || isSpeakable(withoutBrackets(written)))) return null;
	const said = readableSentence(written.replace(/\s*:$/, '.'));
	return written.endsWith(':') ? said.replace(/\.$/, ':') : said;
}
