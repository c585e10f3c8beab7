import type { Language } from '@nexus/contract';
import type { Block, Sentence, Span } from '@nexus/document-text';
import { isSpeakable, signsInWords } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { listedLines } from './as-lists.ts';
import { isByline } from './author.ts';
import { type BlockReading, unitOf, unreadableUnit } from './block-reading.ts';
import { dateIn } from './document-date.ts';
import { fieldPieces, fieldsOf, headFields, tellingFields } from './fields.ts';
import { isBoilerplate, isFurniture, isFurnitureParagraph, withoutDateline } from './furniture.ts';
import { asRuling } from './head.ts';
import { isLabelLine, withLegalLabel } from './labels.ts';
import { listPieces } from './lists.ts';
import { withoutNotation } from './notation.ts';
import { withWholeQuotes } from './quoted.ts';
import { readListItems } from './read-list-items.ts';
import { readSentence, withoutBrackets } from './read-sentence.ts';
import { asSentence, readableSentence } from './readable-sentences.ts';
import { askedIn, withAskedHead, withRunInHeads } from './run-in-heads.ts';
import { tablePieces } from './tables.ts';
import type { Unit } from './unit.ts';

/** What could be told of one block; code is passed over. */
export function readBlock(block: Block, reading: BlockReading): Unit[] {
	const { index, language, source, introduction = null } = reading;
	switch (block.kind) {
		case 'paragraph':
			return readParagraph(block, reading);
		case 'list': {
			const list = readListItems(block, reading);
			const furniture = list?.items.filter(({ text }) => isFurniture(text, language)) ?? [];
			if (!list || furniture.length * 2 > list.items.length) return [unreadableUnit(block, index, 'list')];
			const known = source(block.start, block.end);
			const unit = unitOf('list', block, index, listPieces(list, introduction, language, known));
			return [introduction ? { ...unit, span: { start: introduction.span.start, end: block.end } } : unit];
		}
		case 'quote': {
			if (isFurnitureParagraph(source(block.start, block.end))) return [];
			const said = block.sentences.filter(({ text }) => isSpeakable(text) && !isFurniture(text, language));
			const sentences = said.flatMap((sentence) => readableSentence(sentence.text) || []);
			if (sentences.length === 0) return [];
			const joined = sentences.join(' ').replace(/["“”]/g, '');
			const signed = block.attribution ?? SIGNATURE.exec(joined)?.slice(1).find(Boolean);
			const by = signed ? ` — ${signed.replace(SOURCE, '')}.` : '';
			const plain = joined.replace(SIGNATURE, '');
			const text = index === 0 && by === '' ? asSentence(plain) : `“${plain}”${by}`;
			return [unitOf('quote', block, index, [{ text, spans: [{ start: block.start, end: block.end }] }])];
		}
		case 'table': {
			const head = index < NEWS_OPENS ? headFields(block) : null;
			if (head) return head.length < 2 ? [] : [fieldUnit(head, block, reading)];
			const pieces = tablePieces(block, source(block.start, block.end), language);
			return [pieces.length === 0 ? unreadableUnit(block, index, 'table') : unitOf('table', block, index, pieces)];
		}
		case 'code':
			return [unreadableUnit(block, index, 'table')];
		default:
			return [];
	}
}

/** "Se sobe. — ditado local.": who said it, behind the last words of a quotation. */
const SIGNATURE = /\s(?:[—–]\s(\p{L}[\p{L}\d ,.’'-]{2,50}?)|\((\p{L}[\p{L}\d ,.’'-]{2,50})\))\.?$/u;

/** Behind who said it, where and when. */
const SOURCE = /(?:,\s(?:em|n[ao]s?|in|at|on|to)\s|\s\(|,?\s\d).*$/u;

/** Characters behind a sentence in which the address that it ended with begins. */
const BEHIND = 12;

/** The day that a document is from is said with its title. */
const isDated = (field: string, language: Language): boolean =>
	/^dat[ae]:/i.test(field) && dateIn(field, language) !== null;

/** Characters of a document in which a law says what it is about. */
const RULES_WITHIN = 1500;

/** Whose a document is, above it. */
const MADE_BY = /^(?:elaborado por|prepared by):/iu;

/** Paragraphs of a section that may begin with where a news item comes from: a subtitle may stand above it. */
const NEWS_OPENS = 2;

function readParagraph(block: Extract<Block, { kind: 'paragraph' }>, reading: BlockReading): Unit[] {
	const { index, language, source } = reading;
	const span = { start: block.start, end: block.end };
	const written = source(block.start, block.end);
	const isHead = reading.isHead === true;
	if (index === 0 && isByline(written))
		return [
			unitOf('sentence', span, index, [{ text: asSentence(written.replace(/[*_]+/g, '').trim()), spans: [span] }]),
		];
	const fields = fieldsOf(written);
	if (isFurnitureParagraph(fields?.[0] ?? written)) return [];
	if (NOTE.test(written) || COMMENTS.test(written)) return [];
	if (fields) {
		const kept = tellingFields(
			fields.filter(
				(field, at) =>
					!(isHead && ((at === 0 && !field.includes(':')) || isDated(field, language))) &&
					(!isFurniture(field, language) || (isHead && MADE_BY.test(field))),
			),
		);
		return kept.length === 0 ? [] : [fieldUnit(kept, span, reading)];
	}
	const lines = listedLines(block, written);
	if (lines) return readBlock(lines, reading);
	const caption = reading.next === 'table' ? captionOf(block.sentences) : null;
	if (caption) return [{ ...unitOf('sentence', span, index, [{ text: caption, spans: [span] }]), promises: true }];
	const worded = withoutOpenAsides(
		reading.previous === 'table' ? resultsOf(block.sentences, written) : block.sentences,
	).filter(({ text }) => !ITEM_NUMBER.test(text));
	const ruled = worded.map((one) => (block.start < RULES_WITHIN ? { ...one, text: asRuling(one.text) } : one));
	const sentences = withLegalLabel(withoutFirstDateline(ruled, index));
	const isTold = ({ text, start, end }: Sentence) =>
		(reading.isTurn || !isBoilerplate(text, source(start, end + BEHIND), language)) &&
		!isFurniture(text, language) &&
		!APPROVED.test(text);
	const told = sentences.filter((sentence, at) => {
		const next = sentences[at + 1];
		const before = sentences[at - 1];
		const isRemark = before && countWords(sentence.text) < REMARK && !isTold(before);
		return isTold(sentence) && !isRemark && !(sentence.text.endsWith('?') && next && !isTold(next));
	});
	const question = reading.isAsked ? askedIn(told, written, block.start) : null;
	const isLabel = isLabelLine(told) && reading.next !== 'list' && question === null;
	const label = isLabel && !isHead;
	const asked = question ? told.slice(question.count) : withAskedHead(withRequirements(told), written);
	const whole = withRunInHeads(withShortAnswers(withWholeQuotes(asked, source)), source, language);
	const units = whole
		.flatMap((sentence, at) => readSentence(sentence, at, at === whole.length - 1, reading))
		.map((unit) => ({ ...unit, label }));
	if (!question) return units;
	const text = readableSentence(question.text);
	return [{ ...unitOf('sentence', question, index, [{ text, spans: [span] }]), asks: true }, ...units];
}

function fieldUnit(fields: readonly string[], span: Span, { index, language }: BlockReading): Unit {
	const said = fields.map((field) => signsInWords(withoutNotation(field, language), language));
	return { ...unitOf('sentence', span, index, fieldPieces(said, span, language)), fields: true };
}

/** Without an aside of several sentences: "(A legacy directive is not supported. Read more here.)" */
function withoutOpenAsides(sentences: readonly Sentence[]): Sentence[] {
	let isOpen = false;
	return sentences.filter(({ text }) => {
		const opens = text.startsWith('(') && !text.includes(')');
		const closes = isOpen && /\)["”.]*$/.test(text);
		const isAside = opens || isOpen;
		isOpen = isAside && !closes;
		return !isAside;
	});
}

/** "¹ Portaria nº 17": a note, which belongs to where its mark stands. */
const NOTE = /^\s*\\?(?:[¹²³⁴-⁹]|[*†‡]\s)\s?(?=[\p{L}\d])/u;
/** A paragraph in slanted letters or so called, which is a note where it stands below a table. */
const NOTED = /^(?:notes?|notas?|obs)[.:]\s*/iu;
const SLANTED = /^(\*|_)(?!\1)[^*_]+\1$/u;
/** How a table's figures were come by, rather than what they tell. */
const OF_FIGURES =
	/(?<!\p{L})n\s?=\s?\d|^[*_]*(?:values?|valores|percent\p{L}+|figures|ranges?|volumes|fontes?|sources?|means?|m[ée]dias?|averages?|\p{L}+ (?:counts|calculations))(?!\p{L})/iu;

/** Of a note below a table only what tells a result; any other paragraph whole. */
function resultsOf(sentences: readonly Sentence[], written: string): Sentence[] {
	const isNote = SLANTED.test(written.trim()) || NOTED.test(sentences[0]?.text ?? '');
	if (!isNote) return [...sentences];
	if (sentences.length === 1 && !/\d/.test(written)) return [];
	return sentences
		.map((one) => ({ ...one, text: one.text.replace(NOTED, '') }))
		.filter(({ text }) => !OF_FIGURES.test(text));
}

/** What readers wrote below. */
const COMMENTS = /^[*_#\s]*(?:(?:coment[áa]rios?|comments?)\s?\(\d+\)|\d+\s(?:coment[áa]rios?|comments?)\b)/iu;

/** Who let a study be made. */
const APPROVED =
	/^[^.]{0,80}(?:approved by (?:the|our) [^.]{0,40}(?:review board|ethics committee)|aprovad[oa] pelo (?:comit[êe]|conselho) de ética)(?:[^.,;]|No?\.){0,60}\.$/iu;

/** Words of a sentence that says something only of the one before it: "Great." */
const REMARK = 3;

/** "1.1.", "b)": the number of what comes next, which a sentence ended behind. */
const ITEM_NUMBER = /^\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|\p{L}|[IVX]{1,5})[.)]{1,2}$/u;

const CAPTION = /^(?:tabela|table|quadro)\s\d[\d.]*\s?[.:–—-]*\s*/iu;
const LEAST_CAPTION = 3;

/** "Table 1. Errors per 1,000 doses": what the figures of the table below are of, without the number. */
function captionOf(sentences: readonly Sentence[]): string | null {
	const text = sentences.map((sentence) => sentence.text).join(' ');
	const said = text.replace(CAPTION, '');
	return said !== text && countWords(said) >= LEAST_CAPTION && isSpeakable(withoutBrackets(said))
		? asSentence(said)
		: null;
}

function withoutFirstDateline(sentences: readonly Sentence[], index: number): readonly Sentence[] {
	const [first, ...rest] = sentences;
	if (index > NEWS_OPENS || !first) return sentences;
	const text = withoutDateline(first.text);
	return text === first.text ? sentences : [{ ...first, text }, ...rest];
}

const REQUIREMENT = /^\p{Lu}{1,5}[- ]?\d{1,3}(?:\.\d{1,2})?[.:)]?$/u;

/** "RF-01." belongs to what it numbers. */
function withRequirements(sentences: readonly Sentence[]): Sentence[] {
	return sentences.flatMap((sentence, index) => {
		const before = sentences[index - 1];
		if (REQUIREMENT.test(sentence.text)) return [];
		if (!before || !REQUIREMENT.test(before.text)) return [sentence];
		return [{ ...sentence, start: before.start, text: `${before.text.replace(/[.:)]$/, '')}: ${sentence.text}` }];
	});
}

const SHORT_ANSWER = /^(?:sim|não|depende|nem sempre|talvez|yes|no|it depends|not always|maybe)[.!]$/i;

/** "Sim." belongs to the sentence that explains it. */
function withShortAnswers(sentences: readonly Sentence[]): Sentence[] {
	return sentences.flatMap((sentence, index) => {
		const before = sentences[index - 1];
		if (SHORT_ANSWER.test(sentence.text) && index < sentences.length - 1) return [];
		if (!before || !SHORT_ANSWER.test(before.text)) return [sentence];
		return [{ text: `${before.text} ${sentence.text}`, start: before.start, end: sentence.end }];
	});
}
