import { expect } from 'vitest';
import { energyAt, integratedLoudness, longestSilence, truePeak } from '../audio/index.ts';
import { heardLines, voicesOf } from '../evaluate/index.ts';
import type { DownloadedAudio } from './download-audio.ts';

/** Every n-th item, so that a long episode is looked at from end to end in bounded time. */
const spread = <Item>(items: Item[], most: number): Item[] => {
	const step = Math.max(1, Math.ceil(items.length / most));
	return items.filter((_, index) => index % step === 0);
};

/** The sound is as long as the transcript tells. */
export function checkLength({ transcript, audio }: DownloadedAudio): void {
	expect(audio.sampleRate).toBe(44_100);
	const seconds = audio.samples.length / audio.sampleRate;
	const spoken = transcript.lines.at(-1)?.end ?? 0;
	expect(Math.abs(seconds - spoken) / spoken).toBeLessThan(0.15);
	expect(Math.abs(seconds - transcript.duration)).toBeLessThan(0.2);
}

/** The whole, or its beginning, middle and end where it is longer than three times `length`. */
function stretches(samples: Float32Array, length: number): Float32Array[] {
	if (samples.length <= 3 * length) return [samples];
	const last = samples.length - length;
	return [0, Math.floor(last / 2), last].map((from) => samples.subarray(from, from + length));
}

/** As loud as podcasts are, without clipping or holes. */
export function checkLevels({ audio }: DownloadedAudio): void {
	const { samples, sampleRate } = audio;
	for (const stretch of stretches(samples, 4 * 60 * sampleRate)) {
		expect(Math.abs(integratedLoudness(stretch, sampleRate) + 16)).toBeLessThanOrEqual(1);
		expect(truePeak(stretch)).toBeLessThanOrEqual(-1);
	}
	expect(longestSilence(samples, sampleRate, { thresholdDb: -50 })).toBeLessThanOrEqual(1.5);
}

/** Both hosts are heard, told apart by their pitch. */
export function checkVoices({ transcript, audio }: DownloadedAudio): void {
	const { apart, right } = voicesOf(heardLines(spread(transcript.lines, 60), audio.samples, audio.sampleRate));
	expect(apart).toBeGreaterThan(1.25);
	expect(right).toBeGreaterThanOrEqual(0.95);
}

/**
 * Word times hit speech, and there are pauses between lines.
 * @param edge seconds that speech may still be heard before and after its time
 */
export function checkWordTimes({ transcript, audio }: DownloadedAudio, edge = 0.03): void {
	const level = (from: number, to: number) => energyAt(audio.samples, audio.sampleRate, from, to);
	const words = spread(
		transcript.lines.flatMap((line) => line.words),
		800,
	);
	const hits = words.filter(([, , start, end]) => end - start >= 0.03 && level(start, end) > -42);
	expect(hits.length / words.length).toBeGreaterThanOrEqual(0.97);

	const gaps = transcript.lines.slice(1).map((line, at) => [transcript.lines[at]?.end ?? 0, line.start] as const);
	const quiet = gaps.filter(([from, to]) => to - from >= 0.1 && level(from + edge, to - edge) < -45);
	expect(quiet.length / gaps.length).toBeGreaterThanOrEqual(0.97);
}

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Times in order, and every word of every line. */
export function checkTranscript({ transcript }: DownloadedAudio): void {
	let last = 0;
	for (const line of transcript.lines) {
		expect(line.start).toBeGreaterThanOrEqual(last - 0.001);
		expect(line.end).toBeGreaterThan(line.start);
		last = line.end;
		let at = line.start - 0.001;
		for (const [from, to, start, end] of line.words) {
			expect(line.text.slice(from, to).trim()).not.toBe('');
			expect(start).toBeGreaterThanOrEqual(at);
			expect(end).toBeGreaterThanOrEqual(start);
			at = start;
		}
		const timed = line.words.map(([from, to]) => line.text.slice(from, to)).join('');
		expect(lettersOf(timed) / lettersOf(line.text)).toBeGreaterThanOrEqual(0.9);
	}
	expect(transcript.chapters.map(({ start }) => start)).toEqual(
		transcript.chapters.map(({ start }) => start).toSorted((a, b) => a - b),
	);
}
