import { yieldIfDue } from '../event-loop/index.ts';
import { cleanLine, refusedLine } from './clean-line.ts';
import type { WrittenLine } from './script-format.ts';

/** A line as somebody wants it: `id` keeps a line, `from` names the lines that it was made of. */
export interface WantedLine extends WrittenLine {
	id?: string | null | undefined;
	from?: readonly string[] | undefined;
	partNumber?: number | null | undefined;
}

/** What an edited script's line was made of: positions in the script before, the closest one first. */
export interface Origin {
	/** Whether it is that first line itself, rather than a piece of it or something new. */
	keeps: boolean;
	sources: number[];
}

/** How far around its neighbours a line's origins are looked for, in lines. */
const NEARBY = 40;
/** Lines whose words are kept while the lines around them are compared. */
const WORDS_KEPT = 20 * NEARBY;
/** Share of the words that makes a line the origin of another. */
const SHARED = 0.6;
/** Words that a piece of a line has at the least, to be known as one. */
const PIECE = 3;

/**
 * Finds out what became of which line: by the ids that are given, then by equal texts in order, then by the words that
 * lines near the same place share. Each line is kept once; more pieces of it come from it. Works in stretches between
 * which others are answered.
 * @throws NexusError validation, naming the line, for an id that the script does not have
 */
export async function lineOrigins(
	before: readonly (WrittenLine & { id: string })[],
	after: readonly WantedLine[],
): Promise<Origin[]> {
	const positions = new Map(before.map(({ id }, position) => [id, position]));
	const origins = after.map((): Origin => ({ keeps: false, sources: [] }));
	const kept = new Set<number>();
	const used = new Set<number>();

	const take = (origin: Origin, position: number): void => {
		if (!origin.sources.includes(position)) origin.sources.push(position);
		used.add(position);
		if (origin.sources[0] === position && !kept.has(position)) {
			origin.keeps = true;
			kept.add(position);
		}
	};

	for (const [index, { id, from = [] }] of after.entries()) {
		const due = yieldIfDue();
		if (due) await due;
		for (const name of id == null ? from : [id, ...from]) {
			const position = positions.get(name);
			if (position === undefined) throw refusedLine(index + 1, 'tem um id que não existe neste roteiro');
			take(origins[index] as Origin, position);
		}
	}
	takeEqual(before, after, origins, used, take);
	await takeAlike(before, after, origins, used, take);
	return origins;
}

type Take = (origin: Origin, position: number) => void;

function takeEqual(
	before: readonly WrittenLine[],
	after: readonly WantedLine[],
	origins: Origin[],
	used: Set<number>,
	take: Take,
): void {
	const byText = new Map<string, number[]>();
	for (const [position, { text }] of before.entries()) {
		if (used.has(position)) continue;
		const same = byText.get(text);
		if (same) same.push(position);
		else byText.set(text, [position]);
	}
	for (const [index, { text }] of after.entries()) {
		const origin = origins[index] as Origin;
		const position = origin.sources.length === 0 ? byText.get(text)?.shift() : undefined;
		if (position !== undefined) take(origin, position);
	}
}

/** Lines that went missing are looked for in the lines that stand where they stood. */
async function takeAlike(
	before: readonly WrittenLine[],
	after: readonly WantedLine[],
	origins: Origin[],
	used: Set<number>,
	take: Take,
): Promise<void> {
	const words = new Map<number, Set<string>>();
	const wordsBefore = (position: number): Set<string> => {
		// Of lines that lie far behind nobody asks any more.
		if (words.size > WORDS_KEPT) words.clear();
		const known = words.get(position) ?? wordsOf(before[position]?.text ?? '');
		words.set(position, known);
		return known;
	};
	const unusedAtFirst = new Set(before.keys().filter((position) => !used.has(position)));
	let anchor = -1;
	for (const [index, { text }] of after.entries()) {
		const due = yieldIfDue();
		if (due) await due;
		const origin = origins[index] as Origin;
		const [known] = origin.sources;
		if (known !== undefined && before[known]?.text === text) {
			anchor = known;
			continue;
		}
		const own = wordsOf(text);
		const told = known === undefined ? NONE : wordsBefore(known);
		const candidates: { position: number; share: number }[] = [];
		const middle = known ?? anchor;
		for (let position = Math.max(0, middle - NEARBY); position <= middle + NEARBY; position++) {
			const isPiece = known === undefined && position === anchor;
			if (!unusedAtFirst.has(position) && !isPiece) continue;
			const share = sharedWords(own, wordsBefore(position), told);
			if (share >= SHARED) candidates.push({ position, share });
		}
		candidates.sort((a, b) => b.share - a.share || a.position - b.position);
		for (const { position } of candidates) take(origin, position);
		anchor = origin.sources[0] ?? anchor;
	}
}

/** Share of an earlier line's words, or of the new one's, that has to be left for it to be the same line still. */
const STILL = 0.5;

/** Whether a text says other things than those that it was made of: then it does not rest on what they rested on. */
export function isRewritten(text: string, sources: readonly string[]): boolean {
	const own = wordsOf(text);
	const earlier = wordsOf(sources.join(' '));
	return own.intersection(earlier).size < STILL * Math.min(own.size, earlier.size);
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

const NONE: ReadonlySet<string> = new Set();

/**
 * How likely a line came from an earlier one. Where it has an origin already, only what both say beyond that counts: all
 * of the earlier line should be found again. Otherwise either may be a piece of the other, or nearly the same.
 */
function sharedWords(own: ReadonlySet<string>, earlier: ReadonlySet<string>, told: ReadonlySet<string>): number {
	const shared = own.difference(told).intersection(earlier).size;
	const most = earlier.difference(told).size;
	const least = told.size > 0 ? most : Math.min(own.size, most);
	const all = told.size > 0 || least >= PIECE ? least : Math.max(own.size, most);
	return all === 0 ? 0 : shared / all;
}

/**
 * Cleans the texts of wanted lines; those that stay as they were before are left alone.
 * @throws NexusError validation, naming the line
 */
export async function cleanLines(
	before: readonly (WrittenLine & { id: string })[],
	lines: readonly WantedLine[],
): Promise<WantedLine[]> {
	const texts = new Map(before.map(({ id, text }) => [id, text]));
	const clean: WantedLine[] = [];
	for (const [index, line] of lines.entries()) {
		const due = yieldIfDue();
		if (due) await due;
		const isAsBefore = line.id != null && texts.get(line.id) === line.text;
		clean.push(isAsBefore ? line : { ...line, text: cleanLine(line.text, index + 1) });
	}
	return clean;
}
