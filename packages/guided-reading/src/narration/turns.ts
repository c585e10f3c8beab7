import type { LineRole, Speaker } from '@nexus/core/scripts';
import type { Span } from '@nexus/document-text';

/**
 * How a stretch of text goes on from the one before it: it begins a paragraph, or one that is understood only with the
 * paragraph before it; within one it goes on, leans on the sentence before, or cannot be parted from it.
 */
export const BOND = { paragraph: 0, after: 1, sentence: 2, leaning: 3, tied: 4 } as const;

/** Words that one host reads without the other, as they stand in the document. */
export interface Stretch {
	text: string;
	spans: readonly Span[];
	words: number;
	bond: (typeof BOND)[keyof typeof BOND];
	/** Nothing that stands before it is read in the same turn. */
	opens?: boolean;
	/** Who reads it where that matters; stretches of two are read in two turns. */
	voice?: Speaker | undefined;
	/** It is asked, and what comes next answers. */
	asks?: boolean;
}

/** Stretches that one host reads in one go. */
export interface Turn {
	role: LineRole;
	stretches: Stretch[];
}

/** Words of a turn at most, but for a stretch that is longer by itself. */
const MOST_WORDS = 76;
/** Words of a paragraph that is read with the one before it where it leans on that, and neither asks nor quotes anybody. */
const SHORT_PARAGRAPH = 20;
/** Words of each turn of a paragraph that is divided: fewer and more are the worse, the further away. */
const FIT = { least: 26, most: 60 };
/** What it costs to divide a paragraph before a stretch, by its bond: as much as a turn that is longer by so many words. */
const COST = [0, 0, 4, 60, 200] as const;
/** Words of a sentence that can open a turn in the midst of a paragraph: a shorter one belongs to what was just said. */
const OPENING_WORDS = 12;

/**
 * Stretches as turns. A paragraph is one turn, a part of the one before it where it is short and leans on that, or where
 * the same host has to read both; a paragraph that is longer than a turn is divided where the thought changes.
 */
export function turnsOf(stretches: readonly Stretch[]): Turn[] {
	const turns: Stretch[][] = [];
	for (const paragraph of paragraphsOf(stretches)) {
		const [first] = paragraph;
		const before = turns.at(-1);
		const words = wordsOf(paragraph);
		const last = before?.at(-1);
		const isOther = paragraph.some(({ asks, text }) => asks || /["“]/.test(text));
		const leans = first?.bond === BOND.after && words <= SHORT_PARAGRAPH && !isOther;
		const isSame = first?.voice !== undefined && first.voice === last?.voice;
		const joins = first !== undefined && (leans || isSame) && !isBorder(last, first);
		if (before && joins && wordsOf(before) + words <= MOST_WORDS) before.push(...paragraph);
		else turns.push(...(words <= MOST_WORDS ? [paragraph] : divided(paragraph)));
	}
	return turns.map(turnOf);
}

const turnOf = (stretches: Stretch[]): Turn => ({ role: stretches.at(-1)?.asks ? 'question' : 'explain', stretches });

/** Words of each half of a turn that two hosts share. */
const LEAST_HALF = 20;
/** What it costs at most to divide a turn that is shared: before a sentence of eight words. */
const MOST_SHARED = 12;

/** A turn as two, as even as they can be where neither leans on the other; itself where there is no such border. */
export function halved({ stretches }: Turn): Turn[] {
	const all = wordsOf(stretches);
	let best = { at: 0, most: Number.POSITIVE_INFINITY };
	stretches.forEach((stretch, at) => {
		const words = wordsOf(stretches.slice(0, at));
		const isEven = Math.min(words, all - words) >= LEAST_HALF && costOf(stretch) <= MOST_SHARED;
		const most = Math.max(words, all - words);
		if (isEven && !stretch.voice && most < best.most) best = { at, most };
	});
	return best.at === 0 ? [turnOf(stretches)] : [stretches.slice(0, best.at), stretches.slice(best.at)].map(turnOf);
}

function paragraphsOf(stretches: readonly Stretch[]): Stretch[][] {
	const paragraphs: Stretch[][] = [];
	for (const stretch of stretches) {
		const open = paragraphs.at(-1);
		if (open && stretch.bond > BOND.after && !isBorder(open.at(-1), stretch)) open.push(stretch);
		else paragraphs.push([stretch]);
	}
	return paragraphs;
}

/** A paragraph in turns that are easy to listen to, none of which begins with what leans on the one before. */
function divided(stretches: readonly Stretch[]): Stretch[][] {
	const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
	for (let end = 1; end <= stretches.length; end++) {
		let found = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
		let words = 0;
		for (let from = end - 1; from >= 0; from--) {
			const first = stretches[from] as Stretch;
			words += first.words;
			const isHeaded = end - from === 2 && first.words < OPENING_WORDS && stretches[from + 1]?.bond === BOND.tied;
			if (words > MOST_WORDS && from < end - 1 && !isHeaded) break;
			const misfit = Math.max(0, FIT.least - words) + Math.max(0, words - FIT.most);
			const cost = (best[from]?.cost ?? 0) + (from === 0 ? 0 : costOf(first)) + misfit;
			if (cost < found.cost) found = { cost, from };
		}
		best.push(found);
	}
	const turns: Stretch[][] = [];
	for (let end = stretches.length; end > 0; end = best[end]?.from ?? 0)
		turns.unshift(stretches.slice(best[end]?.from ?? 0, end));
	return turns;
}

const costOf = ({ bond, words }: Stretch): number => COST[bond] + 2 * Math.max(0, OPENING_WORDS - words);

const wordsOf = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { words }) => sum + words, 0);

/** Whether the voice has to change between two stretches. */
function isBorder(first: Stretch | undefined, next: Stretch): boolean {
	return (
		next.opens === true || first?.asks === true || (first?.voice && next.voice && first.voice !== next.voice) === true
	);
}
