import type { Language } from '@nexus/contract';
import {
	asSentence,
	type Block,
	isInQuotes,
	isLabelLine,
	isOutcome,
	isTyped,
	type ListNumbers,
	labelledFields,
	listNumbers,
	listsIn,
	readableSentence,
	type Sentence,
	type Span,
	withoutDateline,
	withSpokenLabel,
	withWholeQuotes,
} from '@nexus/document-text';
import { isSpeakable, signsInWords } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { askedAndAnswered } from './asked-lines.ts';
import { authorsIn } from './author.ts';
import { type BlockReading, unitOf, unreadableUnit } from './block-reading.ts';
import { BLANK, FAREWELL, isBoilerplate, isFurniture, isFurnitureParagraph, pointsElsewhere } from './furniture.ts';
import { LEFT_OPEN } from './headings.ts';
import { BEHIND, listPieces } from './lists.ts';
import { leansOnPrevious } from './openings.ts';
import { readSentence } from './read-sentence.ts';
import { tablePieces } from './tables.ts';
import type { Piece, Unit } from './unit.ts';
import { plainLine } from './whole-title.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** What could be told of one block; code is passed over. */
export function readBlock(block: Block, reading: BlockReading): Unit[] {
	switch (block.kind) {
		case 'paragraph':
			return readParagraph(block, reading);
		case 'list':
			return readLists(block, reading);
		case 'quote':
			return readQuote(block, reading);
		case 'table':
			return readTable(block, reading);
		case 'code':
			return [unreadableUnit(block, reading.index, 'table')];
		default:
			return [];
	}
}

/** The lists that a list is of, the first of them that can be told behind what introduces them all. */
function readLists(whole: Of<'list'>, reading: BlockReading): Unit[] {
	let { introduction } = reading;
	const lists = listsIn(whole, reading.source);
	const numbers = listNumbers(whole, reading.source);
	return lists.map((list) => {
		const unit = readList(list, { ...reading, introduction }, lists.length > 1, numbers);
		if (!unit.unreadable) introduction = null;
		return unit;
	});
}

function readList(block: Of<'list'>, reading: BlockReading, isPart: boolean, numbers: ListNumbers): Unit {
	const { index, language, introduction } = reading;
	const pieces = listPieces(block, reading, isPart, numbers);
	const furniture = pieces.filter(({ text }) => isFurniture(text, language));
	if (pieces.length === 0 || furniture.length * 2 > pieces.length) return unreadableUnit(block, index, 'list');
	const last = block.items.at(-1)?.sentences.at(-1)?.text ?? '';
	// "5. Divide the dough in pieces of:", and below it another list; "- Bylaws Amendment" alone above its text.
	const isName = block.items.length === 1 && countWords(last) <= MOST_LABEL && !/[.!?;,]$/.test(last);
	const introduces = (last.endsWith(':') && reading.next === 'list') || (isName && reading.next === 'paragraph');
	const span = { start: introduction?.span.start ?? block.start, end: block.end };
	return { ...unitOf('list', span, index, pieces), introduces };
}

function readQuote(block: Of<'quote'>, { index, source, introduction }: BlockReading): Unit[] {
	const written = source(block.start, block.end);
	if (isFurnitureParagraph(written) || !/\p{L}{3}/u.test(written.replace(LINKED, ''))) return [];
	const sentences = block.sentences.filter(({ text }) => isSpeakable(text));
	const said = sentences.map(({ text }) => readableSentence(text)).join(' ');
	// Somebody's words, which the text has elsewhere or of which nothing says whose they are.
	const isPulled = !block.attribution && isInQuotes(said) && !introduction && countWords(said) < LEAST_PULLED;
	if (said === '' || isPulled) return [];
	if (!block.attribution && BOX.test(written)) return [unitOf('paragraph', block, index, [pieceOf(said, block)])];
	return [unitOf('quote', block, index, [pieceOf(quoted(said.replace(/["“”]/g, ''), block.attribution), block)])];
}

/** Words of a quotation that is more than a line set apart from the text that has it. */
const LEAST_QUOTED = 40;
/** Words of one that is no echo of the text. */
const LEAST_PULLED = 30;
const LINKED = /!?\[[^\]\n]{0,200}\]\([^()\s]{0,500}\)/gu;

/** What is quoted, with whose words it is: before it where it is long, so that nobody takes it for somebody else's. */
const quoted = (said: string, by: string | null): string =>
	by && countWords(said) >= LEAST_QUOTED ? `${by}: “${said}”` : `“${said}”${by ? ` — ${by}.` : ''}`;

/** "> **DEFINITION**", "> Nota 1: ...": a box in a text, which is nobody's words. */
const BOX =
	/^[\s>]*(?:(?:\*\*|__)(\p{Lu}[^*_\n]{2,30})(?:(?:\*\*|__)[ \t]*:?[ \t]*\n|:(?:\*\*|__))|[*_]*(?:nota?s?|note|aviso|aten[çc][ãa]o|dica|tip|warning|caution|important[e]?|obs(?:erva[çc][ãa]o)?|exemplo|example)(?:\s\d{1,2})?[*_]*\s?[:–—-])/iu;

function readTable(block: Of<'table'>, reading: BlockReading): Unit[] {
	const { index, language, source } = reading;
	const written = source(block.start, block.end);
	const pieces = tablePieces(block, written, language);
	if (pieces.length === 0 && /<img\s|!\[/i.test(written)) return []; // Pictures side by side: nothing is lost.
	return [pieces.length === 0 ? unreadableUnit(block, index, 'table') : unitOf('table', block, index, pieces)];
}

function readParagraph(block: Of<'paragraph'>, reading: BlockReading): Unit[] {
	const { index, language, source } = reading;
	const written = source(block.start, block.end);
	if (CAPTION.test(written.replace(OPENING_TAGS, ''))) {
		const said = block.sentences
			.map(({ text }) => text)
			.join('\n')
			.replace(CAPTION, '')
			.replaceAll('\n', ' ');
		const isLost = reading.next !== 'table' || said === '';
		return isLost ? [] : unitsOf([pieceOf(asSentence(said), block)], block, index, { introduces: true });
	}
	const isFirst = index === 0 && !reading.isMessage && block.start >= reading.head;
	const isByline =
		isFirst && countWords(written) <= MOST_BYLINE && (SIGNED.test(written.trim()) || authorsIn(written, language));
	if (isByline) return unitsOf([pieceOf(asSentence(plainLine(written)), block)], block, index);
	if (isFurnitureParagraph(written) || isBeside(written, block.sentences[0]?.start ?? block.start, reading)) return [];
	const fields = labelledFields(written)?.filter((field) => isSpeakable(field) && !isFurniture(field, language));
	if (!fields) return readSentences(block, written, reading);
	const said = fields.map((field) => pieceOf(readableSentence(signsInWords(field, language)), block));
	return unitsOf(said, block, index);
}

/** "[Get in touch](...)". */
const LINK_ONLY = /^\s*\[?[^[\]\n]{2,80}\]\([^()\n]{0,300}\)[^\p{L}\d]*$/u;

/** A paragraph with something to tell: what it asks, where it asks, and what it says. */
function readSentences(block: Of<'paragraph'>, written: string, reading: BlockReading): Unit[] {
	const { index, language, source, isTurn } = reading;
	if (block.sentences.length === 1 && FAREWELL.test(block.sentences[0]?.text ?? '')) return [];
	let isGone = false;
	const last = block.sentences.at(-1)?.start;
	const own = block.sentences.filter(({ text, start, end }) => {
		const isAside = (isTurn || reading.isAsked) && ASIDE.test(source(start - 1, end + 1).trim());
		const isSent = !isTurn && isBoilerplate(text, source(start === last ? start - 1 : start, end + BEHIND), language);
		const isElsewhere = isSent || (!isTurn && pointsElsewhere(text, language));
		// What leans on a first sentence that sends to a page goes with it.
		isGone = start === block.sentences[0]?.start ? isSent : isGone && leansOnPrevious(text, language);
		return !isAside && !isElsewhere && !isGone && !ITEM_NUMBER.test(text);
	});
	// "Not on the list? [Get in touch](...)".
	const isAsked = own.at(-1)?.text.endsWith('?') && own.at(-1) === block.sentences.at(-2);
	if (isAsked && LINK_ONLY.test(source(last ?? 0, block.end))) own.pop();
	if (own.every(({ text }) => isFurniture(text, language))) return [];
	const told = withoutOrigin(own, index).map((one) => ({
		...one,
		text: withSpokenLabel(one.text, reading.references),
	}));
	const { asked, answer } = askedAndAnswered(told, written, block.start, reading.isAsked);
	const isAboveFields = reading.next === 'paragraph' && FIELD_BELOW.test(source(block.end, block.end + BELOW));
	const isAbove = (/list|table/.test(reading.next ?? '') || isAboveFields) && !/^[*_]\p{L}/u.test(written);
	const mayBeLabel = isAbove || block.start < reading.head || reading.isMessage || asked.length > 0;
	const isStep = !/\]\(|<a\s/.test(written) && isInstruction(own[0]?.text ?? '', language);
	if (!mayBeLabel && !isStep && isLabelLine(own)) return [];
	const pieces = piecesOf(withWholeQuotes(answer, source), reading);
	if (pieces.length === 0 && block.sentences.length > asked.length) return [unreadableUnit(block, index)];
	const question = readableSentence(asked.map((one) => one.text).join(' '));
	const end = pieces.at(-1)?.text ?? '';
	const isName = isAbove && pieces.length === 1 && isNameOfList(answer);
	return [
		...unitsOf(question === '' ? [] : [pieceOf(question, block)], block, index, { asks: true }),
		...unitsOf(pieces, block, index, {
			leans: !isTurn && (isOutcome(answer) || leansOnPrevious(pieces[0]?.text ?? '', language)),
			introduces: isName || (isAbove && LEFT_OPEN.test(end)) || end.endsWith(':'),
		}),
	];
}

/** "Selecione a lista de preços": what to do, though no mark ends it. */
const isInstruction = (text: string, language: Language): boolean =>
	languagePack(language).words.imperative.test(text) && countWords(text) >= LEAST_INSTRUCTION && !OFFER.test(text);
/** "Baixe nosso aplicativo gratuito": an advertisement. */
const OFFER = /\s(?:noss[ao]s?|our|agora|now|gr[áa]tis|gratuit[ao]s?|free)(?!\p{L})/iu;
const LEAST_INSTRUCTION = 3;

const pieceOf = (text: string, { start, end }: Span): Piece => ({ text, spans: [{ start, end }] });

/** A paragraph, where anything is told of it. */
const unitsOf = (pieces: Piece[], span: Span, index: number, more: Partial<Unit> = {}): Unit[] =>
	pieces.length === 0 ? [] : [{ ...unitOf('paragraph', span, index, pieces), ...more }];

/** "¹ Portaria nº 17": a note, which belongs to where its mark stands. */
const NOTE = /^\s*\\?(?:[¹²³⁴-⁹]|[*†‡]\s)\s?(?=[*_]?[\p{L}\d])/u;
/** A paragraph beside the text: what a lecturer does, or where a law comes from. */
const IN_BRACKETS = /^[*_]?(?:\([^()]{1,200}\)|\[[^[\]]{1,200}\])[*_]?$/u;
/** A paragraph in slanted letters or so called, which is a note where it stands below a table. */
const BELOW_TABLE = /^(?:[*_]*(?:notes?|notas?|obs|fontes?|sources?)[.:]|(\*|_)(?!\1)[^*_]+\1$)/iu;

/** Before the words below a picture. */
const FIGCAPTION =
	/<(?:figcaption|\w+\s[^<>\n]{0,80}caption)[^<>\n]{0,80}>\s*$|<img\s[^<>]{1,300}>(?:<\/a>)?\s*<br\s?\/?>\s*$/i;
const isBeside = (written: string, start: number, { previous, source }: BlockReading): boolean =>
	FIGCAPTION.test(source(start - PICTURE, start)) ||
	NOTE.test(written) ||
	BLANK.test(written) ||
	IN_BRACKETS.test(written.trim()) ||
	(previous === 'table' && BELOW_TABLE.test(written.trim()));

/** "(Pausa.)", "[Laughs.]": what somebody does who is interviewed. */
const ASIDE = /^[*_]*[([][^()[\]]*[)\]][*_]*$/u;
/** Words of a line that says who wrote what comes. */
const MOST_BYLINE = 24;
/** "Maureen Thwaite": who wrote what comes. */
const SIGNED = /^\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3}$/u;
const PICTURE = 360;
/** "1.1.", "b)": the number of what comes next, which a sentence ended behind. */
const ITEM_NUMBER = /^\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|\p{Ll}|[IVX]{1,5})[.)]{1,2}$/u;

/** Without where a news item comes from, before what it begins with. */
const withoutOrigin = (sentences: readonly Sentence[], index: number): Sentence[] =>
	sentences.map((one) => (index < 2 ? { ...one, text: withoutDateline(one.text) } : one));

/** What is read of a paragraph: all but a sentence that cannot be read, and what leans on it. */
function piecesOf(sentences: readonly Sentence[], { source, language }: BlockReading): Piece[] {
	const pieces: Piece[] = [];
	let isLost = false;
	for (const sentence of sentences) {
		const written = source(sentence.start - 1, sentence.end + 1);
		const text = isTyped(written) ? null : readSentence(sentence, written.slice(0, -1));
		isLost = text === null || (isLost && (leansOnPrevious(text, language) || DEFINITE[language].test(text)));
		if (text && !isLost) pieces.push(pieceOf(text, sentence));
	}
	return pieces;
}

/** "The online form gives you the option": what was told of before. */
const DEFINITE = { 'en-US': /^the\s/iu, 'pt-BR': /^(?:os?|as?)\s/iu } as const;

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

const OPENING_TAGS = /^(?:\s*<\/?\p{L}[^<>\n]{0,100}>)+\s*/u;

/** "Table 1. Errors per 1,000 doses": what the figures of the table below are of, told without the number. */
const CAPTION = /^[*_]*(?:tabela|table|quadro)\s\d[\d.]*\s?(?:[.:–—-]+|\n)[*_]*\s*/iu;
