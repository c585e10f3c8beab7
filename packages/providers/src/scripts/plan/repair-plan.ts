import type { Beat, ScriptPlan } from '@nexus/core/ports';
import type { Note } from '../read/notes.ts';
import { isFitHook, MOST_BEATS_OF_PASSAGE, type PlanRequirements, restsOnWeight, WEIGHTY } from './check-plan.ts';
import type { DraftPlan } from './plan-answer.ts';

const TAKEAWAYS = 3;
/** Words of the shortest beat. */
const LEAST_WORDS = 25;
/** Without it the episode would be wrong: told, whatever the plan says of it. */
const MUST_BE_TOLD = 5;

/**
 * The plan with everything put right that can be without asking again: passages that are not there are gone, no
 * passage is in more than two beats, what weighs most is told, hook and takeaways rest on what weighs, and the words add up. Null
 * when no beat is left.
 */
export function repairedPlan(
	plan: DraftPlan,
	ground: PlanRequirements,
	notes: readonly Note[],
	{ alternates }: { alternates: boolean },
): Omit<ScriptPlan, 'sections'> | null {
	const beats = withLeads(ownPassages(plan.beats, ground), alternates);
	if (beats.length === 0) return null;
	const numbers = new Map(beats.map(({ was }, index) => [was, index + 1]));
	const leftOut = plan.leftOut
		.map(({ passages, why }) => ({ passages: passages.filter((number) => ground.texts.has(number)), why }))
		.filter(({ passages }) => passages.length > 0);
	const hook = isFitHook(plan.hook, ground) ? known(plan.hook, ground) : null;
	addUntold(beats, leftOut, hook?.passages ?? [], ground);
	const heavy = [...notes].sort((a, b) => b.weight - a.weight);
	return {
		listener: plan.listener,
		thesis: plan.thesis || (heavy[0]?.text ?? ''),
		hook: hook ?? hookFrom(heavy, ground),
		beats: withWords(beats, ground.words),
		callbacks: plan.callbacks.flatMap(({ from, to, how }) => {
			const [a, b] = [numbers.get(from), numbers.get(to)];
			return a !== undefined && b !== undefined && a !== b && how !== '' ? [{ from: a, to: b, how }] : [];
		}),
		takeaways: takeawaysOf(plan, heavy, ground),
		leftOut,
		words: ground.words,
	};
}

/** With the number that it had in the model's plan, from 1. */
type Numbered = Beat & { was: number };

/**
 * Each passage stays with the first beats that name it, so many as may share one; a beat that would be left with none is
 * none.
 */
function ownPassages(beats: readonly Beat[], { texts }: PlanRequirements): Numbered[] {
	const uses = new Map<number, number>();
	return beats.flatMap((beat, index) => {
		const all = [...new Set(beat.passages)].filter((number) => texts.has(number));
		const free = all.filter((number) => (uses.get(number) ?? 0) < MOST_BEATS_OF_PASSAGE);
		if (free.length === 0 || beat.point === '') return [];
		for (const number of free) uses.set(number, (uses.get(number) ?? 0) + 1);
		return [{ ...beat, title: beat.title || beat.point, passages: free.sort((a, b) => a - b), was: index + 1 }];
	});
}

/** Where one host would lead all along, the other leads the second half. */
function withLeads(beats: Numbered[], alternates: boolean): Numbered[] {
	const leads = new Set(beats.map(({ lead }) => lead));
	if (!alternates || leads.size > 1 || beats.length < 2) return beats;
	return beats.map((beat, index) => ({ ...beat, lead: index < beats.length / 2 ? 'B' : 'A' }));
}

/** What weighs most goes to the beat that tells what stands nearest; the rest is named as left out, without a reason. */
function addUntold(
	beats: Numbered[],
	leftOut: ScriptPlan['leftOut'],
	opening: readonly number[],
	{ weights }: PlanRequirements,
): void {
	const told = new Set(beats.flatMap(({ passages }) => passages));
	const named = new Set([...opening, ...leftOut.flatMap(({ passages }) => passages)]);
	const dropped: number[] = [];
	for (const [number, weight] of weights) {
		if (weight < WEIGHTY || told.has(number)) continue;
		if (weight < MUST_BE_TOLD) {
			if (!named.has(number)) dropped.push(number);
			continue;
		}
		const nearest = beats.toSorted((a, b) => distance(a, number) - distance(b, number))[0];
		nearest?.passages.push(number);
		nearest?.passages.sort((a, b) => a - b);
		for (const entry of leftOut) entry.passages = entry.passages.filter((other) => other !== number);
	}
	if (dropped.length > 0) leftOut.push({ passages: dropped.sort((a, b) => a - b), why: '' });
}

const distance = ({ passages }: Beat, number: number): number =>
	Math.min(...passages.map((other) => Math.abs(other - number)));

const known = <Resting extends { passages: number[] }>(resting: Resting, { texts }: PlanRequirements): Resting => ({
	...resting,
	passages: resting.passages.filter((number) => texts.has(number)),
});

function hookFrom(heavy: readonly Note[], ground: PlanRequirements): ScriptPlan['hook'] {
	const fit = heavy.filter((note) => isFitHook({ ...note, why: '' }, ground));
	const best = fit.find(({ kind, weight }) => kind === 'surprise' && weight >= WEIGHTY) ?? fit[0] ?? heavy[0];
	return { text: best?.text ?? '', passages: best?.passages ?? [], why: '' };
}

function takeawaysOf(plan: DraftPlan, heavy: readonly Note[], ground: PlanRequirements): ScriptPlan['takeaways'] {
	const sound = plan.takeaways
		.filter(({ text, passages }) => text !== '' && restsOnWeight(passages, ground))
		.map((takeaway) => known(takeaway, ground))
		.slice(0, TAKEAWAYS);
	const used = new Set(sound.flatMap(({ passages }) => passages));
	for (const { text, passages, weight } of heavy) {
		if (sound.length >= TAKEAWAYS || weight < WEIGHTY) break;
		if (passages.some((number) => used.has(number))) continue;
		for (const number of passages) used.add(number);
		sound.push({ text, passages });
	}
	return sound;
}

/** The words in the plan's proportions, adding up to what was asked for. */
function withWords(beats: readonly Numbered[], wanted: number): Beat[] {
	const planned = beats.reduce((total, { words }) => total + words, 0);
	return beats.map(({ was: _, ...beat }) => ({
		...beat,
		words: Math.max(LEAST_WORDS, Math.round((beat.words * wanted) / Math.max(1, planned))),
	}));
}
