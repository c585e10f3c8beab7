import type { Language } from '@nexus/contract';
import { plainHeading } from '@nexus/core/planning';
import { type Block, parseBlocks, type Section, type Span } from '@nexus/document-text';
import { contentStems, countWords } from '@nexus/language/words';
import { languagePack } from '../language/index.ts';
import { alignedTable, withRuledHeads } from './aligned-table.ts';
import { withLabelledLists, withLists } from './as-lists.ts';
import { asksInBold } from './asked-lines.ts';
import { unitOf } from './block-reading.ts';
import { continued } from './casing.ts';
import { spokenTurn } from './dialogue.ts';
import { withoutFoot } from './foot.ts';
import { isApparatus, isFurniture } from './furniture.ts';
import { type Head, readHead } from './head.ts';
import { withoutSpeakers } from './labels.ts';
import { announces, isUnanswered, MOST_STEP, withoutLast } from './leads.ts';
import { marked } from './lists.ts';
import { type Message, threadOf } from './mail.ts';
import { letteredTurns, withoutPageMarks } from './page-marks.ts';
import { withoutPullQuotes, withQuotedWords } from './quoted.ts';
import { readBlock } from './read-block.ts';
import { markOf } from './read-list-items.ts';
import { asSentence } from './readable-sentences.ts';
import { isInCapitals, sayableBlocks } from './sayable-blocks.ts';
import type { ReadSection, Unit } from './unit.ts';

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
	const text = withoutPageMarks(original);
	const thread = threadOf(text, start, language);
	const written = (from: number, to: number) => text.slice(from - start, to - start);
	const head = start === 0 && !thread && title !== null ? readHead(original, title, language) : null;
	const parsed = withRuledHeads(parseBlocks(thread?.text ?? text, start), written).flatMap((block) =>
		alignedTable(block, written(block.start, block.end)),
	);
	const { blocks, turns } = thread
		? { blocks: parsed, turns: new Map<number, string>() }
		: withoutSpeakers(withoutFoot(belowHead(parsed, head), written, head?.by ?? null), letteredTurns(original, start));
	const source = (from: number, to: number) => (thread?.text ?? text).slice(from - start, to - start);
	const inCapitals = isInCapitals(blocks);
	const paragraphs = blocks.flatMap(({ kind, start: at, end }) => (kind === 'paragraph' ? source(at, end) : []));
	const headings = sections.flatMap(({ heading }) => heading ?? []);
	const isAsked = asksInBold(paragraphs, headings);
	const reading = {
		language,
		repeats,
		source,
		turns,
		isAsked,
		isLettered: LETTERED.test(original),
		numeral: NUMERAL.exec(original)?.[1]?.toLowerCase() ?? '',
		headings,
		head: head?.end ?? 0,
	};
	const within = ({ start: from, end }: Span) => blocks.filter((block) => block.start >= from && block.start < end);
	const sayable = (own: readonly Block[], isLoud: boolean) => sayableBlocks(own, isLoud, language);
	const read = thread
		? thread.messages.map((message) => readMessage(message, sayable(within(message), false), reading))
		: sections.map((section) => readSection(section, sayable(within(section), inCapitals), reading));
	withoutPullQuotes(read);
	return read;
}

const LETTERED =
	/(?<!\p{L})(?:[Oo]p[çc][ãa]o|[Aa]lternativa|[Ll]etra|[Aa]l[íi]nea|[Oo]ption|[Cc]hoice) ["“(]?[a-h](?!\p{L})/u;
/** "incisos III a V", "item II" */
const NUMERAL = /(?<!\p{L})(inciso|item)s?(?!\p{L})/iu;

/** Without what stands above the text and only says whose it is. */
function belowHead(blocks: readonly Block[], head: Head | null): Block[] {
	const isTold = ({ start }: Block) => head?.told.some((span) => span.start <= start && start < span.end);
	return blocks.filter((block) => block.start >= (head?.end ?? 0) || isTold(block));
}

/** What somebody writes is a section of its own; a question in it is asked of whoever gets it. */
function readMessage(message: Message, blocks: Block[], reading: PartReading): ReadSection {
	const { start, end, head } = message;
	const plain = blocks.map(
		(block): Block =>
			block.kind === 'heading'
				? { ...block, kind: 'paragraph', sentences: [{ start: block.start, end: block.end, text: block.text }] }
				: block,
	);
	const section: Section = { start, end, heading: head, level: 1, path: [] };
	const units = unitsOf(withLabelledLists(plain), { ...reading, isMessage: true }).map((unit) => ({
		...unit,
		asks: false,
	}));
	const body = { start: plain[0]?.start ?? end, end: plain.at(-1)?.end ?? end };
	return { section, heading: { start, end: body.start, text: head }, units, headingRepeats: false, body, message };
}

interface PartReading {
	language: Language;
	repeats: readonly Span[];
	/** The document between two offsets of this part. */
	source: (from: number, to: number) => string;
	/** Where the turns of an interview begin, and whose each is. */
	turns: ReadonlyMap<number, string>;
	/** The document asks in bold letters what it answers. */
	isAsked: boolean;
	/** The document refers to letters: "opção b". */
	isLettered: boolean;
	/** By what it refers to Roman numerals: "inciso". */
	numeral: string;
	isMessage?: boolean;
	/** Of all the part's sections: a list of them is a table of contents. */
	headings: readonly string[];
	/** Up to where the document says whose it is. */
	head: number;
}

/** Words of a heading that is told: what stands below a title and sums up the text. */
const DECK_WORDS = 16;
/** The block of a heading that is told. */
export const DECK = -1;

function readSection(section: Section, blocks: Block[], reading: PartReading): ReadSection {
	const { repeats } = reading;
	const heading = blocks.find((block) => block.kind === 'heading');
	const body = blocks.filter((block) => block.kind !== 'heading' && block.kind !== 'footnote');
	const rest = withQuotedWords(withLists(body));
	const name = plainHeading(section.heading ?? '');
	const isSkipped =
		isApparatus(name) ||
		isApparatus((section.heading ?? '').replace(/["“”]/g, '')) ||
		languagePack(reading.language).furniture.otherSummary.test(name);
	const noted = reading.source(rest[0]?.start ?? 0, rest[0]?.end ?? 0);
	const isApart = NOTES.test(name) && (NOTED.test(noted) || CITED.test(noted));
	const units = isSkipped || isApart ? [] : unitsOf(withoutApparatus(rest, reading), reading);
	const told = units.filter(
		(unit) => !repeats.some((span) => span.start <= unit.span.start && unit.span.end <= span.end),
	);
	const isDeck = heading !== undefined && section.level > 1 && countWords(name) >= DECK_WORDS;
	if (isDeck) told.unshift(unitOf('paragraph', heading, DECK, [{ text: asSentence(name), spans: [heading] }]));
	return {
		section,
		heading: heading && !isDeck ? { start: heading.start, end: heading.end, text: heading.text } : null,
		units: told,
		headingRepeats:
			heading !== undefined && repeats.some((span) => span.start <= heading.start && heading.start < span.end),
		body: { start: rest[0]?.start ?? section.start, end: rest.at(-1)?.end ?? section.end },
	};
}

/** Notes on a text, each behind its mark; those of a recipe or of minutes are of it. */
const NOTES = /^(?:notes|notas)$/i;
/** "Probert, M. (2011), ..., pp. 141–147": what a text is from. */
const CITED = /(?<!\p{L})pp?\.\s?\d|\p{Lu}\.\s\((?:19|20)\d\d\)/u;
const NOTED = /^[ \t*]*(?:\[\d{1,2}\]|\^|↑|[¹²³]|\d{1,2}\.?\s\^|[a-z]\.\s\^)/u;

/** What is to be done with what was read: nobody does it while listening. */
const EXERCISES =
	/^(?:exerc[íi]cios|exercises|(?:atividades|quest[õo]es) (?:propost[oa]s|de (?:fixa[çc][ãa]o|revis[ãa]o)|complementares|finais)|(?:review|discussion) questions):?$/iu;

/** Below this share of its items that are headings a list is no table of contents. */
const LISTED = 0.6;

/**
 * Without references and thanks that have no heading of their own, tables of contents, and what stands in a list under
 * words to the reader: "Leia também".
 */
function withoutApparatus(blocks: readonly Block[], { headings, language, turns }: PartReading): Block[] {
	const told: Block[] = [];
	const titles = headings.map((heading) => new Set(contentStems(heading, language)));
	const isHeading = (text: string) => {
		const own = contentStems(text, language);
		return titles.some(
			(title) =>
				title.size > 0 &&
				own.length > 0 &&
				(own.every((stem) => title.has(stem)) ||
					(own.length < title.size * 3 && [...title].every((stem) => own.includes(stem)))),
		);
	};
	for (const [index, block] of blocks.entries()) {
		const [first = '', second] = block.kind === 'paragraph' ? block.sentences.map(({ text }) => text) : [];
		if (
			/^(?:references?|refer[êe]ncias?|bibliograf\p{L}+)(?:[.:]?$|:?\s\p{Lu}[\p{L}-]+,?\s\p{Lu}{1,3}[,.])/iu.test(first)
		)
			break;
		if (!second && EXERCISES.test(first)) break;
		if (second && !turns.has(block.start) && isApparatus(first.replace(/[.:]$/, ''))) continue;
		if (block.kind === 'list') {
			const before = blocks[index - 1];
			const isLed =
				before?.kind === 'paragraph' &&
				before.sentences.every(({ text }) => !text.startsWith('(') && isFurniture(text, language));
			const texts = block.items.map(({ sentences }) => sentences.map(({ text }) => text).join(' '));
			const isContents = texts.length > 1 && texts.filter(isHeading).length >= texts.length * LISTED;
			if (isContents || (isLed && before.sentences.length > 0)) continue;
		}
		told.push(block);
	}
	return told;
}

/** "* * *" in a line of its own. */
const SCENE = /\n[ \t]*(?:(?:\*[ \t]*){3}|(?:-[ \t]*){3}|(?:#[ \t]*){1,3}|~)[*\-# \t]*(?:\n|$)/;

/** "The slash means a new line": told of what stands above. */
const DEFINITE = /^(?:the|os?)\s/iu;

function unitsOf(blocks: readonly Block[], reading: PartReading): Unit[] {
	const { language, source, turns, isAsked, isLettered, numeral, isMessage = false, head } = reading;
	const units: Unit[] = [];
	let speaker: string | undefined;
	const numbers = blocks.map(({ kind, start, end }) =>
		kind === 'paragraph' ? markOf(source(start, end), language) : undefined,
	);
	const [first, last] = [numbers.findIndex(Boolean), numbers.findLastIndex(Boolean)];
	const areNumbered = first < last && numbers.slice(first, last).every(Boolean);
	let isLost = false;
	blocks.forEach((block, index) => {
		speaker = turns.get(block.start) ?? speaker;
		const isScene = index > 0 && SCENE.test(source(blocks[index - 1]?.end ?? block.start, block.start));
		const before = units.at(-1);
		const lead = before?.introduces ? before.pieces.at(-1) : undefined;
		const turn = spokenTurn(block, source(block.start, block.end));
		const introduction =
			block.kind === 'list' && lead ? { text: lead.text.replace(/[.:]$/, ''), span: lead.spans[0] ?? block } : null;
		const read =
			turn !== null
				? [unitOf('dialogue', turn, index, [{ text: turn.text, spans: [{ start: turn.start, end: turn.end }] }])]
				: readBlock(block, {
						language,
						source,
						index,
						previous: blocks[index - 1]?.kind ?? null,
						next: blocks[index + 1]?.kind ?? null,
						introduction,
						isTurn: speaker !== undefined,
						isMessage,
						isAsked,
						isHead: block.start < head,
						isLettered,
						numeral,
					});
		const hangs = ({ leans, pieces }: Unit) => leans || DEFINITE.test(pieces[0]?.text ?? '');
		const told = read.filter((unit) => !unit.unreadable && !(isLost && hangs(unit)));
		isLost = told.length === 0 && (isLost || read.length > 0);
		const [first] = told;
		const [opening] = first?.pieces ?? [];
		if (opening && areNumbered) opening.text = marked(numbers[index], opening.text, false, language);
		if (first && lead) first.leans = (before?.pieces.length ?? 0) > 1 || before?.leans === true;
		if (first && lead && opening && !introduction) {
			opening.text = `${lead.text} ${lead.text.endsWith(':') ? continued(opening.text, language, '') : opening.text}`;
			opening.spans = [...lead.spans, ...opening.spans];
			first.span = { start: lead.spans[0]?.start ?? first.span.start, end: first.span.end };
		}
		const leadsToCode =
			block.kind === 'code' &&
			before?.block === index - 1 &&
			(/:\s*$/.test(source(before.span.start, block.start)) ||
				countWords(before.pieces.at(-1)?.text ?? '') <= MOST_STEP);
		if (lead || leadsToCode) withoutLast(units);
		else if (before?.asks && isLost) units.pop();
		else if (block.kind === 'table' && told.length === 0 && before?.block === index - 1 && announces(before))
			withoutLast(units);
		if (first && isScene) first.opensScene = true;
		units.push(...told.map((unit) => (speaker === undefined ? unit : { ...unit, speaker })));
	});
	if (units.at(-1)?.introduces) withoutLast(units);
	const asked = units.filter(({ asks }) => asks).length;
	return units.filter((unit, index) => !isUnanswered(unit, units[index + 1], asked > 1 ? 0 : blocks.length));
}
