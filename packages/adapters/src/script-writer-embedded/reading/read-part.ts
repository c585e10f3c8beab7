import type { Language } from '@nexus/contract';
import { type Block, parseBlocks, type Section, type Span } from '@nexus/core/documents';
import { spokenTurn } from './dialogue.ts';
import { footnoteOf } from './footnotes.ts';
import { withLabelledLists, withoutSpeakers } from './labels.ts';
import { lexRank } from './lexrank.ts';
import { withQuotedWords } from './quoted.ts';
import { readBlock } from './read-block.ts';
import { isInCapitals, sayableBlocks } from './sayable-blocks.ts';
import { type Unit, unitOf } from './unit.ts';
import { contentStems, countWords, soundKey } from './words.ts';

export type { Unit };

export interface ReadSection {
	section: Section;
	heading: (Span & { text: string }) | null;
	/** Began in the part before. */
	continued: boolean;
	units: Unit[];
	/** An earlier part has a section of the same name. */
	headingRepeats: boolean;
	/** Everything in it was said by an earlier part. */
	repeated: boolean;
	/** All its text, headings aside. */
	body: Span;
	/** There are words below its heading. */
	hasText: boolean;
}

/** LexRank grows with the square of the sentences; a part has fewer than this by far. */
const MOST_RANKED = 180;
/** Paragraphs of direct speech that are read in one go. */
const MOST_TURNS = 5;

/** Reads one part: its sections with all that could be told of each, and how much it matters. */
export function readPart(
	text: string,
	start: number,
	sections: readonly Section[],
	language: Language,
	repeats: readonly Span[] = [],
): ReadSection[] {
	const blocks = withoutSpeakers(parseBlocks(text, start));
	const source = (from: number, to: number) => text.slice(from - start, to - start);
	const inCapitals = isInCapitals(blocks);
	const read = sections.map((section) => {
		const own = blocks.filter((block) => block.start >= section.start && block.start < section.end);
		const after = own.find((block) => block.kind === 'heading')?.end ?? section.start;
		const hasWords = /\p{L}{3}/u.test(text.slice(after - start, section.end - start));
		return {
			...readSection(section, sayableBlocks(own, inCapitals), { language, repeats, source }),
			hasText: hasWords,
		};
	});
	addFootnotes(read, sayableBlocks(blocks, inCapitals), { language, source });
	rank(read, language);
	return read;
}

interface PartReading {
	language: Language;
	repeats: readonly Span[];
	/** The document between two offsets of this part. */
	source: (from: number, to: number) => string;
}

function readSection(
	section: Section,
	blocks: Block[],
	{ language, repeats, source }: PartReading,
): Omit<ReadSection, 'hasText'> {
	const heading = blocks.find((block) => block.kind === 'heading');
	const rest = withQuotedWords(
		withLabelledLists(blocks.filter((block) => block.kind !== 'heading' && block.kind !== 'footnote')),
	);
	const read = withDialogues(rest, { language, source });
	const fresh = read.filter(
		(unit) => !repeats.some((span) => span.start <= unit.span.start && unit.span.end <= span.end),
	);
	const left = read.length - fresh.length;
	const told = fresh.some((unit) => !unit.label) ? fresh.filter((unit) => !unit.label) : fresh;
	return {
		section,
		heading: heading ? { start: heading.start, end: heading.end, text: heading.text } : null,
		continued: !heading && section.heading !== null,
		units: withAnswers(joinIntroductions(told), isQuestion(section.heading)),
		headingRepeats:
			heading !== undefined && repeats.some((span) => span.start <= heading.start && heading.start < span.end),
		repeated: fresh.length === 0 && left > 0,
		body: { start: rest[0]?.start ?? section.start, end: rest.at(-1)?.end ?? section.end },
	};
}

/** The units of each block; paragraphs of direct speech in a row are one dialogue. */
function withDialogues(
	blocks: readonly Block[],
	{ language, source }: Pick<PartReading, 'language' | 'source'>,
): Unit[] {
	const units: Unit[] = [];
	let open: Unit | null = null;
	blocks.forEach((block, index) => {
		const turn = spokenTurn(block, source(block.start, block.end));
		if (turn === null) {
			open = null;
			units.push(...readBlock(block, { language, source, index, next: blocks[index + 1]?.kind ?? null }));
		} else if (open?.items && open.items.length < MOST_TURNS) {
			open.items.push(turn);
			open.sentences.push(turn.text);
			open.span.end = turn.end;
			open.words += countWords(turn.text);
		} else {
			open = { ...unitOf('dialogue', turn, index, [turn.text], language), kind: 'general', items: [turn] };
			units.push(open);
		}
	});
	return units;
}

/** A footnote that has something to say follows the sentence that its mark stands in. */
function addFootnotes(
	sections: readonly ReadSection[],
	blocks: readonly Block[],
	{ language, source }: Pick<PartReading, 'language' | 'source'>,
): void {
	const notes = blocks.filter((block) => block.kind === 'footnote');
	if (notes.length === 0) return;
	for (const section of sections) {
		section.units = section.units.flatMap((unit) => {
			const note = unit.form === 'sentence' ? footnoteOf(unit.span, notes, source) : null;
			if (!note) return [unit];
			const [first] = readBlock({ ...note, kind: 'paragraph' }, { language, source, index: unit.block, next: null });
			return first ? [unit, { ...first, leans: true, footnote: true, opens: false, asks: false }] : [unit];
		});
	}
}

const isQuestion = (heading: string | null): boolean => /\?\W*$/.test(heading ?? '');

/** What answers a heading stands by itself; what answers a question is not told without it, nor the question alone. */
function withAnswers(units: Unit[], asked: boolean): Unit[] {
	return units.map((unit, index) => {
		const before = units[index - 1];
		const next = units[index + 1];
		if (asked && index === 0) return { ...unit, leans: false };
		const answers = before?.asks === true && !unit.asks && unit.form === 'sentence';
		const promises = unit.promises || (unit.asks && next?.form === 'sentence' && !next.asks);
		return { ...unit, leans: unit.leans || answers, promises };
	});
}

/** "Os tipos são:" belongs to the list that follows it; before anything else such a sentence is left out. */
function joinIntroductions(units: Unit[]): Unit[] {
	const joined: Unit[] = [];
	units.forEach((unit, index) => {
		const next = units[index + 1];
		const before = units[index - 1];
		if (unit.attribution === ':' && unit.form === 'sentence') {
			if (next?.form !== 'list') return;
			return;
		}
		if (unit.form === 'list' && before?.form === 'sentence' && before.attribution === ':') {
			joined.push({
				...unit,
				sentences: [before.sentences.join(' ').replace(/[.:]$/, ''), ...unit.sentences],
				span: { start: before.span.start, end: unit.span.end },
				attribution: ':',
				things: before.things,
				article: before.article,
				leans: false,
			});
			return;
		}
		joined.push(unit);
	});
	return joined;
}

function rank(sections: ReadSection[], language: Language): void {
	const units = sections.flatMap((section) => section.units);
	const stems = units.map((unit) => contentStems(unit.sentences.join(' '), language));
	const stride = Math.max(1, Math.ceil(units.length / MOST_RANKED));
	const chosen = units.map((_unit, index) => index).filter((index) => index % stride === 0);
	const scores = lexRank(chosen.map((index) => stems[index] ?? []));
	const central = new Map(chosen.map((index, at) => [index, scores[at] ?? 0]));
	let index = 0;
	for (const section of sections) {
		const title = new Set(contentStems(section.section.heading ?? '', language));
		section.units.forEach((unit, at) => {
			const own = stems[index] ?? [];
			const overlap = title.size === 0 ? 0 : own.filter((stem) => title.has(stem)).length / title.size;
			unit.salience = weigh(unit, central.get(index) ?? 0.4, at, Math.min(1, overlap));
			index++;
		});
	}
}

/** Centrality, place, title words and fitness to be heard, as one figure. */
function weigh(unit: Unit, centrality: number, at: number, overlap: number): number {
	const place = at === 0 ? 0.3 : unit.opens ? 0.12 : 0;
	const telling = unit.kind === 'number' || unit.kind === 'cause' || unit.kind === 'contrast' ? 0.08 : 0;
	let weight = 0.5 * centrality + place + 0.15 * overlap + telling;
	if (unit.form === 'sentence') {
		if (unit.words < 6) weight *= 0.6;
		if (unit.words > 35) weight *= 0.6;
		if (unit.words > 50) weight *= 0.3;
		if (unit.leans) weight *= 0.85;
		if (unit.footnote) weight *= 0.5;
		if (unit.firstPerson) weight *= 0.85;
	}
	if (unit.form === 'table' || unit.form === 'quote' || unit.form === 'dialogue') weight = Math.max(weight, 0.45);
	if (unit.form === 'code' || unit.fields) weight = 0.1;
	return Math.min(1, weight);
}

/** Whether two units say nearly the same. */
export function overlaps(first: Unit, second: Unit, language: Language): boolean {
	const a = new Set(contentStems(first.sentences.join(' '), language));
	const b = new Set(contentStems(second.sentences.join(' '), language));
	if (a.size === 0 || b.size === 0) return soundKey(first.sentences.join(' ')) === soundKey(second.sentences.join(' '));
	let common = 0;
	for (const stem of a) if (b.has(stem)) common++;
	return common / Math.min(a.size, b.size) > 0.8;
}
