/** Largest 16-bit sample that counts as silence: -60 dBFS. */
const SILENT = 32;

export interface SilenceLimits {
	/** Seconds kept before the first and after the last sound. */
	lead: number;
	tail: number;
	/** The longest pause left between two sounds, in seconds. */
	pause: number;
}

/** A stretch of the recording that is kept: samples [from, to), of which the first lands at `at`. */
export interface Stretch {
	from: number;
	to: number;
	at: number;
}

/** What is kept of a recording when its silences are brought down to the limits; empty when it holds no sound. */
export function keepSpeech(samples: Int16Array, sampleRate: number, limits: SilenceLimits): Stretch[] {
	const first = findSound(samples, 0);
	if (first === samples.length) return [];
	const longest = Math.round(limits.pause * sampleRate);
	const stretches: Stretch[] = [];
	let from = Math.max(0, first - Math.round(limits.lead * sampleRate));
	let at = 0;
	let silence = first;
	while (true) {
		silence = findSilence(samples, silence, longest);
		const sound = findSound(samples, silence);
		const isEnd = sound === samples.length;
		const kept = isEnd ? Math.round(limits.tail * sampleRate) : longest >> 1;
		const to = Math.min(samples.length, silence + kept);
		stretches.push({ from, to, at });
		if (isEnd) return stretches;
		at += to - from;
		from = sound - (longest - kept);
		silence = sound;
	}
}

/** Samples that are kept. */
export function keptLength(stretches: Stretch[]): number {
	const last = stretches.at(-1);
	return last ? last.at + last.to - last.from : 0;
}

/** Where a sample of the recording lies in what was kept of it; within what was cut, where the cut is. */
export function placeOf(sample: number, stretches: Stretch[]): number {
	const last = stretches.findLast((stretch) => stretch.from <= sample) ?? stretches[0];
	if (!last) return 0;
	return last.at + Math.max(0, Math.min(sample, last.to) - last.from);
}

/** The sample after the last sound of [from, to), at least `from`. */
export function soundEnd(samples: Int16Array, from: number, to: number): number {
	let end = Math.min(to, samples.length);
	while (end > from && isSilent(samples[end - 1] ?? 0)) end--;
	return end;
}

function findSound(samples: Int16Array, from: number): number {
	let at = from;
	while (at < samples.length && isSilent(samples[at] ?? 0)) at++;
	return at;
}

/**
 * The start of the first silence of more than `longest` samples, or of the one that ends the recording. Looks back from
 * where such a silence would end, so that most of the speech is never read.
 */
function findSilence(samples: Int16Array, from: number, longest: number): number {
	let start = from;
	while (start < samples.length) {
		const end = Math.min(start + longest + 1, samples.length);
		const silent = soundEnd(samples, start, end);
		if (silent === start) return start;
		start = silent;
	}
	return start;
}

function isSilent(sample: number): boolean {
	return sample <= SILENT && sample >= -SILENT;
}
