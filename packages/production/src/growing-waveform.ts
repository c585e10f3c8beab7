import type { GrowingPeaks } from '@nexus/core/records';
import { CHARACTERS_PER_SECOND, type Speaker } from '@nexus/core/scripts';

/** The least seconds of sound that one bar of the waveform stands for, and the most bars that it has. */
const SECONDS_PER_BAR = 0.75;
const MOST_BARS = 240;
/** How many samples of a bar are read: enough to tell loud from soft. */
const SAMPLES_PER_BAR = 200;

/** Level at which a clip is drawn that was requested and has not arrived, as a share of full scale. */
const EXPECTED_LEVEL = 0.05;

interface Said {
	/** Seconds. */
	duration: number;
	speakers: { speaker: Speaker; until: number }[];
	levels: Float32Array;
}

/** A clip that is to be made. */
interface Planned {
	key: string;
	characters: number;
	turns: { speaker: Speaker; characters: number }[];
}

interface Clip extends Pick<Planned, 'key' | 'turns'> {
	/** Seconds. */
	expected: number;
	/** How much of a clip that has not arrived is drawn as expected sound, 0 to 1. */
	awaited: number;
	said?: Said;
}

/** The waveform of a whole part while its clips are still being made: each clip is drawn in its own place. */
export class GrowingWaveform {
	readonly #clips: Clip[];

	/** @param clips in order, with the turns in each */
	constructor(clips: readonly Planned[]) {
		this.#clips = clips.map(({ key, characters, turns }) => ({
			key,
			expected: characters / CHARACTERS_PER_SECOND,
			turns,
			awaited: 0,
		}));
	}

	/** Draws so much of a clip, 0 to 1, as expected sound although none of it has arrived. */
	expect(key: string, share: number): void {
		const clip = this.#clips.find((one) => one.key === key);
		if (clip) clip.awaited = Math.max(clip.awaited, share);
	}

	/** Adds the sound of a clip; the ends of `lines` are in seconds. */
	add(index: number, sound: { pcm: Int16Array; sampleRate: number }, lines: { speaker: Speaker; end: number }[]): void {
		const clip = this.#clips[index];
		if (!clip) return;
		const { pcm, sampleRate } = sound;
		const duration = pcm.length / sampleRate;
		clip.said = {
			duration,
			speakers: lines.map(({ speaker, end }, at) => ({ speaker, until: at === lines.length - 1 ? duration : end })),
			levels: levelsOf(pcm, Math.max(1, Math.round(duration / SECONDS_PER_BAR))),
		};
	}

	picture(): GrowingPeaks {
		const lengths = this.#clips.map(({ expected, said }) => said?.duration ?? expected);
		const whole = lengths.reduce((sum, length) => sum + length, 0);
		const bars = Math.max(1, Math.min(MOST_BARS, Math.round(whole / SECONDS_PER_BAR)));
		const peaks: number[] = [];
		let speakers = '';
		let index = 0;
		let begin = 0;
		for (let bar = 0; bar < bars; bar++) {
			const at = ((bar + 0.5) * whole) / bars;
			while (index < lengths.length - 1 && at >= begin + (lengths[index] ?? 0)) begin += lengths[index++] ?? 0;
			const { level, speaker } = heardAt(this.#clips[index], at - begin);
			peaks.push(level);
			speakers += speaker;
		}
		return { peaks, speakers };
	}
}

/** Seconds into a clip: how loud it is, and who speaks. */
function heardAt(clip: Clip | undefined, seconds: number): { level: number; speaker: Speaker | '-' } {
	if (!clip) return { level: 0, speaker: '-' };
	const { said, expected, awaited, turns } = clip;
	if (said)
		return {
			level: levelAt(said, seconds),
			speaker: said.speakers.find(({ until }) => seconds <= until)?.speaker ?? '-',
		};
	if (seconds > expected * awaited) return { level: 0, speaker: '-' };
	let left = seconds * CHARACTERS_PER_SECOND;
	const turn = turns.find(({ characters }) => {
		left -= characters;
		return left <= 0;
	});
	return { level: Math.round(EXPECTED_LEVEL * 127), speaker: turn?.speaker ?? '-' };
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
		const stride = Math.max(1, Math.floor((to - from) / SAMPLES_PER_BAR));
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
