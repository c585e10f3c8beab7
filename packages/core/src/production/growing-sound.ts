import type { GrowingPicture } from '../records/episode.ts';
import { CHARACTERS_PER_SECOND } from '../scripts/script-length.ts';
import type { Speaker } from '../scripts/types.ts';

/** Seconds of sound that a bar of the picture stands for at least, and the most bars that there are. */
const SECONDS_A_BAR = 0.75;
const MOST_BARS = 240;
/** Samples looked at in a bar: enough to tell loud from soft. */
const LOOKED_AT = 200;

interface Said {
	/** Seconds. */
	duration: number;
	speakers: { speaker: Speaker; until: number }[];
	levels: Float32Array;
}

/** What is heard of a part already, as a picture of its whole length: clip by clip, each in its place. */
export class GrowingSound {
	readonly #clips: { expected: number; said?: Said }[];

	/** @param characters of each clip, in order */
	constructor(characters: readonly number[]) {
		this.#clips = characters.map((count) => ({ expected: count / CHARACTERS_PER_SECOND }));
	}

	/** A clip was said. `lines` with their ends in seconds. */
	add(index: number, sound: { pcm: Int16Array; sampleRate: number }, lines: { speaker: Speaker; end: number }[]): void {
		const clip = this.#clips[index];
		if (!clip) return;
		const { pcm, sampleRate } = sound;
		const duration = pcm.length / sampleRate;
		clip.said = {
			duration,
			speakers: lines.map(({ speaker, end }, at) => ({ speaker, until: at === lines.length - 1 ? duration : end })),
			levels: levelsOf(pcm, Math.max(1, Math.round(duration / SECONDS_A_BAR))),
		};
	}

	picture(): GrowingPicture {
		const lengths = this.#clips.map(({ expected, said }) => said?.duration ?? expected);
		const whole = lengths.reduce((sum, length) => sum + length, 0);
		const bars = Math.max(1, Math.min(MOST_BARS, Math.round(whole / SECONDS_A_BAR)));
		const peaks: number[] = [];
		let speakers = '';
		let index = 0;
		let begin = 0;
		for (let bar = 0; bar < bars; bar++) {
			const at = ((bar + 0.5) * whole) / bars;
			while (index < lengths.length - 1 && at >= begin + (lengths[index] ?? 0)) begin += lengths[index++] ?? 0;
			const said = this.#clips[index]?.said;
			const within = at - begin;
			peaks.push(said ? levelAt(said, within) : 0);
			speakers += said?.speakers.find(({ until }) => within <= until)?.speaker ?? '-';
		}
		return { peaks, speakers };
	}
}

function levelAt({ levels, duration }: Said, seconds: number): number {
	const at = Math.min(levels.length - 1, Math.floor((seconds / duration) * levels.length));
	return Math.min(127, Math.round((levels[at] ?? 0) * 127));
}

/** Root mean square of so many equal stretches, full scale 1, from some of their samples. */
function levelsOf(pcm: Int16Array, stretches: number): Float32Array {
	const levels = new Float32Array(stretches);
	for (let stretch = 0; stretch < stretches; stretch++) {
		const from = Math.floor((stretch * pcm.length) / stretches);
		const to = Math.floor(((stretch + 1) * pcm.length) / stretches);
		const stride = Math.max(1, Math.floor((to - from) / LOOKED_AT));
		let squares = 0;
		let count = 0;
		for (let at = from; at < to; at += stride) {
			squares += ((pcm[at] ?? 0) / 32_768) ** 2;
			count++;
		}
		levels[stretch] = Math.sqrt(squares / Math.max(1, count));
	}
	return levels;
}
