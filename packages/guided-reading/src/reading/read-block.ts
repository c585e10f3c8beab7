import type { Language } from '@nexus/contract';
import type { Block, Sentence, Span } from '@nexus/document-text';
import { isShouted, isSpeakable, signsInWords } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { listedLines } from './as-lists.ts';
import { askedAndAnswered } from './asked-lines.ts';
import { type BlockReading, unitOf, unreadableUnit } from './block-reading.ts';
import { dateIn } from './document-date.ts';
import { FORM_WITHIN, fieldPieces, fieldsOf, headFields, tellingFields } from './fields.ts';
import { isBoilerplate, isFurniture, isFurnitureParagraph, withoutDateline } from './furniture.ts';
import { isLabelLine, withLegalLabel } from './labels.ts';
import { listPieces } from './lists.ts';
import { withoutNotation } from './notation.ts';
import { leansOnPrevious } from './openings.ts';
import { isInQuotes, withWholeQuotes } from './quoted.ts';
import { readListItems } from './read-list-items.ts';
import { readSentence, withoutBrackets } from './read-sentence.ts';
import { asSentence, readableSentence } from './readable-sentences.ts';
import { withRunInHeads } from './run-in-heads.ts';
import { tablePieces } from './tables.ts';
import type { Piece, Unit } from './unit.ts';

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
			const joinedWithMarks = sentences.join(' ');
			const joined = joinedWithMarks.replace(/["“”]/g, '');
			const signed = block.attribution ?? SIGNATURE.exec(joined)?.slice(1).find(Boolean);
			const by = signed ? ` — ${signed.replace(SOURCE, '')}.` : '';
			const plain = joined.replace(SIGNATURE, '');
			// Somebody's words, which the text has elsewhere or of which nothing says whose they are.
			if (
				by === '' &&
				isInQuotes(joinedWithMarks) &&
				!/:\s*$/.test(source(Math.max(block.start - LEADS_BY, 0), block.start))
			)
				return [];
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

/** Characters before a quotation in which a colon leads to it. */
const LEADS_BY = 6;
/** Behind who said it, where and when. */
const SOURCE = /(?:,\s(?:em|n[ao]s?|in|at|on|to)\s|\s\(|,?\s\d).*$/u;

/** Characters behind a sentence in which the address that it ended with begins. */
const BEHIND = 12;

/** The day that a document is from is said with its title. */
const isDated = (field: string, language: Language): boolean =>
	/^dat[ae]:/i.test(field) && dateIn(field, language) !== null;

/** Whose a document is, above it. */
const MADE_BY = /^(?:elaborado por|prepared by):/iu;

/** Paragraphs of a section that may begin with where a news item comes from: a subtitle may stand above it. */
const NEWS_OPENS = 2;

function readParagraph(block: Extract<Block, { kind: 'paragraph' }>, reading: BlockReading): Unit[] {
	const { index, language, source } = reading;
	const span = { start: block.start, end: block.end };
	const written = source(block.start, block.end);
	const { isHead } = reading;
	if (reading.previous === 'code' && /^[`*_]*\p{Ll}/u.test(written)) return [unreadableUnit(span, index)];
	const fields = fieldsOf(written, block.start >= FORM_WITHIN);
	if (isFurnitureParagraph(fields?.[0] ?? written)) return [];
	if (!fields && (written.match(/\s[·•|]\s/g)?.length ?? 0) >= DOTTED) return [];
	if (NOTE.test(written) || COMMENTS.test(written) || IN_BRACKETS.test(written.trim())) return [];
	if (fields) {
		const choose = block.start < FORM_WITHIN ? tellingFields : (all: string[]) => all;
		const kept = choose(
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
	if (caption) return [{ ...unitOf('paragraph', span, index, [{ text: caption, spans: [span] }]), introduces: true }];
	if (reading.previous === 'table' && BELOW_TABLE.test(written.trim())) return [];
	const own = block.sentences.filter(({ text, ...at }) => {
		const isAside = (reading.isTurn || reading.isAsked) && ASIDE.test(source(at.start - 1, at.end + 1).trim());
		const isSent = !reading.isTurn && isBoilerplate(text, source(at.start, at.end + BEHIND), language);
		return !isAside && !isSent && !ITEM_NUMBER.test(text) && !BLANK.test(source(at.start, at.end));
	});
	if (own.every(({ text }) => isFurniture(text, language))) return [];
	const said = own.map((one) => ({ ...one, text: one.text.replace(LEADING_ASIDE, '') }));
	const sentences = withLegalLabel(withoutFirstDateline(said, index));
	const { asked, answer } = askedAndAnswered(sentences, written, block.start, reading.isAsked === true);
	const isAboveFields = reading.next === 'paragraph' && FIELD_BELOW.test(source(block.end, block.end + BELOW));
	const isAbove =
		(reading.next === 'list' || reading.next === 'table' || isAboveFields) && !/^[*_]\p{L}/u.test(written);
	const isLabel = isLabelLine(own) || (own.length === 1 && isShouted(own[0]?.text ?? ''));
	if (asked.length === 0 && isLabel && !isAbove && !isHead && !reading.isMessage) return [];
	const pieces = piecesOf(withRunInHeads(withWholeQuotes(answer, source), source, language), source);
	if (pieces.length === 0 && answer.length > 0) return [unreadableUnit(span, index)];
	const text = readableSentence(asked.map((one) => one.text).join(' '));
	const question = { ...unitOf('paragraph', span, index, [{ text, spans: [span] }]), asks: true };
	const [first] = pieces;
	const last = pieces.at(-1)?.text ?? '';
	const isName = isAbove && pieces.length === 1 && isNameOfList(answer);
	const told = {
		...unitOf('paragraph', span, index, pieces),
		leans: !reading.isTurn && leansOnPrevious(first?.text ?? '', language),
		introduces: last.endsWith(':') || isName,
	};
	return [...(asked.length > 0 ? [question] : []), ...(first ? [told] : [])];
}

/** What is read of a paragraph: all of it, or what stands above a sentence that cannot be read. */
function piecesOf(sentences: readonly Sentence[], source: BlockReading['source']): Piece[] {
	const pieces: Piece[] = [];
	for (const sentence of sentences) {
		const text = readSentence(sentence, source(sentence.start - 1, sentence.end));
		if (text === null) return pieces;
		if (text !== '') pieces.push({ text, spans: [{ start: sentence.start, end: sentence.end }] });
	}
	return pieces;
}

/** Right below a line: "Insurance: $480". */
const FIELD_BELOW = /^\s*\n[^\S\n]*\p{Lu}[\p{L} ]{1,40}:\s\p{Sc}?\p{L}?\p{Sc}?\s?\d/u;
const BELOW = 60;

/** Words of a line above a list that names what it lists: "For the sponge (night before)". */
const MOST_LABEL = 8;

const isNameOfList = ([only, ...more]: readonly Sentence[]): boolean =>
	only !== undefined &&
	more.length === 0 &&
	!/[!?;,…]["”»)]?$|(?:\S+\s){3}.*\.$/.test(only.text) &&
	countWords(only.text) <= MOST_LABEL;

function fieldUnit(fields: readonly string[], span: Span, { index, language }: BlockReading): Unit {
	const said = fields.map((field) => signsInWords(withoutNotation(field, language), language));
	return unitOf('paragraph', span, index, fieldPieces(said, span, language));
}

/** "¹ Portaria nº 17": a note, which belongs to where its mark stands. */
const NOTE = /^\s*\\?(?:[¹²³⁴-⁹]|[*†‡]\s)\s?(?=[*_]?[\p{L}\d])/u;
/** A paragraph in slanted letters or so called, which is a note where it stands below a table. */
const BELOW_TABLE = /^(?:[*_]*(?:notes?|notas?|obs|fontes?|sources?)[.:]|(\*|_)(?!\1)[^*_]+\1$)/iu;
/** "(Pausa.)", "[Laughs.]": what somebody does who is interviewed. */
const ASIDE = /^[*_]*[([][^()[\]]*[)\]][*_]*$/u;

/** A paragraph beside the text: what a lecturer does, or where a law comes from. */
const IN_BRACKETS = /^[*_]?\([^()]{1,200}\)[*_]?$/u;

const LEADING_ASIDE =
	/^[([](?:ri|risos?|rindo|sorri|pausa|silêncio|laughs?|laughing|laughter|smiles?|pauses?|sighs?)[^()[\]]{0,40}[)\]]\s+(?=\S)/iu;

/** "1. Chip · 2. Soak · 3. Sieve · 4. Dry": a line that is set as a list. */
const DOTTED = 3;

/** What readers wrote below. */
const COMMENTS = /^[*_#\s]*(?:(?:coment[áa]rios?|comments?)\s?\(\d+\)|\d+\s(?:coment[áa]rios?|comments?)\b)/iu;

/** What a form leaves to be filled in. */
const BLANK = /_{4}/;

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

const PLACE = /^\p{Lu}{3}[\p{Lu} .'-]{0,30},\s\p{Lu}[\p{L}.]{1,10}\.(?:\s?(?:--|[—–]))?$/u;

function withoutFirstDateline(sentences: readonly Sentence[], index: number): readonly Sentence[] {
	const [first, ...rest] = sentences;
	if (index > NEWS_OPENS || !first) return sentences;
	// "HARLAN CREEK, Neb. -- The night sky": split behind the state.
	if (rest.length > 0 && PLACE.test(first.text)) return rest;
	const text = withoutDateline(first.text);
	return text === first.text ? sentences : [{ ...first, text }, ...rest];
}
