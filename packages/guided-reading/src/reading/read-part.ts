import type { Language } from '@nexus/contract';
import { type Block, parseBlocks, type Section, type Span } from '@nexus/core/document-text';
import { plainHeading } from '@nexus/core/planning';
import { alignedTable } from './aligned-table.ts';
import { spokenTurn } from './dialogue.ts';
import { isApparatus } from './furniture.ts';
import { withoutHoles } from './holes.ts';
import { withLabelledLists, withNumberedParagraphs, withoutSpeakers } from './labels.ts';
import { withMails } from './mail.ts';
import { withQuotedWords } from './quoted.ts';
import { readBlock, unitOf } from './read-block.ts';
import { isInCapitals, sayableBlocks } from './sayable-blocks.ts';
import { type ReadSection, textOf, type Unit } from './unit.ts';
import { weighUnits } from './weights.ts';

/** Reads one part: its sections with all that could be told of each, and how much it weighs. */
export function readPart(
	text: string,
	start: number,
	sections: readonly Section[],
	language: Language,
	repeats: readonly Span[] = [],
): ReadSection[] {
	const laidOut = parseBlocks(text, start).map(
		(block) => alignedTable(block, text.slice(block.start - start, block.end - start)) ?? block,
	);
	const { blocks: parsed, starts } = withMails(laidOut, language);
	const { blocks, turns } = starts.length > 0 ? { blocks: parsed, turns: new Set<number>() } : withoutSpeakers(parsed);
	const source = (from: number, to: number) => text.slice(from - start, to - start);
	const inCapitals = isInCapitals(blocks);
	const read = sections.map((section) => {
		const own = blocks.filter((block) => block.start >= section.start && block.start < section.end);
		return readSection(section, sayableBlocks(own, inCapitals, language), {
			...{ language, repeats, source, turns },
			heads: new Set(starts),
		});
	});
	if (starts.length > 0) for (const section of read) inMails(section, starts);
	withoutBylines(read);
	weighUnits(read, language);
	return read;
}

/** Who wrote it, where and when, above all that is told: no words of the text. */
function withoutBylines(sections: readonly ReadSection[]): void {
	const first = sections.findIndex(({ units }) => units.some(({ label }) => !label));
	for (const section of sections.slice(0, Math.max(0, first))) section.units = [];
}

/** Tells each unit its message; a question in one is asked of whoever gets it, and its head is told with what follows. */
function inMails({ units }: ReadSection, starts: readonly number[]): void {
	for (const unit of units) {
		const mail = starts.findLastIndex((start) => start <= unit.span.start);
		if (mail < 0) continue;
		unit.mail = mail;
		if (unit.asks) unit.promises = false;
		unit.asks = false;
		if (unit.span.start === starts[mail]) Object.assign(unit, { leans: false, label: false, promises: true });
	}
}

interface PartReading {
	language: Language;
	repeats: readonly Span[];
	/** The document between two offsets of this part. */
	source: (from: number, to: number) => string;
	/** Where the turns of an interview begin. */
	turns: ReadonlySet<number>;
	/** Where messages begin: who writes to whom. */
	heads: ReadonlySet<number>;
}

function readSection(section: Section, blocks: Block[], reading: PartReading): ReadSection {
	const { repeats } = reading;
	const heading = blocks.find((block) => block.kind === 'heading');
	const rest = withQuotedWords(
		withNumberedParagraphs(
			withLabelledLists(blocks.filter((block) => block.kind !== 'heading' && block.kind !== 'footnote')),
		),
	);
	const isSkipped = isApparatus(plainHeading(section.heading ?? ''));
	const fresh = (isSkipped ? [] : unitsOf(rest, reading)).filter(
		(unit) => !repeats.some((span) => span.start <= unit.span.start && unit.span.end <= span.end),
	);
	const told = fresh.filter((unit) => !unit.label);
	return {
		section,
		heading: heading ? { start: heading.start, end: heading.end, text: heading.text } : null,
		units: withAnswers(told.length > 0 || section.start === 0 ? told : fresh, /\?\W*$/.test(section.heading ?? '')),
		headingRepeats:
			heading !== undefined && repeats.some((span) => span.start <= heading.start && heading.start < span.end),
		body: { start: rest[0]?.start ?? section.start, end: rest.at(-1)?.end ?? section.end },
	};
}

function unitsOf(blocks: readonly Block[], { language, source, turns, heads }: PartReading): Unit[] {
	const units: Unit[] = [];
	blocks.forEach((block, index) => {
		if (heads.has(block.start) && block.kind === 'paragraph') {
			const text = block.sentences.map((sentence) => sentence.text).join(' ');
			units.push(unitOf('sentence', block, index, [{ text, spans: [{ start: block.start, end: block.end }] }]));
			return;
		}
		const turn = spokenTurn(block, source(block.start, block.end));
		if (turn !== null) {
			const span = { start: turn.start, end: turn.end };
			units.push({ ...unitOf('dialogue', turn, index, [{ text: turn.text, spans: [span] }]), leans: true });
			return;
		}
		const before = units.at(-1);
		const introduction =
			block.kind === 'list' && before?.introduces
				? { text: textOf(before).replace(/[.:]$/, ''), span: before.span }
				: null;
		const next = blocks[index + 1]?.kind ?? null;
		const previous = blocks[index - 1]?.kind ?? null;
		const read = readBlock(block, {
			language,
			source,
			index,
			previous,
			next,
			introduction,
			isTurn: turns.has(block.start),
		});
		if (before?.introduces && introduction === null && block.kind !== 'quote') units.pop();
		else if (introduction && before && read[0]) {
			units.pop();
			read[0] = { ...read[0], leans: before.leans, needsName: before.needsName };
		} else if (before?.introduces && read.length === 0) units.pop();
		else if (before?.introduces && read[0]) {
			before.promises = true;
			read[0].leans = true;
		}
		units.push(...read);
	});
	if (units.at(-1)?.introduces && units.at(-1)?.form === 'sentence') units.pop();
	return withoutHoles(units, language);
}

/** What answers a heading stands by itself; what answers a question is not told without it, nor the question alone. */
function withAnswers(units: readonly Unit[], asked: boolean): Unit[] {
	return units.map((unit, index) => {
		const before = units[index - 1];
		const next = units[index + 1];
		if (asked && index === 0) return { ...unit, leans: false };
		const answers = before?.asks === true && !unit.asks && unit.form === 'sentence';
		const promises = unit.promises || (unit.asks && next?.form === 'sentence' && !next.asks);
		return { ...unit, leans: unit.leans || answers, promises };
	});
}
