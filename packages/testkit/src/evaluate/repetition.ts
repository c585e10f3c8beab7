import type { ScriptLine } from '@nexus/core/scripts';
import { FACTS } from '../scripts/grounding.ts';
import { fold, soundKey, wordsOf } from '../scripts/words.ts';

export interface Repetition {
	/** Lines that sound as an earlier one does, whoever says them. */
	repeated: number[];
	/**
	 * Lines that share most of their word triples with an earlier one: facts with facts of the same passage (of two
	 * passages, it is the document that says nearly the same twice); what is not a fact with any line shortly before. A
	 * guided reading closes with the document's weightiest sentences as they stand: recaps are left out.
	 */
	near: { line: number; like: number }[];
}

/** Shorter lines share triples by chance. */
const LEAST_WORDS = 8;
const N = 3;
/** Of the triples of the shorter of the two. */
const NEAR_SHARE = 0.6;
/** Lines, some five minutes: so long the turn of a question stays in the ear. */
const MEMORY = 40;

/** Finds what is said twice, or nearly, over a whole script; in time that grows with its length. */
export function repetitionOf(lines: readonly ScriptLine[]): Repetition {
	const first = new Map<string, number>();
	const holders = new Map<string, number[]>();
	const sizes: number[] = [];
	const found: Repetition = { repeated: [], near: [] };
	lines.forEach((line, index) => {
		const key = soundKey(line.text);
		const grams = triples(line.text);
		sizes.push(grams.size);
		if (first.has(key)) found.repeated.push(index);
		else {
			first.set(key, index);
			const like = nearest(grams, holders, sizes).find((one) => jars(lines, index, one));
			if (like !== undefined) found.near.push({ line: index, like });
		}
		for (const gram of grams) holders.set(gram, [...(holders.get(gram) ?? []), index]);
	});
	return found;
}

function triples(text: string): Set<string> {
	const words = wordsOf(fold(text));
	if (words.length < LEAST_WORDS) return new Set();
	return new Set(Array.from({ length: words.length - N + 1 }, (_, at) => words.slice(at, at + N).join(' ')));
}

function nearest(grams: Set<string>, holders: Map<string, number[]>, sizes: readonly number[]): number[] {
	const common = new Map<number, number>();
	for (const gram of grams) for (const line of holders.get(gram) ?? []) common.set(line, (common.get(line) ?? 0) + 1);
	const isNear = ([line, count]: [number, number]) => count / Math.min(grams.size, sizes[line] ?? 0) >= NEAR_SHARE;
	return [...common].filter(isNear).map(([line]) => line);
}

function jars(lines: readonly ScriptLine[], index: number, before: number): boolean {
	const [line, other] = [lines[index], lines[before]];
	if (!line || !other || line.role === 'recap') return false;
	if (!FACTS.has(line.role) || !FACTS.has(other.role)) return index - before <= MEMORY;
	return line.spans.some((a) => other.spans.some((b) => a.start < b.end && b.start < a.end));
}
