import type { LineRole, Speaker } from '@nexus/core/scripts';
import type { Span } from '@nexus/document-text';

/** How a stretch of text goes on from the one before it, from what begins a thought to what cannot be parted from it. */
export const BOND = { thought: 0, sentence: 1, leaning: 2, tied: 3 } as const;

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

/** Words of a turn: fewer and more are the worse, the further away. */
const FIT = { least: 14, most: 36 };
/** Words of a turn at most, but for a stretch that is longer by itself. */
const MOST_WORDS = 76;
/** What it costs to change the voice in the midst of a thought: as much as a turn that is longer by so many words. */
const COST = [0, 6, 30, 200];

/**
 * Stretches as turns: the voice changes where a thought begins, wherever that makes turns of a length that is easy to
 * listen to, and within one only where it would be too long.
 */
export function turnsOf(stretches: readonly Stretch[], most = MOST_WORDS): Turn[] {
	const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
	for (let end = 1; end <= stretches.length; end++) {
		let found = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
		let words = 0;
		for (let from = end - 1; from >= 0; from--) {
			const [first, next] = [stretches[from] as Stretch, stretches[from + 1]];
			if (from < end - 1 && next && isBorder(first, next)) break;
			words += first.words;
			if (words > most && from < end - 1) break;
			const border = from === 0 || isBorder(stretches[from - 1] as Stretch, first) ? 0 : (COST[first.bond] ?? 0);
			const cost = (best[from]?.cost ?? 0) + border + misfit(words);
			if (cost < found.cost) found = { cost, from };
		}
		best.push(found);
	}
	const turns: Turn[] = [];
	for (let end = stretches.length; end > 0; end = best[end]?.from ?? 0) {
		const own = stretches.slice(best[end]?.from ?? 0, end);
		turns.unshift({ role: own.at(-1)?.asks ? 'question' : 'explain', stretches: own });
	}
	return turns;
}

/** Whether the voice has to change between two stretches. */
function isBorder(first: Stretch, next: Stretch): boolean {
	return (
		next.opens === true || first.asks === true || (first.voice && next.voice && first.voice !== next.voice) === true
	);
}

function misfit(words: number): number {
	return Math.max(0, FIT.least - words) * 1.5 + Math.max(0, words - FIT.most) * 1.2;
}
