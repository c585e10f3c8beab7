import type { Language } from '@nexus/contract';
import { type Block, parseBlocks, type Section, type Sentence, type Span } from '@nexus/core/documents';
import { lexRank } from './lexrank.ts';
import { nounPhrases } from './noun-phrases.ts';
import { leansOnPrevious, speaksOfSomebody } from './openings.ts';
import { type SentenceKind, sentenceKind } from './sentence-kind.ts';
import { simplify } from './simplify.ts';
import { isDialogue, isFirstPerson, isShouted, isSpeakable } from './speakable.ts';
import type { NounPhrase } from './tokens.ts';
import { contentStems, countWords, soundKey } from './words.ts';

/** Something that can be told in one go. */
export interface Unit {
	form: 'sentence' | 'list' | 'table' | 'quote' | 'code';
	kind: SentenceKind;
	/** What would be said, sentence by sentence; empty for tables and code. */
	sentences: string[];
	/** Where it stands; the whole block for lists, tables, quotes and code. */
	span: Span;
	block: number;
	/** Stands first in its paragraph or block. */
	opens: boolean;
	/** Cannot be said without the unit before it. */
	leans: boolean;
	/** Says "he" or "she" of somebody that it does not name. */
	needsName: boolean;
	asks: boolean;
	firstPerson: boolean;
	things: NounPhrase[];
	words: number;
	/** 0 to 1. */
	salience: number;
	items?: Sentence[];
	ordered?: boolean;
	table?: Extract<Block, { kind: 'table' }>;
	attribution?: string | null;
	codeLanguage?: string | null;
}

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

/** Reads one part: its sections with all that could be told of each, and how much it matters. */
export function readPart(
	text: string,
	start: number,
	sections: readonly Section[],
	language: Language,
	repeats: readonly Span[] = [],
): ReadSection[] {
	const blocks = parseBlocks(text, start);
	const read = sections.map((section) => {
		const own = blocks.filter((block) => block.start >= section.start && block.start < section.end);
		const after = own.find((block) => block.kind === 'heading')?.end ?? section.start;
		const hasWords = /\p{L}{3}/u.test(text.slice(after - start, section.end - start));
		return { ...readSection(section, own, language, repeats), hasText: hasWords };
	});
	rank(read, language);
	return read;
}

function readSection(
	section: Section,
	blocks: Block[],
	language: Language,
	repeats: readonly Span[],
): Omit<ReadSection, 'hasText'> {
	const heading = blocks.find((block) => block.kind === 'heading');
	const rest = blocks.filter((block) => block.kind !== 'heading' && block.kind !== 'footnote');
	const units: Unit[] = [];
	let left = 0;
	rest.forEach((block, index) => {
		const next = rest[index + 1];
		const read = readBlock(block, index, language, next?.kind === 'list' || next?.kind === 'quote');
		const fresh = read.filter(
			(unit) => !repeats.some((span) => span.start <= unit.span.start && unit.span.end <= span.end),
		);
		left += read.length - fresh.length;
		units.push(...fresh);
	});
	return {
		section,
		heading: heading ? { start: heading.start, end: heading.end, text: heading.text } : null,
		continued: !heading && section.heading !== null,
		units: joinIntroductions(units),
		headingRepeats:
			heading !== undefined && repeats.some((span) => span.start <= heading.start && heading.start < span.end),
		repeated: units.length === 0 && left > 0,
		body: { start: rest[0]?.start ?? section.start, end: rest.at(-1)?.end ?? section.end },
	};
}

function readBlock(block: Block, index: number, language: Language, introduces: boolean): Unit[] {
	switch (block.kind) {
		case 'paragraph':
			return withShortAnswers(block.sentences).flatMap((sentence, at, all) => {
				const isLast = at === all.length - 1;
				return readSentence(sentence, index, at === 0, language, introduces && isLast);
			});
		case 'list': {
			const items = block.items.flatMap((item) => {
				const said = item.sentences.filter((sentence) => isSpeakable(sentence.text)).slice(0, 2);
				const text = said.map((sentence) => simplify(sentence.text, language).join(' ')).join(' ');
				return text === '' ? [] : [{ text, start: item.start, end: item.end }];
			});
			if (items.length === 0) return [];
			const unit = base(
				'list',
				block,
				index,
				items.map((item) => item.text),
				language,
			);
			return [{ ...unit, items, ordered: block.ordered, kind: 'general' }];
		}
		case 'quote': {
			const said = block.sentences.filter((sentence) => isSpeakable(sentence.text));
			const sentences = said.flatMap((sentence) => simplify(sentence.text, language));
			if (sentences.length === 0) return [];
			return [{ ...base('quote', block, index, sentences, language), attribution: block.attribution }];
		}
		case 'table':
			if (block.rows.length === 0) return [];
			return [{ ...base('table', block, index, [], language), table: block, things: [] }];
		case 'code':
			return [{ ...base('code', block, index, [], language), codeLanguage: block.language }];
		default:
			return [];
	}
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

function readSentence(
	sentence: Sentence,
	block: number,
	opens: boolean,
	language: Language,
	mayIntroduce: boolean,
): Unit[] {
	const { text } = sentence;
	if (!isSpeakable(text) || isDialogue(text) || isShouted(text)) return [];
	if (/:\s*$/.test(text) && !mayIntroduce) return [];
	const sentences = simplify(text, language);
	if (sentences.length === 0) return [];
	const unit = base('sentence', sentence, block, sentences, language);
	const introduces = /:\s*$/.test(text);
	return [
		{
			...unit,
			opens,
			leans: leansOnPrevious(sentences[0] ?? '', language) || unit.words < 4,
			needsName: speaksOfSomebody(sentences[0] ?? '', language),
			asks: /\?["”»]?$/.test(text.trim()),
			firstPerson: isFirstPerson(text, language),
			kind: introduces ? 'general' : unit.kind,
			attribution: introduces ? ':' : null,
		},
	];
}

function base(form: Unit['form'], span: Span, block: number, sentences: string[], language: Language): Unit {
	const text = sentences.join(' ');
	return {
		form,
		kind: sentenceKind(text, language),
		sentences,
		span: { start: span.start, end: span.end },
		block,
		opens: true,
		leans: false,
		needsName: false,
		asks: false,
		firstPerson: false,
		things: nounPhrases(text, language),
		words: countWords(text),
		salience: 0,
	};
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
		if (unit.firstPerson) weight *= 0.85;
	}
	if (unit.form === 'table' || unit.form === 'quote') weight = Math.max(weight, 0.45);
	if (unit.form === 'code') weight = 0.1;
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
