import type { SpokenWord } from '@nexus/language/spoken-text';
import { expect, it } from 'vitest';
import type { Utterance } from './engine.ts';
import { wordTimes } from './words.ts';

const RATE = 1000;

/** A text whose words are read as they are written. */
function wordsOf(text: string): SpokenWord[] {
	return [...text.matchAll(/\S+/g)].map(({ index, 0: { length } }) => ({
		from: index,
		to: index + length,
		start: index,
		end: index + length,
	}));
}

function utterance(seconds: number, events: [position: number, sample: number][], quiet: [number, number][] = []) {
	const samples = new Int16Array(seconds * RATE).fill(5_000);
	for (const [from, to] of quiet) samples.fill(0, from, to);
	return { samples, words: events.map(([position, sample]) => ({ position, sample })) } satisfies Utterance;
}

const times = (text: string, heard: Utterance) =>
	wordTimes(wordsOf(text), heard, (sample) => sample, RATE).map(([, , start, end]) => [start, end]);

it('ends a word where the next one starts, or where its sound ends before a pause', () => {
	const heard = utterance(
		1,
		[
			[0, 0],
			[4, 200],
			[10, 600],
		],
		[
			[450, 600],
			[950, 1000],
		],
	);
	expect(times('uma ação, fim', heard)).toEqual([
		[0, 0.2],
		[0.2, 0.45],
		[0.6, 0.95],
	]);
});

it('shares the time of words that are read as one by their length', () => {
	const heard = utterance(1, [
		[0, 0],
		[8, 500],
	]);
	expect(times('one four last', heard).map(([start]) => start)).toEqual([0, expect.closeTo(0.214, 2), 0.5]);
});

it('takes the first of several events on one word', () => {
	const heard = utterance(1, [
		[0, 0],
		[4, 300],
		[11, 700],
	]);
	expect(times('um guarda-chuva', heard)).toEqual([
		[0, 0.3],
		[0.3, 1],
	]);
});

it('stays in order when an event comes early or stands on no word', () => {
	const heard = utterance(1, [
		[0, 0],
		[20, 100],
		[4, 400],
		[8, 350],
	]);
	const found = times('one two six', heard).flat();
	expect(found).toEqual(found.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
	expect(found.at(-1)).toBe(1);
});
