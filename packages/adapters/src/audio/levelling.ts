import type { Speaker } from '@nexus/core/scripts';
import { CEILING, fromDecibels, TARGET_LOUDNESS } from './format.ts';
import { limiterGain } from './limiter.ts';
import { integratedLoudness } from './loudness.ts';
import { joinWindows, type Levels } from './measure.ts';

/** LU by which the part and each voice may miss their aim before the gains are worked out again. */
const TOLERANCE = 0.05;
const MOST_ROUNDS = 8;
/** dB: no voice is raised by more, so that a nearly silent clip does not become loud noise. */
const MOST_GAIN = 30;
/** Keeps the search from leaping where the limiter takes nearly all of what is added. */
const LEAST_SLOPE = 0.25;

/** Windows from `from` up to, not including, `to` in which one voice speaks. */
export interface Stretch {
	speaker: Speaker;
	from: number;
	to: number;
}

/** A part in windows of `WINDOW` samples: their level before any gain, and who speaks when (no one in pauses). */
export interface PartLevels extends Levels {
	stretches: Stretch[];
	/** What is no speech, and keeps the level that it has. */
	music?: Pick<Stretch, 'from' | 'to'>[];
}

export interface Levelling {
	/** Gain for the middle of each window. */
	gain: Float32Array;
	/** Integrated loudness that it gives, LUFS. */
	loudness: number;
}

interface Voice {
	stretches: Stretch[];
	/** dB, and by how much it was last changed. */
	gain: number;
	step: number;
	/** Behind the limiter, LUFS. */
	loudness: number;
	/** LU for each dB of gain: 1 until the limiter takes a part of it. */
	slope: number;
}

/**
 * The gain that brings both voices to the same loudness, the part to -16 LUFS and no peak above the ceiling. A voice's
 * loudness is that of its own windows put together; since the limiter takes some of it away again, voices and part are
 * measured behind the limiter and the gains corrected, by the secant method, until they fit.
 */
export function level(part: PartLevels): Levelling {
	const voices = (['A', 'B'] as const)
		.map((speaker) => voiceOf(part, speaker))
		.filter(({ loudness }) => Number.isFinite(loudness));
	for (const voice of voices) aimAt(voice, TARGET_LOUDNESS);
	for (let round = 1; ; round++) {
		const gain = limitedGain(part, voices);
		const power = scale(scale(part.power.slice(), gain), gain);
		const loudness = integratedLoudness(power);
		for (const voice of voices) hear(voice, voiceLoudness(power, voice.stretches));
		const mean = voices.reduce((sum, voice) => sum + voice.loudness, 0) / voices.length;
		const aim = mean + TARGET_LOUDNESS - loudness;
		const errors = voices.map((voice) => Math.abs(aim - voice.loudness));
		if (round === MOST_ROUNDS || errors.every((error) => error < TOLERANCE)) return { gain, loudness };
		for (const voice of voices) aimAt(voice, aim);
	}
}

function voiceOf({ stretches, power }: PartLevels, speaker: Speaker): Voice {
	const own = stretches.filter((stretch) => stretch.speaker === speaker);
	return { stretches: own, gain: 0, step: 0, loudness: voiceLoudness(power, own), slope: 1 };
}

function voiceLoudness(power: Float32Array, stretches: readonly Stretch[]): number {
	return integratedLoudness(joinWindows(stretches.map(({ from, to }) => power.subarray(from, to))));
}

function aimAt(voice: Voice, loudness: number): void {
	const before = voice.gain;
	voice.gain = Math.min(MOST_GAIN, before + (loudness - voice.loudness) / voice.slope);
	voice.step = voice.gain - before;
}

function hear(voice: Voice, loudness: number): void {
	if (voice.step !== 0) {
		voice.slope = Math.min(1, Math.max(LEAST_SLOPE, (loudness - voice.loudness) / voice.step));
	}
	voice.loudness = loudness;
}

function limitedGain({ peak, music = [] }: PartLevels, voices: readonly Voice[]): Float32Array {
	const raised = new Float32Array(peak.length);
	for (const { from, to } of music) raised.fill(1, from, to);
	for (const { stretches, gain } of voices) {
		for (const { from, to } of stretches) raised.fill(fromDecibels(gain), from, to);
	}
	return scale(raised, limiterGain(scale(peak.slice(), raised), fromDecibels(CEILING)));
}

/** Multiplies values in place. */
function scale(values: Float32Array, by: Float32Array): Float32Array {
	for (let index = 0; index < values.length; index++) values[index] = (values[index] ?? 0) * (by[index] ?? 0);
	return values;
}
