import type { GrowingPicture } from '@nexus/core/records';
import { CHARACTERS_PER_SECOND, type Speaker } from '@nexus/core/scripts';

/** Seconds of sound that a bar of the picture stands for at least, and the most bars that there are. */
const SECONDS_A_BAR = 0.75;
const MOST_BARS = 240;
/** Samples looked at in a bar: enough to tell loud from soft. */
const LOOKED_AT = 200;

/** Of full scale, how a clip is drawn that is asked for and has not come. */
const AWAITED = 0.05;

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
	/** Of a clip that has not come, how much is taken for done, 0 to 1. */
	awaited: number;
	said?: Said;
}

/** What is heard of a part already, as a picture of its whole length: clip by clip, each in its place. */
export class GrowingSound {
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

	/** So much of a clip, 0 to 1, is taken for done although none of its sound has come. */
	awaits(key: string, share: number): void {
		const clip = this.#clips.find((one) => one.key === key);
		if (clip) clip.awaited = Math.max(clip.awaited, share);
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
	return { level: Math.round(AWAITED * 127), speaker: turn?.speaker ?? '-' };
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
