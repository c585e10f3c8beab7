import { PART_CHARACTERS } from '@nexus/contract/limits';
import { sentenceBorders } from '@nexus/language/sentences';
import { findFences } from './find-fences.ts';
import type { DocumentMap, Section, SourcePart, Span } from './types.ts';

export interface CutOptions {
	/** The most characters (UTF-16 code units) of a part. Default PART_CHARACTERS. */
	limit?: number;
	/** About how many characters the first of several parts has, so that something can be heard soon. Default 1500. */
	first?: number;
}

interface Border {
	/** Where the next part would start. */
	at: number;
	cost: number;
}

/** What a cut costs beside its distance from the ideal length, which is measured in shares of that length. */
const COST = { chapter: 0, section: 0.06, paragraph: 0.45, line: 0.75, sentence: 0.8, wrapped: 1.6, fence: 2 } as const;
/** The shortest part, as a share of the ideal length. */
const SHORTEST = 0.5;

/**
 * Cuts a document into parts of at most `limit` characters: at section borders where it can, else between paragraphs,
 * sentences or words, never in a surrogate pair. Parts are in order, as even as the borders allow, and leave out nothing
 * but white space. The first of several is short. Linear in the text's length.
 */
export function cutParts(text: string, map: DocumentMap, options: CutOptions = {}): SourcePart[] {
	const limit = options.limit ?? PART_CHARACTERS;
	const first = Math.min(options.first ?? 1500, limit);
	const fences = findFences(text);
	const end = text.trimEnd().length;
	const parts: SourcePart[] = [];
	let sectionAt = 0;
	let fenceAt = 0;
	let start = skipSpace(text, 0, end);
	while (start < end) {
		while (sectionAt < map.sections.length && (map.sections[sectionAt]?.end ?? 0) <= start) sectionAt++;
		while (fenceAt < fences.length && (fences[fenceAt]?.end ?? 0) <= start) fenceAt++;
		const rest = end - start;
		let cut = end;
		if (rest > limit) {
			const ideal = parts.length === 0 ? first : rest / Math.ceil(rest / limit);
			const window = { start: start + Math.floor(ideal * SHORTEST), end: start + (parts.length === 0 ? first : limit) };
			cut = bestBorder(
				text,
				window,
				start + ideal,
				ideal,
				overlapping(map.sections, sectionAt, window),
				fences,
				fenceAt,
			);
		}
		const partEnd = trimmedEnd(text, start, cut);
		const sections = overlapping(map.sections, sectionAt, { start, end: partEnd });
		parts.push({
			index: parts.length,
			start,
			end: partEnd,
			sections: sections.map((section) => clip(section, start, partEnd)),
		});
		start = skipSpace(text, cut, end);
	}
	return parts;
}

function bestBorder(
	text: string,
	window: Span,
	target: number,
	ideal: number,
	sections: Section[],
	fences: Span[],
	fenceAt: number,
): number {
	let best: Border = { at: wordBorder(text, window), cost: Number.POSITIVE_INFINITY };
	const consider = (at: number, cost: number) => {
		if (at <= window.start || at > window.end) return;
		const total = cost + Math.abs(at - target) / ideal + (isInFence(at, fences, fenceAt) ? COST.fence : 0);
		if (total < best.cost) best = { at, cost: total };
	};
	for (const section of sections) consider(section.start, section.level <= 2 ? COST.chapter : COST.section);
	const slice = text.slice(window.start, window.end + 1);
	for (const match of slice.matchAll(
		/\n[^\S\n]*\n\s*|\n[ \t]*(?=<(?:p|h[1-6]|div|[uo]l|blockquote|section|table)[\s>])/gi,
	))
		consider(window.start + match.index + match[0].length, COST.paragraph);
	for (const { index } of slice.matchAll(/\n/g))
		consider(window.start + index + 1, isWrapped(slice, index) ? COST.wrapped : COST.line);
	if (best.cost > COST.line) {
		const unwrapped = slice.replace(/\n/g, ' ');
		for (const border of sentenceBorders(unwrapped)) consider(window.start + border, COST.sentence);
	}
	return best.at;
}

/** Characters by which a line is set in at most. */
const INDENT = 40;

/** Whether a sentence may go on behind a line break. */
function isWrapped(text: string, at: number): boolean {
	if (!/[\p{L}\p{N},–-]/u.test(text.charAt(at - 1))) return false;
	const below = text.slice(at + 1, at + 1 + INDENT);
	return /^[\p{L}\p{N}"“(]/u.test(below) || /^[ \t]+\p{Ll}/u.test(below);
}

/** By halving, since a window may hold very many fences. */
function isInFence(at: number, fences: Span[], from: number): boolean {
	let low = from;
	let high = fences.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((fences[middle]?.end ?? 0) <= at) low = middle + 1;
		else high = middle;
	}
	const fence = fences[low];
	return fence !== undefined && fence.start < at;
}

/** The last white space of the window, or its end when it is one long word. */
function wordBorder(text: string, window: Span): number {
	for (let at = window.end; at > window.start; at--) if (isSpace(text.charCodeAt(at - 1))) return at;
	const before = text.charCodeAt(window.end - 1);
	return before >= 0xd800 && before <= 0xdbff ? window.end - 1 : window.end;
}

function overlapping(sections: Section[], from: number, span: Span): Section[] {
	const found: Section[] = [];
	for (let index = from; index < sections.length; index++) {
		const section = sections[index];
		if (section === undefined || section.start >= span.end) break;
		if (section.end > span.start) found.push(section);
	}
	return found;
}

function clip(section: Section, start: number, end: number): Section {
	return { ...section, start: Math.max(section.start, start), end: Math.min(section.end, end) };
}

function isSpace(code: number): boolean {
	return code <= 32 || code === 0xa0;
}

function skipSpace(text: string, from: number, end: number): number {
	let at = from;
	while (at < end && isSpace(text.charCodeAt(at))) at++;
	return at;
}

function trimmedEnd(text: string, start: number, end: number): number {
	let at = end;
	while (at > start && isSpace(text.charCodeAt(at - 1))) at--;
	return at;
}
