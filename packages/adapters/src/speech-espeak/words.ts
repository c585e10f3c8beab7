import type { WordTime } from '@nexus/core/ports';
import type { SpokenWord } from '@nexus/language/spoken-text';
import type { Utterance, WordEvent } from './engine.ts';
import { soundEnd } from './silences.ts';

/**
 * Times of every written word from the synthesizer's word events. A word without an event of its own (eSpeak reads
 * some pairs as one) shares the time of the word before it by its length; a word ends where the next one starts, or
 * where the sound ends before a pause.
 * @param place where a sample of the utterance lies in the clip.
 */
export function wordTimes(
	words: SpokenWord[],
	utterance: Utterance,
	place: (sample: number) => number,
	sampleRate: number,
): WordTime[] {
	const { samples } = utterance;
	const starts = wordStarts(words, utterance);
	return words.map((word, index) => {
		const start = starts[index] ?? 0;
		const end = Math.max(start + 1, soundEnd(samples, start, starts[index + 1] ?? samples.length));
		return [word.from, word.to, place(start) / sampleRate, place(end) / sampleRate];
	});
}

/** The first sample of each word, never before that of the word before. */
function wordStarts(words: SpokenWord[], { words: events, samples }: Utterance): number[] {
	const known = firstEvents(words, events);
	const starts: number[] = [];
	while (starts.length < words.length) {
		const first = starts.length;
		let next = first + 1;
		while (next < words.length && known[next] === undefined) next++;
		const from = known[first] ?? 0;
		const to = soundEnd(samples, from, known[next] ?? samples.length);
		starts.push(...shareByLength(words.slice(first, next), from, to));
	}
	return starts;
}

/** Where words that are heard in [from, to) start, each taking as much of it as it has of their letters. */
function shareByLength(words: SpokenWord[], from: number, to: number): number[] {
	const letters = words.reduce((sum, word) => sum + word.end - word.start, 0);
	let read = 0;
	return words.map((word) => {
		const start = Math.round(from + ((to - from) * read) / Math.max(1, letters));
		read += word.end - word.start;
		return start;
	});
}

/** The sample of the first event that falls on each word, in rising order; undefined where there is none. */
function firstEvents(words: SpokenWord[], events: WordEvent[]): (number | undefined)[] {
	const firsts: (number | undefined)[] = words.map(() => undefined);
	let index = 0;
	let latest = -1;
	for (const event of events) {
		while (index < words.length - 1 && (words[index]?.end ?? 0) <= event.position) index++;
		const word = words[index];
		const isOnWord = word !== undefined && event.position >= word.start - 1 && event.position < word.end;
		if (!isOnWord || firsts[index] !== undefined || event.sample <= latest) continue;
		firsts[index] = event.sample;
		latest = event.sample;
	}
	return firsts;
}
