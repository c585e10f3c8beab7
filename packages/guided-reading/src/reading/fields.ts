import { isSpeakable } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { withoutReferences } from './asides.ts';
import { sentenceCase } from './sentence-case.ts';

const FIELD = /^\p{Lu}[\p{L} ]{1,24}:\s+\S/u;
/** "Tempo: 50 min. Dificuldade: média." */
const BETWEEN = /[.;]\s+(?=\p{Lu}[\p{L} ]{1,24}:\s)/u;
/** A line without a colon or a mark at its end, above the fields: whose they are. */
const NAME = /^\p{Lu}[^:]{3,60}[\p{L}\d)]$/u;
/** Words of a value that ends as a sentence does; a line without a mark at its end may be longer. */
const MOST_WORDS = 6;
const MOST_TOLD = 60;
const SUBJECT = /^\s*(?:assunto|subject):/i;
const SENDER = /^\s*(?:de|from|para|to):/i;
/** Characters: longer paragraphs tell something. */
const LONGEST = 1200;

/**
 * "Data: 12 de março", "Local: Biblioteca": a paragraph of such lines, two or more, as what is said of it in one go; null
 * for any other.
 * @param source the paragraph as it stands in the document
 */
export function fieldsOf(source: string): string[] | null {
	if (!source.includes(':') || source.length > LONGEST) return null;
	const lines = source.replace(/[*_`\\]+/g, '').split('\n');
	if (lines.some((line) => SUBJECT.test(line)) && lines.some((line) => SENDER.test(line))) return [];
	const fields = lines.flatMap((line) => line.trim().split(BETWEEN)).map(sentenceCase);
	const isNamed = NAME.test(fields[0] ?? '');
	if (fields.length < (isNamed ? 3 : 2) || !fields.slice(isNamed ? 1 : 0).every(isField)) return null;
	const said: string[] = [];
	for (const field of fields.filter(isSpeakable)) {
		const text = withoutReferences(field).replace(/(?:[;,]|(?<!\b[ap]\.m)\.)+$/, '');
		if (said.length > 0 && countWords([...said, text].join(' ')) > MOST_TOLD) break;
		said.push(text);
	}
	return said.length < 2 ? null : said.map((text, index) => `${text}${index === said.length - 1 ? '.' : ';'}`);
}

function isField(text: string): boolean {
	if (!FIELD.test(text) || /[?!]$/.test(text)) return false;
	return !/\.$/.test(text) || countWords(text.slice(text.indexOf(':'))) <= MOST_WORDS;
}
