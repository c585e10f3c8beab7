import { evidenceOf, factsOf, missingIn, sharedContent } from '@nexus/core/scripts';
import type { Draft } from '../check/draft.ts';

/** Of the lines, those that may be left out at most. */
const MOST_LEFT_OUT = 0.25;
/** What a line may be that is left out, whatever passages it names. */
const DISPENSABLE: ReadonlySet<Draft['kind']> = new Set<Draft['kind']>(['question', 'reaction', 'bridge', 'analogy']);
/** Lines around one that may say it too, besides those that were changed. */
const NEARBY = 3;
/** The share of its words that is enough, and where all of its numbers and names are there. */
const MOVED = { words: 0.6, facts: 0.4 } as const;

/** Share of a line's words in another that has taken it up. */
const TAKEN_UP = 0.3;

interface Wanted {
	/** Numbers of all lines in a new order, from 1; none where the order is good. */
	order: readonly number[];
	/** Numbers of lines that are to be left out. */
	cut: readonly number[];
	/** What lines say now, by their places; the others say what they said. */
	changed: ReadonlyMap<number, readonly { text: string }[]>;
}

/**
 * Places of the lines in the order that is wanted, as far as it can be followed. A line that claims something which the
 * lines near it, with one that was changed elsewhere, do not say now is put back behind the nearest line before it that is
 * kept, with those beside it that were left out too; where much more than a few lines are missing, the old order stays.
 */
export function newOrder(drafts: readonly Draft[], { order, cut, changed }: Wanted): number[] {
	const all = [...drafts.keys()];
	const left = new Set(cut.map((number) => number - 1));
	const places = (order.length > 0 ? order.map((number) => number - 1) : all).filter((place) => !left.has(place));
	const known = new Set(places);
	const missing = all.filter((place) => !known.has(place));
	const isSound =
		known.size === places.length &&
		places.every((place) => drafts[place] !== undefined) &&
		missing.length <= drafts.length * MOST_LEFT_OUT;
	if (!isSound) return all;
	const isLost = (place: number): boolean => {
		const draft = drafts[place];
		if (!draft || isDispensable(draft)) return false;
		const isNear = (other: number) => Math.abs(other - place) <= NEARBY;
		const near = places.filter(isNear).map((other) => textOf(changed.get(other) ?? drafts.slice(other, other + 1)));
		const far = places
			.filter((other) => !isNear(other))
			.flatMap((other) => changed.get(other)?.map(({ text }) => text) ?? []);
		return !['', ...far].some((line) => isSaidIn(draft.text, [...near, line].join('\n')));
	};
	// A question and its answer that are both left out stay both, or neither.
	const runs = missing.reduce<number[][]>((found, place) => {
		const last = found.at(-1);
		if (last?.at(-1) === place - 1) last.push(place);
		else found.push([place]);
		return found;
	}, []);
	for (const place of runs.filter((run) => run.some(isLost)).flat()) {
		const before = all.findLast((other) => other < place && places.includes(other));
		places.splice(before === undefined ? 0 : places.indexOf(before) + 1, 0, place);
	}
	return places;
}

const textOf = (lines: readonly { text: string }[]): string => lines.map(({ text }) => text).join('\n');

/** Whether nothing of the document is lost without it. */
const isDispensable = ({ kind, text }: Draft): boolean => !/\d/.test(text) && DISPENSABLE.has(kind);

/** Whether all its numbers and names, and most of its words, stand there. */
function isSaidIn(text: string, said: string): boolean {
	const evidence = [evidenceOf(said)];
	const facts = factsOf(text);
	const { numbers, names } = missingIn(facts, evidence);
	if (numbers.length + names.length > 0) return false;
	const least = facts.numbers.length + facts.names.length > 0 ? MOVED.facts : MOVED.words;
	return (sharedContent(text, evidence) ?? 1) >= least;
}

/** Of the changes, those that had taken up what a line says that was put back. */
export function changesThatTookUp(
	place: number,
	drafts: readonly Draft[],
	changed: ReadonlyMap<number, readonly Pick<Draft, 'text'>[]>,
): number[] {
	const { text = '' } = drafts[place] ?? {};
	const shared = (other: string | undefined): number => sharedContent(text, [evidenceOf(other ?? '')]) ?? 0;
	return [...changed].flatMap(([other, lines]) => {
		const now = textOf(lines);
		if (other === place) return [];
		return shared(now) >= TAKEN_UP && shared(now) > shared(drafts[other]?.text) ? [other] : [];
	});
}
