import type { Passage, Source } from '@nexus/contract';
import { useQueries } from '@tanstack/react-query';
import { read } from './api.ts';

type Span = [from: number, to: number];

export interface Piece {
	/** Without markup. */
	text: string;
	/** What the line rests on; else what stands around it. */
	rested: boolean;
}

/** Characters asked for at once: hovering from line to line then finds most of them at hand. */
const BLOCK = 8000;
/** Characters around a passage, between two that are shown together, the most of one, and how many are shown. */
const CONTEXT = 180;
const NEAR = 320;
const LONGEST = 900;
const PAGES_MOST = 3;
/** Characters that a word has at most. */
const WORD = 40;

/** The spans in order, those that touch joined. */
export function joined(spans: Span[]): Span[] {
	const result: Span[] = [];
	for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
		const last = result.at(-1);
		if (last && from <= last[1] + 2) last[1] = Math.max(last[1], to);
		else result.push([from, to]);
	}
	return result;
}

/** Which blocks hold the spans and their surroundings. */
export function blocksOf(spans: Span[]): number[] {
	const blocks = new Set<number>();
	for (const [from, to] of spans) {
		const last = Math.floor((Math.min(to, from + PAGES_MOST * (LONGEST + NEAR)) + CONTEXT) / BLOCK);
		for (let block = Math.floor(Math.max(0, from - CONTEXT) / BLOCK); block <= last; block++) blocks.add(block);
	}
	return [...blocks];
}

type Stretch = Pick<Source, 'from' | 'to' | 'text' | 'markup'>;

/** [from, to) of the document out of what was answered of it, as `cut` takes it out of each answer. */
function putTogether(
	sources: Stretch[],
	from: number,
	to: number,
	cut: (source: Stretch, from: number, to: number) => string,
): string {
	let text = '';
	let at = from;
	for (const source of sources.toSorted((one, other) => one.from - other.from)) {
		if (source.to <= at || source.from > at) continue;
		text += cut(source, at, Math.min(to, source.to));
		at = Math.min(to, source.to);
	}
	return text;
}

/** [from, to) as it stands in the document. */
export const sliceOf = (sources: Stretch[], from: number, to: number): string =>
	putTogether(sources, from, to, (source, start, end) => source.text.slice(start - source.from, end - source.from));

/** [from, to) as it is read: without markup. */
export const wordsOf = (sources: Stretch[], from: number, to: number): string =>
	putTogether(sources, from, to, ({ text, from: base, markup }, start, end) => {
		let words = '';
		let at = start;
		for (const mark of markup.filter((mark) => mark.from < end && mark.to > start)) {
			words += text.slice(at - base, Math.max(at, mark.from) - base);
			if (mark.from >= start) words += mark.read;
			at = Math.min(mark.to, end);
		}
		return words + text.slice(at - base, end - base);
	});

/** Where the last word of a text begins, which may be cut. */
function lastWord(text: string): number {
	const space = text.search(/\s\S*$/);
	return space === -1 ? text.length : space;
}

/** What stands before `at` and behind it: context begins and ends at a word, within the paragraph. */
function headOf(sources: Stretch[], at: number): Piece {
	const from = Math.max(0, at - CONTEXT);
	const text = sliceOf(sources, from, at);
	const paragraph = text.lastIndexOf('\n\n') + 1;
	if (paragraph > 0 || from === 0) return { text: wordsOf(sources, from + paragraph, at).trimStart(), rested: false };
	return { text: `…${wordsOf(sources, from + text.search(/\s|$/), at)}`, rested: false };
}
function tailOf(sources: Stretch[], at: number, total: number): Piece {
	const text = sliceOf(sources, at, at + CONTEXT);
	const paragraph = text.indexOf('\n\n');
	if (paragraph !== -1 || at + text.length >= total) {
		const end = paragraph === -1 ? text.length : paragraph;
		return { text: wordsOf(sources, at, at + end).trimEnd(), rested: false };
	}
	return { text: `${wordsOf(sources, at, at + lastWord(text)).trimEnd()}…`, rested: false };
}

/** What a line rests on. */
function restedOf(sources: Stretch[], [from, to]: Span): Piece {
	if (to - from <= LONGEST) return { text: wordsOf(sources, from, to), rested: true };
	const end = from + lastWord(sliceOf(sources, from, from + LONGEST));
	return { text: `${wordsOf(sources, from, end).trimEnd()}…`, rested: true };
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** The span with the rest of the words that it begins and ends in. */
function wholeWords(sources: Source[], [from, to]: Span): Span {
	const before = sliceOf(sources, Math.max(0, from - WORD), from + 1);
	const head = before.slice(0, -1).match(/[\p{L}\p{N}]+$/u)?.[0].length ?? 0;
	const after = sliceOf(sources, Math.max(0, to - 1), to + WORD);
	const tail = after.slice(1).match(/^[\p{L}\p{N}]+/u)?.[0].length ?? 0;
	return [isLetter(before.slice(-1)) ? from - head : from, isLetter(after.slice(0, 1)) ? to + tail : to];
}

/** Spans that stand close together are shown as one passage. */
function near(spans: Span[]): Span[][] {
	const groups: Span[][] = [];
	for (const span of spans) {
		const group = groups.at(-1);
		const last = group?.at(-1);
		if (group && last && span[0] - last[1] <= NEAR) group.push(span);
		else groups.push([span]);
	}
	return groups;
}

/** What the spans of a line cover, with what stands around them: passages in pieces. */
export function passagesOf(sources: Source[], spans: Span[]): Piece[][] {
	const total = sources[0]?.characters ?? 0;
	return near(joined(spans.map((span) => wholeWords(sources, span)))).map((group) => {
		const pieces: Piece[] = [];
		let at = group[0]?.[0] ?? 0;
		if (at > 0) pieces.push(headOf(sources, at));
		for (const [from, to] of group) {
			if (from > at) pieces.push({ text: wordsOf(sources, at, from), rested: false });
			pieces.push(restedOf(sources, [from, to]));
			at = to;
		}
		const last = group.at(-1);
		const whole = last !== undefined && last[1] - last[0] <= LONGEST;
		if (whole && at < total) pieces.push(tailOf(sources, at, total));
		return pieces;
	});
}

interface Passages {
	status: 'pending' | 'error' | 'success';
	error: Error | null;
	filename: string;
	passages: Piece[][];
	/** How many passages more the line rests on. */
	more: number;
	/** Pages of the document that they stand on, where it has any. */
	pages: number[];
}

/** The pages that the spans stand on, in order, each once. */
export function pagesOf(sources: Pick<Source, 'to' | 'pages'>[], spans: Span[]): number[] {
	const starts = sources.flatMap(({ pages, to }) =>
		pages.map(({ from, page }, index) => ({ from, page, to: pages[index + 1]?.from ?? to })),
	);
	const met = spans.flatMap(([from, to]) => starts.filter((one) => one.from < to && one.to > from));
	return [...new Set(met.map(({ page }) => page))].sort((one, other) => one - other);
}

/** Where passages stand, document by document, those that touch joined. */
function placesOf(passages: Passage[]): { documentId: string | null; span: Span }[] {
	const byDocument = Map.groupBy(passages, (passage) => passage.document_id);
	return [...byDocument].flatMap(([documentId, own]) =>
		joined(own.map(({ start, end }): Span => [start, end])).map((span) => ({ documentId, span })),
	);
}

/** What the passages that a line rests on say, with what stands around them; nothing is asked for twice. */
export function usePassages(podcastId: string, passages: Passage[]): Passages {
	const all = placesOf(passages);
	const shown = [...Map.groupBy(all.slice(0, PAGES_MOST), ({ documentId }) => documentId)].map(
		([documentId, places]) => ({
			documentId,
			spans: places.map(({ span }) => span),
		}),
	);
	return useQueries({
		queries: shown.flatMap(({ documentId, spans }) =>
			blocksOf(near(spans).map((group) => [group[0]?.[0] ?? 0, group.at(-1)?.[1] ?? 0])).map((block) => ({
				queryKey: ['source', podcastId, documentId, block],
				queryFn: ({ signal }: { signal: AbortSignal }) =>
					read('source', {
						params: { id: podcastId },
						query: { document_id: documentId ?? undefined, from: block * BLOCK, to: (block + 1) * BLOCK },
						signal,
					}),
			})),
		),
		combine: (results) => {
			const error = results.find((result) => result.error)?.error ?? null;
			const sources = results.flatMap(({ data }) => (data ? [data] : []));
			const ready = sources.length === results.length;
			const of = (documentId: string | null) =>
				sources.filter((source) => documentId === null || source.document_id === documentId);
			return {
				status: error ? 'error' : ready ? 'success' : 'pending',
				error,
				filename: [...new Set(sources.map(({ filename }) => filename))].join(', '),
				passages: ready ? shown.flatMap(({ documentId, spans }) => passagesOf(of(documentId), spans)) : [],
				pages: ready ? shown.flatMap(({ documentId, spans }) => pagesOf(of(documentId), spans)) : [],
				more: all.length - Math.min(PAGES_MOST, all.length),
			};
		},
	});
}
