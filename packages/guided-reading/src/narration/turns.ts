import type { Speaker } from '@nexus/core/scripts';
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
	/** Of a list, whose items are not shared by two. */
	isOfItem?: boolean;
	/** A paragraph as short as the one before it. */
	joins?: boolean;
	/** It is asked, and what comes next answers. */
	asks?: boolean;
}

/** Words of a turn at most, but for a stretch that is longer by itself. */
const MOST_WORDS = 76;
/** Words by which a turn may be longer rather than leave a sentence of fewer words than can open one. */
const CRUMB = 20;
/** Words of a paragraph that is read with the one before it where it leans on that, and neither asks nor quotes anybody. */
const SHORT_PARAGRAPH = 20;
/** Words of a turn up to which one of short paragraphs grows. */
const BRIEF_TURN = 26;
/** What it costs to divide a paragraph before a stretch, by its bond, and for each word by which one half is longer. */
const COST = [0, 0, 4, 60, 60] as const;
const UNEVEN = 0.15;
/** Words of a sentence that can open a turn in the midst of a paragraph: a shorter one belongs to what was just said. */
const OPENING_WORDS = 12;
/** Words of each half of a turn that two hosts share, and what it costs at most to divide it. */
const LEAST_HALF = 20;
const MOST_SHARED = 12;

/**
 * Stretches as turns. A paragraph is one turn, a part of the one before it where it is short and leans on that, or where
 * the same host has to read both; a paragraph that is longer than a turn is divided where the thought changes.
 */
export function turnsOf(stretches: readonly Stretch[]): Stretch[][] {
	const turns: Stretch[][] = [];
	for (const [first, ...more] of paragraphsOf(stretches)) {
		const paragraph = [first, ...more];
		const words = wordsOf(paragraph);
		const before = turns.at(-1);
		const last = before?.at(-1);
		// What somebody asks or says, and what stands behind their words.
		const isOther = paragraph.some(({ asks, text }) => asks || /["“]/.test(text)) || /[”"]$/.test(last?.text ?? '');
		const leans = first.bond === BOND.after && words <= SHORT_PARAGRAPH && !isOther;
		const isSame = first.voice !== undefined && first.voice === last?.voice;
		const areBrief = first.joins === true && !isOther && before !== undefined && wordsOf(before) <= BRIEF_TURN;
		const joins = (leans || isSame || areBrief) && !isBorder(last, first);
		if (before && joins && wordsOf(before) + words <= MOST_WORDS) before.push(...paragraph);
		else turns.push(...divided(paragraph));
	}
	return turns;
}

/** A turn as two, as even as they can be where neither leans on the other; itself where there is no such border. */
export function halved(turn: Stretch[]): Stretch[][] {
	const isShared = (stretch: Stretch, left: number, right: number) =>
		!stretch.voice && !stretch.isOfItem && Math.min(left, right) >= LEAST_HALF && costOf(stretch) <= MOST_SHARED;
	return parted(turn, isShared);
}

function paragraphsOf(stretches: readonly Stretch[]): [Stretch, ...Stretch[]][] {
	const paragraphs: [Stretch, ...Stretch[]][] = [];
	for (const stretch of stretches) {
		const open = paragraphs.at(-1);
		if (open && stretch.bond > BOND.after && !isBorder(open.at(-1), stretch)) open.push(stretch);
		else paragraphs.push([stretch]);
	}
	return paragraphs;
}

/** A paragraph in turns that are easy to listen to, none of which begins with what leans on the one before. */
function divided(stretches: Stretch[]): Stretch[][] {
	if (wordsOf(stretches) <= MOST_WORDS) return [stretches];
	const parts = parted(stretches, ({ bond }) => bond !== BOND.tied);
	const isCrumb = wordsOf(stretches) <= MOST_WORDS + CRUMB && parts.some((part) => wordsOf(part) < OPENING_WORDS);
	return parts.length === 1 || isCrumb ? [stretches] : parts.flatMap(divided);
}

/** Two parts of the stretches, as even as it costs little to make them; all as one where none may begin the second. */
function parted(
	stretches: Stretch[],
	mayBegin: (stretch: Stretch, left: number, right: number) => boolean,
): Stretch[][] {
	let best = { at: 0, cost: Number.POSITIVE_INFINITY };
	stretches.forEach((stretch, at) => {
		const [left, right] = [wordsOf(stretches.slice(0, at)), wordsOf(stretches.slice(at))];
		const cost = costOf(stretch) + UNEVEN * Math.abs(left - right);
		if (at > 0 && cost < best.cost && mayBegin(stretch, left, right)) best = { at, cost };
	});
	return best.at === 0 ? [stretches] : [stretches.slice(0, best.at), stretches.slice(best.at)];
}

const costOf = ({ bond, words }: Stretch): number => COST[bond] + 2 * Math.max(0, OPENING_WORDS - words);

const wordsOf = (stretches: readonly Stretch[]): number => stretches.reduce((sum, { words }) => sum + words, 0);

/** Whether the voice has to change between two stretches. */
const isBorder = (first: Stretch | undefined, next: Stretch): boolean =>
	next.opens === true || first?.asks === true || (first?.voice && next.voice && first.voice !== next.voice) === true;
