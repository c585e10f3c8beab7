import type { Language } from '@nexus/contract';
import { plainHeading, VOTE } from '@nexus/core/planning';
import {
	alignedTables,
	askedLevels,
	asSentence,
	type Block,
	letteredTurns,
	lookedUp,
	parseBlocks,
	referencesIn,
	type Section,
	type Span,
	textsOf,
	withLabelledLists,
	withoutFormulas,
	withoutPageBreaks,
	withoutPageMarks,
	withoutSpeakers,
	withoutTimes,
	withRulesInTables,
	withSpeakerColons,
} from '@nexus/document-text';
import { contentStems, countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { asksInBold } from './asked-lines.ts';
import { type PartReading, unitOf } from './block-reading.ts';
import { withoutFoot } from './foot.ts';
import { BLANK, isApparatus, isFurniture } from './furniture.ts';
import { type Head, readHead } from './head.ts';
import { type Message, threadOf } from './mail.ts';
import { readBlocks } from './read-blocks.ts';
import { sayableBlocks } from './sayable-blocks.ts';
import { type ReadSection, textOf } from './unit.ts';

/**
 * Reads one part: its sections with all that could be told of each.
 * @param title of the document that the welcome names, whose head is not read; null where there are several documents
 */
export function readPart(
	original: string,
	start: number,
	sections: readonly Section[],
	language: Language,
	repeats: readonly Span[] = [],
	title: string | null = '',
): ReadSection[] {
	const plain = withoutPageMarks(withoutPageBreaks(withoutTimes(withSpeakerColons(original))));
	const thread = threadOf(plain, start, language);
	const text = thread?.text ?? plain;
	const source = (from: number, to: number) => text.slice(Math.max(0, from - start), Math.max(0, to - start));
	const head = start === 0 && !thread && title !== null ? readHead(original, title, language) : null;
	const written = alignedTables(parseBlocks(withRulesInTables(text), start), source);
	const parsed = withoutFormulas(written, source).flatMap((block) => belowHead(block, head));
	const { blocks, turns } = thread
		? { blocks: parsed, turns: new Map<number, string>() }
		: withoutSpeakers(withoutFoot(parsed, source, head?.by ?? null), letteredTurns(original, start));
	const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? source(block.start, block.end) : []));
	const headings = sections.flatMap(({ heading }) => heading ?? []);
	const reading: PartReading = {
		language,
		source,
		turns,
		isAsked: asksInBold(paragraphs, headings),
		isMessage: thread !== null,
		references: referencesIn(original),
		head: head?.end ?? 0,
	};
	const sayable = sayableBlocks(blocks, language);
	const within = ({ start: from, end }: Span) => sayable.filter((block) => block.start >= from && block.start < end);
	const titles = headings.map((heading) => contentStems(heading, language)).filter(({ length }) => length > 0);
	if (thread) return thread.messages.map((message) => readMessage(message, within(message), reading));
	const reference = lookedUp(sections);
	const asked = askedLevels(sections);
	const read = sections.map((section) => {
		const own = within(section);
		const isTold = !reference.has(section) || tellsMore(own);
		return readSection(
			section,
			isTold ? own : own.filter(({ kind }) => kind === 'heading'),
			reading,
			titles,
			repeats,
			asked,
		);
	});
	return withoutRepeats(read);
}

/** Words of paragraphs from which on a section about one option tells more than what that is for. */
const TELLS = 60;
const tellsMore = (blocks: readonly Block[]): boolean =>
	countWords(blocks.flatMap((block) => (block.kind === 'paragraph' ? textsOf(block) : [])).join(' ')) >= TELLS;

/** Words of a paragraph that nobody minds to hear again. */
const MOST_AGAIN = 7;

/** Characters by which a quotation is known. */
const PULLED = 60;

/** Without paragraphs that were read before, word for word, and quotations of the text itself. */
function withoutRepeats(sections: readonly ReadSection[]): ReadSection[] {
	const said = new Set<string>();
	const prose = sections
		.flatMap(({ units }) => units.flatMap((unit) => (unit.form === 'quote' ? [] : textOf(unit))))
		.join(' ');
	return sections.map((section) => {
		const units = section.units.flatMap((unit) => {
			// What the text has is set beside it for the eye.
			if (unit.form === 'quote' && prose.includes(textOf(unit).slice(1, PULLED))) return [];
			if (unit.form !== 'paragraph' || unit.asks || unit.introduces) return [unit];
			const isAgain = unit.words > MOST_AGAIN && said.has(textOf(unit)) && !VOTE.test(textOf(unit));
			said.add(textOf(unit));
			return isAgain ? [] : [unit];
		});
		return { ...section, units };
	});
}

/** A block, or what of it stands below the head, unless the head tells it. */
function belowHead(block: Block, head: Head | null): Block[] {
	const end = head?.end ?? 0;
	const isTold = head?.told.some((span) => span.start <= block.start && block.start < span.end);
	if (block.start >= end || isTold) return [block];
	if (block.kind !== 'paragraph' || block.end <= end) return [];
	return [{ ...block, start: end, sentences: block.sentences.filter((sentence) => sentence.start >= end) }];
}

/** What somebody writes is a section of its own; a question in it is asked of whoever gets it. */
function readMessage(message: Message, blocks: readonly Block[], reading: PartReading): ReadSection {
	const { start, end, head } = message;
	const units = readBlocks(withLabelledLists(blocks.map(asParagraph)), reading).map((unit) => ({
		...unit,
		asks: false,
	}));
	const body = { start: blocks[0]?.start ?? end, end: blocks.at(-1)?.end ?? end };
	return {
		section: { start, end, heading: head, level: 1, path: [] },
		heading: { start, end: body.start, text: head, asks: false },
		units,
		headingRepeats: false,
		body,
		message,
	};
}

/** A heading within a message, which leads to what stands below it. */
const asParagraph = (block: Block): Block =>
	block.kind === 'heading'
		? {
				...block,
				kind: 'paragraph',
				sentences: [{ start: block.start, end: block.end, text: `${block.text.replace(/[:.]$/, '')}:` }],
			}
		: block;

/** Words of a heading that is told: what stands below a title and sums up the text. */
const DECK_WORDS = 16;
/** The block of a heading that is told. */
export const DECK = -1;

/** "Enrolment: 9 to 16 April", with nothing below it; "Balance", above "USD $228,218.00" or "Pending". */
function factOf(name: string, rest: readonly Block[], { source }: PartReading): string | null {
	if (rest.length === 0) return FACT.test(name) ? name : null;
	const [only, ...more] = rest;
	const said = only?.kind === 'paragraph' && more.length === 0 ? source(only.start, only.end).trim() : '';
	return AMOUNT.test(said) ? `${name}: ${said}` : null;
}
const FACT = /^\p{Lu}[^:]{3,60}:\s(?=.*\d)/u;
const AMOUNT = /^(?:\p{Lu}{2,3}\s)?\p{Lu}{0,2}\p{Sc}\s?\d[\d.,]*$/u;

/** Notes on a text, which say what it is from; those of a recipe or of minutes are of it. */
const NOTES = /^(?:notes|notas)$/i;
const CITED = /(?<!\p{L})pp?\.\s?\d|\p{Lu}\.\s\((?:19|20)\d\d\)|^\[\d{1,3}\]\s/mu;

/** "Table 1": a heading that says nothing without its table. */
const TABLE = /^[*_]*(?:tabela|table|quadro)\s\d/iu;

/** @param titles what the headings of the part are about */
function readSection(
	section: Section,
	blocks: readonly Block[],
	reading: PartReading,
	titles: readonly string[][],
	repeats: readonly Span[],
	asked: ReadonlySet<number>,
): ReadSection {
	const [opening] = blocks;
	const heading = opening?.kind === 'heading' ? opening : undefined;
	const rest = withLabelledLists(blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'footnote'));
	const name = plainHeading(section.heading ?? '');
	const isCited = NOTES.test(name) && CITED.test(reading.source(section.start, section.end));
	// Of a form, every third paragraph at least has a blank.
	const blanks = rest.filter(({ start, end }) => BLANK.test(reading.source(start, end))).length;
	const isForm = blanks > 1 && blanks * 3 >= rest.length;
	const isTitle = section.start === 0 && section.level === 1;
	const isSkipped =
		(!isTitle && !isCall(name, section.start, reading) && isApparatus(name, rest.flatMap(textsOf))) ||
		isCited ||
		isForm ||
		languagePack(reading.language).furniture.otherSummary.test(name);
	const units = isSkipped ? [] : readBlocks(withoutApparatus(rest, reading, titles), reading);
	const isCaption = TABLE.test(section.heading ?? '') && !units.some(({ form }) => form === 'table');
	const lost = isCaption ? (rest.find(({ kind }) => kind === 'table' || kind === 'code')?.start ?? 0) : 0;
	const repeated = ({ start, end }: Span) => repeats.some((span) => span.start <= start && end <= span.end);
	const told = units.filter(({ span }) => span.start >= lost && !repeated(span));
	const isDeck = heading !== undefined && section.level > 1 && countWords(name) >= DECK_WORDS && !/\?$/.test(name);
	const fact = heading && told.length === 0 ? factOf(name, rest, reading) : null;
	if (heading && (isDeck || fact))
		told.unshift(unitOf('paragraph', heading, DECK, [{ text: asSentence(fact ?? name), spans: [heading, ...rest] }]));
	return {
		section,
		heading:
			heading && !isDeck && !fact && lost === 0
				? {
						start: heading.start,
						end: heading.end,
						text: heading.text,
						asks: name.includes('?') || asked.has(section.level),
					}
				: null,
		units: told,
		headingRepeats: heading !== undefined && repeated(heading),
		body: { start: rest[0]?.start ?? section.start, end: rest.at(-1)?.end ?? section.end },
	};
}

/** Without tables of contents, what stands in a list under words to the reader, and thanks without a heading of their own. */
function withoutApparatus(blocks: readonly Block[], reading: PartReading, titles: readonly string[][]): Block[] {
	const { language, turns, source } = reading;
	return blocks.filter((block, index) => {
		if (block.kind === 'list') return !isLed(blocks[index - 1], reading) && !isContents(block, titles, language);
		const [first] = block.kind === 'paragraph' ? block.sentences : [];
		const label = LABEL.exec(source(block.start, block.end))?.[1];
		if (label && isNameOfApparatus(label)) return false;
		if (!first || turns.has(block.start) || THANKS.test(first.text)) return true;
		return !isNameOfApparatus(first.text) || isCall(first.text, block.start, reading);
	});
}

/** "Thank you. I am not here to sell you the mill": a speech. */
const THANKS = /^(?:thank|obrigad)/iu;
/** "**Comments:** the council rejected the plan": labels of what is told. */
const SAYS = /^(?:coment[áa]rios|comments|contatos?|contact|exerc[íi]cios|exercises)$/iu;
const isNameOfApparatus = (text: string): boolean => {
	const name = text.replace(/[.:]$/, '');
	return isApparatus(name) && !SAYS.test(name);
};
/** What minutes come to again in as many characters at least; a call to a meeting ends with it. */
const AGENDA = /^(?:agenda|pauta|ordem do dia|order of business)[.:]?$/iu;
const COME_TO = 800;
const isCall = (name: string, start: number, { source }: PartReading): boolean =>
	AGENDA.test(name) && source(start, start + COME_TO).length < COME_TO;
/** "**Referências:** Silva". */
const LABEL = /^\s*(?:\*\*|__)([^*_:\n]{3,40}):?(?:\*\*|__):?\s/u;

/** "Leia também:" */
const isLed = (above: Block | undefined, reading: PartReading): boolean =>
	above?.kind === 'paragraph' &&
	above.sentences.every(
		({ text }) =>
			(isNameOfApparatus(text) && !isCall(text, above.start, reading)) ||
			(!text.startsWith('(') && isFurniture(text, reading.language)),
	);

/** Share of a list's items that are headings of the document, where it is a table of contents. */
const LISTED = 0.6;

function isContents(list: Extract<Block, { kind: 'list' }>, titles: readonly string[][], language: Language): boolean {
	const areIn = (stems: readonly string[], all: readonly string[]) => stems.every((stem) => all.includes(stem));
	const listed = list.items.map(({ sentences }) => {
		const own = contentStems(sentences.map(({ text }) => text).join(' '), language);
		return titles.findIndex((title) =>
			areIn(title, own) ? own.length < title.length * 3 : own.length > 0 && areIn(own, title),
		);
	});
	const named = new Set(listed.filter((title) => title >= 0));
	return list.items.length > 1 && named.size >= list.items.length * LISTED;
}
