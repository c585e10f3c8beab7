import type { Language } from '@nexus/contract';
import type { Block, Span } from '@nexus/document-text';
import { isSpeakable } from '@nexus/language/sayable';
import { splitSentences } from '@nexus/language/sentences';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { withoutRecordNumbers } from './furniture.ts';
import { asSentence, withoutReferences } from './readable-sentences.ts';
import { sentenceCase } from './sentence-case.ts';
import type { Piece } from './unit.ts';

const FIELD = /^\p{Lu}[\p{L}\d ]{1,24}:\s+\S/u;
/** "Tempo: 50 min. Dificuldade: média.", "Rende: 40 | Tempo: 50 min". */
const BETWEEN = /(?:[.;]\s+|\s+\|\s+)(?=\p{Lu}[\p{L} ]{1,24}:\s)/u;
const DOTS = /\s[·•|]\s/u;
/** "Active time 40 min", between dots. */
const MEASURED = /^(?!(?:By|Por)\s)\p{Lu}[\p{L} ]{2,24}:?\s[^·•|]{0,40}\d/u;
/** A line without a colon or a mark at its end, above the fields: whose they are. */
const NAME = /^\p{Lu}[^:]{3,110}[\p{L}\d)]$/u;
/** "**Owner:** Ana Reis **Version:** 2": fields in one line, each behind its label in bold. */
const BOLD_LABELS = /(?<=[^\s|·•])[ \t]+(?=\*\*\p{Lu}[\p{L} ]{1,24}:\*\*)/gu;
/** Words of a value that ends as a sentence does; a line without a mark at its end may be longer. */
const MOST_WORDS = 6;
/** Words of any value: what is longer tells something. */
const LONGEST_VALUE = 24;
const SUBJECT = /^\s*(?:assunto|subject):/i;
const SENDER = /^\s*(?:de|from|para|to):/i;
/** Lines of a box below a text. */
const LEAST_OF_BOX = 3;
/** Characters: longer paragraphs tell something. */
const LONGEST = 1200;

/**
 * "Data: 12 de março", "Local: Biblioteca": a paragraph of such lines, two or more, as what is said of it; null for any
 * other, such as minutes with a sentence behind "Resultado:".
 * @param source the paragraph as it stands in the document
 * @param mayTell whether its values may be sentences, as in a box below a text
 */
export function fieldsOf(source: string, mayTell = false): string[] | null {
	if (!/[:·•|]/.test(source) || source.length > LONGEST) return null;
	const lines = source
		.replace(BOLD_LABELS, '\n')
		.replace(/[*_`\\]+/g, '')
		.split('\n');
	if (lines.some((line) => SUBJECT.test(line)) && lines.some((line) => SENDER.test(line))) return [];
	if (mayTell && lines.length >= LEAST_OF_BOX && lines.every((line) => FIELD.test(line.trim())))
		return lines.map((line) => withoutReferences(withoutRecordNumbers(line.trim()))).filter(isSpeakable);
	const fields = lines.flatMap((line) => line.trim().split(BETWEEN)).map(sentenceCase);
	const dotted = source
		.replace(/[*_`\\]+/g, '')
		.trim()
		.split(DOTS);
	if (dotted.length > 1 && lines.length === 1 && dotted.every((part) => MEASURED.test(part)))
		return dotted.map((part) => withoutReferences(part));
	const isNamed = NAME.test(fields[0] ?? '');
	if (fields.length < (isNamed ? 3 : 2) || !fields.slice(isNamed ? 1 : 0).every(isField)) return null;
	const said = fields
		.slice(isNamed && isLabel(fields[0] ?? '') && /\d{4}$|^\p{Lu}+$/u.test(fields[0] ?? '') ? 1 : 0)
		.filter((field, at) => isSpeakable(field) || (at === 0 && isNamed && countWords(field) > 1))
		.map((field) => withoutReferences(withoutRecordNumbers(field)).replace(/(?:[;,]|(?<!\b[ap]\.m)\.)+$/, ''));
	return said.length < 2 ? null : said;
}

/** "MINUTES", "October 7, 2025": a line that stands above its fields and says nothing beside them. */
const isLabel = (line: string): boolean => /\d{4}$/.test(line) || countWords(line) < 3;

function isField(text: string): boolean {
	if (!FIELD.test(text) || /[?!]$/.test(text)) return false;
	const words = countWords(text.slice(text.indexOf(':')));
	if (words > LONGEST_VALUE || splitSentences(text).length > 1) return false;
	return !/\.$/.test(text) || words <= MOST_WORDS;
}

/** "Week of October 6: Old Mill": one of several alike. */
const NUMBERED = /^[^:]*\d[^:]*:/;
/** Fields that a listener can keep. */
const MOST_FIELDS = 4;
/** When, where, who, how much, how many: what somebody would ask for first. */
const ASKED =
	/^(?:data|date|quando|when|local|where|onde|place|hora|horário|time|presentes?|present|total|rende|rendimento|serves|yield|makes|valor|price|preço|prazo|due|tempo)(?!\p{L})/iu;
/** Of use to who looks something up. */
const LOOKED_UP =
	/^(?:authors?|autor(?:es|a|as)?|reviewers?|revisor(?:es|a|as)?|reportagem|textos?|fotos?|photos?|words|pictures|cal(?:s|ories|orias)?|kcal|ref|c[óo]digo|code|id|revis[ãa]o|vers[ãa]o|version|n[º°o]?|status|severity|destinat[áa]rios?|elabora[çc][ãa]o|interviewers?|entrevistador(?:es|a|as)?|transcri\p{L}+|owner|setor|processo(?: adm\.? ?n?º?)?|protocolo|interessad[oa]s?|requerentes?|executor|respons[áa]vel t[ée]cnico|rt|cargo|department|file|doc(?:ument)?|email|e-mail|contact|contato|spouse|c[ôo]njuge|children|filhos)\.?:/iu;

/** The fields that somebody would ask for, in their order. */
export function tellingFields(fields: readonly string[]): string[] {
	const known = fields.filter((field) => !LOOKED_UP.test(field));
	if (known.length <= MOST_FIELDS || known.some((field) => NUMBERED.test(field))) return known;
	const asked = known.filter((field) => ASKED.test(field));
	const chosen = new Set([...asked, ...known].slice(0, MOST_FIELDS));
	return known.filter((field) => chosen.has(field));
}

/** Characters of a document in which a form about it stands. */
export const FORM_WITHIN = 2500;

/** Of a table of fields above the text, such as an encyclopedia's, those that somebody would ask for; null for any other. */
export function headFields({ header, rows, start }: Extract<Block, { kind: 'table' }>): string[] | null {
	const isForm = header.filter(Boolean).length < 2 && rows.length > 2 && rows.every(({ cells }) => cells.length === 2);
	const figures = rows.filter(({ cells }) => /^[-−(]?(?:\p{Lu}{0,2}\p{Sc}\s?)?\d[\d.,]*\)?$/u.test(cells[1] ?? ''));
	if (!isForm || start > FORM_WITHIN || figures.length * 2 > rows.length) return null;
	return rows.map(({ cells }) => cells.join(': ')).filter((field) => ASKED.test(field) && !LOOKED_UP.test(field));
}

/** Fields as sentences. */
export const fieldPieces = (fields: readonly string[], span: Span, language: Language): Piece[] =>
	fields.map((field) => {
		const [, label = '', value = ''] = /^([^:]+):\s+(.+)$/su.exec(field) ?? [];
		const { fields: frames } = languagePack(language);
		const name = label.toLowerCase();
		const frame = Object.hasOwn(frames, name) ? frames[name] : undefined;
		return { text: asSentence(frame ? frame.replace('{x}', () => value) : field), spans: [span] };
	});
