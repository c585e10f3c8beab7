import type { Language } from '@nexus/contract';
import type { Block, Sentence, Span } from '@nexus/core/document-text';
import { isShouted, isSpeakable, signsInWords } from '@nexus/language/sayable';
import { countWords } from '@nexus/language/words';
import { isByline } from '../telling/document-author.ts';
import { finished, readable } from './asides.ts';
import { changelogPieces } from './changelog.ts';
import { fieldPieces, fieldsOf, headFields, tellingFields } from './fields.ts';
import { isBoilerplate, isFurniture, isFurnitureParagraph, isSmallPrint, withoutDateline } from './furniture.ts';
import { isLabelLine, withLegalLabel } from './labels.ts';
import { listPieces } from './lists.ts';
import { withoutNotation } from './notation.ts';
import { leansOnPrevious, promises } from './openings.ts';
import { isInQuotes, withWholeQuotes } from './quoted.ts';
import { readListItems } from './read-list-items.ts';
import { askedIn, withAskedHead, withRunInHeads } from './run-in-heads.ts';
import { sentenceCase } from './sentence-case.ts';
import { tablePieces } from './tables.ts';
import type { Piece, Unit } from './unit.ts';

export interface BlockReading {
	language: Language;
	/** Number of the block in its section. */
	index: number;
	/** What the blocks before and after it are. */
	previous: Block['kind'] | null;
	next: Block['kind'] | null;
	/** The document between two offsets. */
	source: (from: number, to: number) => string;
	/** Somebody is interviewed: who says a sentence is known, whatever it begins with. */
	isTurn?: boolean;
	/** It stands below the number of a version. */
	isChangelog?: boolean;
	/** The document asks in bold letters what it answers. */
	isAsked?: boolean;
	/** Introduces this block, a list: its text without the colon, and where it stands. */
	introduction?: { text: string; span: Span } | null;
}

export function unitOf(form: Unit['form'], span: Span, block: number, pieces: Piece[]): Unit {
	return {
		form,
		pieces,
		span: { start: span.start, end: span.end },
		block,
		leans: false,
		promises: false,
		asks: false,
		introduces: false,
		label: false,
		hole: false,
		fields: false,
		words: pieces.reduce((sum, { text }) => sum + countWords(text), 0),
		weight: 0,
	};
}

/** A sentence, a formula or code that cannot be read. */
const holeOf = (span: Span, block: number): Unit => ({ ...unitOf('sentence', span, block, []), hole: true });

/** What could be told of one block; code is passed over. */
export function readBlock(block: Block, reading: BlockReading): Unit[] {
	const { index, language, source, introduction = null } = reading;
	switch (block.kind) {
		case 'paragraph':
			return readParagraph(block, reading);
		case 'list': {
			const { items, shape } = readListItems(block, language, source);
			const said = items.filter(({ text }) => !isFurniture(text, language));
			if (said.length === 0 || said.filter(({ text }) => LOGGED.test(text)).length >= LEAST_LOGGED) return [];
			if (reading.isChangelog) {
				const pieces = changelogPieces(said);
				return pieces.length === 0 ? [] : [unitOf('list', block, index, pieces)];
			}
			const known = source(block.start, block.end);
			const unit = unitOf('list', block, index, listPieces(said, shape, introduction, language, known));
			return [introduction ? { ...unit, span: { start: introduction.span.start, end: block.end } } : unit];
		}
		case 'quote': {
			if (isFurnitureParagraph(source(block.start, block.end))) return [];
			const said = block.sentences.filter(({ text }) => isSpeakable(text) && !isFurniture(text, language));
			const sentences = said.flatMap((sentence) => readable(sentence.text, language));
			if (sentences.length === 0) return [];
			const joined = sentences.join(' ').replace(/["“”]/g, '');
			const signed = block.attribution ?? SIGNATURE.exec(joined)?.slice(1).find(Boolean);
			const by = signed ? ` — ${signed.replace(SOURCE, '')}.` : '';
			const plain = joined.replace(SIGNATURE, '');
			const text = index === 0 && by === '' ? finished(plain) : `“${plain}”${by}`;
			return [unitOf('quote', block, index, [{ text, spans: [{ start: block.start, end: block.end }] }])];
		}
		case 'table': {
			const head = index < NEWS_OPENS ? headFields(block) : null;
			if (head) return head.length === 0 ? [] : [fieldUnit(head, block, reading)];
			const above = source(Math.max(0, block.start - ABOVE), block.start);
			const isTold = !isStatistics(block) && (isSmall(block) || index === 0 || ANNOUNCES.test(above));
			const pieces = isTold ? tablePieces(block, language) : [];
			return [pieces.length === 0 ? holeOf(block, index) : unitOf('table', block, index, pieces)];
		}
		case 'code':
			return [holeOf(block, index)];
		default:
			return [];
	}
}

/** Characters above a table in which it is announced. */
const ABOVE = 260;
const ANNOUNCES =
	/:[*_\s]*$|(?<!\p{L})(?:tabela|quadro|abaixo|a seguir|seguintes?|table|below|following|follows|as shown)(?!\p{L})[^\n]{0,200}\n?[*_\s]*$/iu;

/** A table of pairs or of few rows, which is soon heard. */
const isSmall = ({ header, rows }: Extract<Block, { kind: 'table' }>): boolean =>
	Math.max(header.length, rows[0]?.cells.length ?? 0) < 3 || rows.length < 3;

/** "32.6 (1.3)", "−2.3 ± 0.4", "p < 0.001" in most cells: for the eye. */
function isStatistics({ rows }: Extract<Block, { kind: 'table' }>): boolean {
	const cells = rows.flatMap(({ cells: own }) => own.slice(1)).filter(Boolean);
	const coded = cells.filter((cell) => /\d\s?\([−-]?\d|±|[<>=≤]\s?\.?0[.,]?\d*$/.test(cell));
	return coded.length * 2 > cells.length;
}

/** "14 Mar 11:52 — the certificate expires": so many of them are a log, which tells what the text around it tells. */
const LOGGED = /^(?:\d{1,2}[ /]\p{L}{3,9} )?\d{1,2}[:h]\d\d/u;
const LEAST_LOGGED = 8;

/** "Se sobe. — ditado local.": who said it, behind the last words of a quotation. */
const SIGNATURE = /\s(?:[—–]\s(\p{L}[\p{L}\d ,.’'-]{2,50}?)|\((\p{L}[\p{L}\d ,.’'-]{2,50})\))\.?$/u;

/** Behind who said it, where and when. */
const SOURCE = /(?:,\s(?:em|n[ao]s?|in|at|on|to)\s|\s\(|,?\s\d).*$/u;

/** Characters behind a sentence in which the address that it ended with begins. */
const BEHIND = 12;

/** Paragraphs of a section that may begin with where a news item comes from: a subtitle may stand above it. */
const NEWS_OPENS = 2;

function readParagraph(block: Extract<Block, { kind: 'paragraph' }>, reading: BlockReading): Unit[] {
	const { index, language, source } = reading;
	const span = { start: block.start, end: block.end };
	const written = source(block.start, block.end);
	if (SIGNED.test(written) && countWords(written) <= MOST_SIGNED) return [];
	if (index < NEWS_OPENS && isByline(written)) return [];
	const fields = fieldsOf(written);
	if (!fields && isFurnitureParagraph(written)) return [];
	if (NOTE.test(written) || COMMENTS.test(written) || (index < NEWS_OPENS && areNames(block.sentences))) return [];
	if (fields) {
		const kept = tellingFields(fields.filter((field) => !isFurniture(field, language)));
		return kept.length === 0 ? [] : [fieldUnit(kept, span, reading)];
	}
	const lines = listedLines(block, written);
	if (lines) return readBlock(lines, reading);
	const caption = reading.next === 'table' ? captionOf(block.sentences) : null;
	if (caption) return [{ ...unitOf('sentence', span, index, [{ text: caption, spans: [span] }]), promises: true }];
	const worded = withoutOpenAsides(block.sentences).filter(({ text }) => !ITEM_NUMBER.test(text));
	const sentences = withLegalLabel(withoutFirstDateline(worded, index), language);
	const isTold = ({ text, start, end }: Sentence) =>
		!isBoilerplate(text, source(start, end + BEHIND), language) &&
		!isFurniture(text, language) &&
		!isSmallPrint(text, written);
	const told = sentences.filter((sentence, at) => {
		const next = sentences[at + 1];
		const before = sentences[at - 1];
		const isRemark = before && countWords(sentence.text) < REMARK && !isTold(before);
		return isTold(sentence) && !isRemark && !(sentence.text.endsWith('?') && next && !isTold(next));
	});
	const question = reading.isAsked ? askedIn(told, written, block.start) : null;
	const label = isLabelLine(told) && reading.next !== 'list' && question === null;
	const asked = question ? told.slice(question.count) : withAskedHead(withRequirements(told), written);
	const whole = withRunInHeads(withShortAnswers(withWholeQuotes(asked)), source, language);
	const units = whole
		.flatMap((sentence, at) => readSentence(sentence, at, at === whole.length - 1, reading))
		.map((unit) => ({ ...unit, label }));
	if (!question) return units;
	const text = readable(question.text, language).join(' ');
	return [{ ...unitOf('sentence', question, index, [{ text, spans: [span] }]), asks: true }, ...units];
}

function fieldUnit(fields: readonly string[], span: Span, { index, language }: BlockReading): Unit {
	const said = fields.map((field) => signsInWords(withoutNotation(field, language), language));
	return { ...unitOf('sentence', span, index, fieldPieces(said, span)), fields: true };
}

/** Lines of a list without bullets, at least, and words of each. */
const LISTED = { lines: 3, least: 2, most: 14 };

/** Lines that begin with a capital and end without a mark, as the list that they are; null for any other paragraph. */
function listedLines({ start, end }: Span, written: string): Extract<Block, { kind: 'list' }> | null {
	let at = start;
	const items = written.split('\n').map((line) => {
		const text = line.trim();
		const from = at + line.length - line.trimStart().length;
		at += line.length + 1;
		return { start: from, end: from + text.length, sentences: [{ text, start: from, end: from + text.length }] };
	});
	const isItem = ({ sentences: [sentence] }: (typeof items)[number]) => {
		const words = countWords(sentence?.text ?? '');
		return (
			words >= LISTED.least &&
			words <= LISTED.most &&
			/^\p{Lu}\p{Ll}[^:*_|#<>[\]]*[\p{L}\d)]$/u.test(sentence?.text ?? '')
		);
	};
	if (items.length < LISTED.lines || / {3}/.test(written.trim()) || !items.every(isItem)) return null;
	return { kind: 'list', ordered: false, items, start, end };
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

/** "upgrade to, which": an address stood there. */
const GAP =
	/(?<!\p{L})(?:to|from|at|of|with|by|and|or|via|para|de|d[ao]s?|em|n[ao]s?|com|por|e|ou)\s?[,;:](?:\s|$)|\s(?:from|de)\s(?:to|para)\s/iu;
const ADDRESS = /https?:|www\.|\S@\S|<[^<>\s]+>/iu;

/** Whether a sentence lacks what stood in it, or half of its brackets. */
function isTorn(text: string, written: string): boolean {
	const count = (mark: string) => text.split(mark).length - 1;
	const isOpen = count('(') > count(')') && !/(?:^|\s)[:;]-?\(/.test(text);
	return isOpen || (ADDRESS.test(written) && GAP.test(text));
}

/** "¹ Portaria nº 17": a note, which belongs to where its mark stands. */
const NOTE = /^\s*\\?(?:[¹²³⁴-⁹]|[*†‡]\s)\s?(?=[\p{L}\d])/u;
/** What readers wrote below. */
const COMMENTS = /^[*_#\s]*(?:(?:coment[áa]rios?|comments?)\s?\(\d+\)|\d+\s(?:coment[áa]rios?|comments?)\b)/iu;

/** Words of a sentence that says something only of the one before it: "Great." */
const REMARK = 3;

/** "Okafor C.(1), Lindqvist P.(1,2), Tran M.(2)": who wrote a paper, above it. */
function areNames(sentences: readonly Sentence[]): boolean {
	const words = sentences.flatMap(({ text }) => text.split(/[\s,;]+/)).filter(Boolean);
	const isName = (word: string) =>
		/^(?:\p{Lu}[\p{L}.'’-]{0,30}(?:\([\d,*]{1,8}\)?)?[\d*,.)]{0,6}|and|e|&|d[aeo]s?|[\d*()]{1,6}[.)]{0,2})$/u.test(
			word,
		);
	return words.length > 3 && sentences.some(({ text }) => text.includes(',')) && words.every(isName);
}

/** Lines to sign on, and words of a paragraph of signatures. */
const SIGNED = /_{5}/;
const MOST_SIGNED = 40;

/** "1.1.", "b)": the number of what comes next, which a sentence ended behind. */
const ITEM_NUMBER = /^\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|\p{L}|[IVX]{1,5})[.)]{1,2}$/u;

const CAPTION = /^(?:tabela|table|quadro)\s\d[\d.]*\s?[.:–—-]*\s*/iu;
const LEAST_CAPTION = 3;

/** "Table 1. Errors per 1,000 doses": what the figures of the table below are of, without the number. */
function captionOf(sentences: readonly Sentence[]): string | null {
	const text = sentences.map((sentence) => sentence.text).join(' ');
	const said = text.replace(CAPTION, '');
	return said !== text && countWords(said) >= LEAST_CAPTION && isSpeakable(withoutBrackets(said))
		? finished(said)
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

/** What stands in brackets may be left out: "(p = 0,003)" keeps nobody from telling the rest. */
const withoutBrackets = (text: string): string => text.replace(/\s\([^()]*\)/g, '');

/** Ends of an introduction that points at what comes next rather than states something. */
const POINTS_ON =
	/(?<!\p{L})(?:seguintes?(?:\s\p{L}+){0,2}|abaixo|a saber|a seguir|assim|ordem|decret[ao]|resolvem?|determina|sanciono|delibera|following(?:\s\p{L}+){0,2}|below|follows|namely|order|com|sem|por|em|n[ao]s?|aos?|às?|os?|as?|d[aeo]s?|para|que|e|ou|são|é|inclu(?:i|em)|como|quando|se|pel[ao]s?|entre|sobre|is|are|was|were|be|to|that|with|by|from|for|the|an|and|or|in|on|at|of|like|if|when|include|includes|including|lei|use|run|rode|execute|exemplo|example)$/iu;
/** "têm entre si contratado o seguinte": says much before it points on, as who the parties of a contract are. */
const CONTRACTED = /(?<!\p{L})(?:o seguinte|as follows)$/iu;
/** What a law is to say from now on stands below. */
const AMENDS = /(?:seguinte redação|to read as follows|amended as follows)$/iu;
const LEAST_STATED = 4;
const LONG = 25;

/** "A diretora apresentou três orçamentos:" above a table, and a long statement anywhere, are told without the colon. */
function standsAlone(text: string, next: Block['kind'] | null): boolean {
	const count = countWords(text);
	if (count >= LONG && CONTRACTED.test(text)) return true;
	return !POINTS_ON.test(text) && (next === 'table' ? count >= LEAST_STATED : next !== 'code' && count >= LONG);
}

/** Words of a sentence that is worth telling without its end. */
const LEAST_KEPT = 8;

/** "`action` is a string that ...": the type of an option, of use to who types it. */
const OPTION =
	/^[`*\s]*`[\w.-]+`\s(?:is|are|é|são)\s(?:an?\s|uma?\s)?(?:optional\s)?(?:string|boolean|number|integer|array|object|function|list|booleano|número|lista|objeto|função)(?!\p{L})/u;
/** "Neide .......... pedagoga", "03/06    Toner    4471": columns of a plain text that are no table. */
const COLUMNS = /\.{5,}|\S {3,}\S[^\n]{0,90}\S {3,}\S/u;
/** "Follow steps 1, 3 and 4 above", "(a) e (b) se completam": numbers that are not read with what they number. */
const OF_NUMBERS =
	/(?<=\s)(?:steps?|passos?|etapas?)\s\d|(?<=\s)(?:items|itens|points|pontos)\s\d{1,2}(?:,\s\d{1,2})*\s(?:and|e|to|a)\s\d|\([a-h]\)\s(?:and|e|or|ou)\s\([a-h]\)/iu;
/** "2ª) CICLO DE KREBS.": words of a head in capitals, and what counts it. */
const MOST_LOUD = 7;
const COUNTED = /^\d{1,2}[ªº]?[.)]\s/u;
/** "VOTAÇÃO: contas aprovadas". */
const LOUD_LABEL = /^\p{Lu}{3,}(?:\s\p{Lu}+){0,4}(?=:\s)/u;

/** "…, para deliberar sobre a seguinte": a sentence without its open end; nothing where that leaves too little. */
function withoutOpenEnd(text: string): string {
	if (/[.!?…:;]["”»)]*$/.test(text) || !POINTS_ON.test(text) || countWords(text) < LEAST_KEPT) return text;
	const kept = text.replace(/,[^,]{2,90}$/u, '.');
	return kept === text || countWords(kept) < LEAST_KEPT || POINTS_ON.test(kept.slice(0, -1)) ? '' : kept;
}

/** "Ajustes > Aparência": the way through a menu. */
const MENU = /(?<=[\p{L}\d”"]) ?[>›→] ?(?=["“]?\p{Lu})/gu;

/** Goes on from a formula above it. */
const AFTER_FORMULA = /^(?:onde|em que|sendo|where)\s/u;

/** "Runs every check": what the program above it does. */
const OF_CODE = /^\p{Lu}\p{Ll}+s\s(?:the|a|an|all|each|every|its)\s/u;

/** Words of a sentence that says too little to stand alone. */
const FEW = 4;
/** Words of a line above a list that names what it lists: "For the sponge (night before)". */
const MOST_LABEL = 8;
/** Words with a colon above a paragraph that are no remark on a picture or a program. */
const LEAST_LEAD = 6;

function readSentence(
	{ text, ...span }: Sentence,
	at: number,
	isLast: boolean,
	{ index, language, next, previous, source, isTurn = false }: BlockReading,
): Unit[] {
	const isHead = at === 0 && !isLast && isShouted(text) && countWords(text) <= MOST_LOUD;
	const plain = isHead
		? sentenceCase(text.replace(COUNTED, ''))
		: text.replace(MENU, ', ').replace(LOUD_LABEL, sentenceCase);
	const written = withoutOpenEnd(plain);
	if (written === '' || (/^(?:\p{Lu}\.){2,5}$|^[^:]{1,40}:\.?$/u.test(written.trim()) && next === null))
		return [holeOf(span, index)];
	if (!/\p{L}{2}/u.test(written)) return [];
	const inDocument = source(span.start - 1, span.end);
	const isForEyes = OPTION.test(inDocument) || COLUMNS.test(inDocument) || OF_NUMBERS.test(inDocument);
	if (!isSpeakable(withoutBrackets(written)) || isTorn(written, inDocument) || isForEyes) return [holeOf(span, index)];
	if (
		isShouted(written) ||
		(at === 0 && (AFTER_FORMULA.test(written) || (previous === 'code' && OF_CODE.test(written))))
	)
		return [];
	const isLabel = at === 0 && next === 'list' && !/[.!?;,…]["”»)]?$/.test(written) && countWords(written) <= MOST_LABEL;
	const ends = /:\s*$/.test(written) || (isLabel && isLast);
	const bare = written.replace(/\s*:\s*$/, '');
	const isLead =
		next === 'paragraph' && (AMENDS.test(bare) || (!POINTS_ON.test(bare) && countWords(bare) >= LEAST_LEAD));
	const introduces = ends && isLast && (next === 'list' || next === 'quote' || isLead);
	if (ends && !introduces && !standsAlone(bare, isLast ? next : null)) return [holeOf(span, index)];
	const sentences = readable(ends ? `${bare}.` : written, language);
	if (introduces && next !== 'list') sentences.push((sentences.pop() ?? '').replace(/\.$/, ':'));
	const [first = ''] = sentences;
	if (first === '') return [];
	const unit = unitOf('sentence', span, index, [{ text: sentences.join(' '), spans: [span] }]);
	const asks = /\?["”»]?$/.test(written.trim());
	const asksAnew = asks && /^["“]?(?:o que|quem|what|who)\s/i.test(written);
	const isTitle = at === 0 && isLast && unit.words < FEW && next !== null && !asks;
	const hangs = (leansOnPrevious(first, language) && !asksAnew) || unit.words < FEW || (at > 0 && isInQuotes(written));
	const leans = hangs && !isTitle;
	return [
		{
			...unit,
			leans: leans && !(isTurn && at === 0),
			promises:
				isTitle || promises(sentences.at(-1) ?? '', language) || (ends && !introduces && isLast && next === 'table'),
			asks,
			introduces,
		},
	];
}
