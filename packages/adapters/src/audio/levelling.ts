import type { Speaker } from '@nexus/core/scripts';
import { CEILING, fromDecibels, TARGET_LOUDNESS } from './format.ts';
import { limiterGain } from './limiter.ts';
import { integratedLoudness } from './loudness.ts';
import type { Levels } from './measure.ts';

/** LU by which the part and each voice may miss their aim before the gains are worked out again. */
const TOLERANCE = 0.02;
const MOST_ROUNDS = 8;
/** dB: no voice is raised by more, so that a nearly silent clip does not become loud noise. */
const MOST_GAIN = 30;

/** A part in windows of `WINDOW` samples: level before any gain, and whose voice it is (null in pauses). */
export interface LevelledPart extends Levels {
	voice: (Speaker | null)[];
}

export interface Levelling {
	/** Gain for the middle of each window. */
	gain: Float32Array;
	/** Integrated loudness that it gives, LUFS. */
	loudness: number;
}

/**
 * The gain that brings both voices to the same loudness, the part to -16 LUFS and no peak above the ceiling. Each
 * voice's loudness is that of its own windows put together; since the limiter takes some of it away again, voices and
 * part are measured behind the limiter and the gains corrected until they fit.
 */
export function level(part: LevelledPart): Levelling {
	const voices = (['A', 'B'] as const).map((speaker) => voiceOf(part, speaker)).filter((voice) => voice.windows.length);
	const ceiling = fromDecibels(CEILING);
	let common = TARGET_LOUDNESS;
	for (let round = 1; ; round++) {
		const gain = limitedGain(part, voices, ceiling);
		const power = part.power.map((value, window) => value * (gain[window] ?? 0) ** 2);
		const loudness = integratedLoudness(power);
		const missing = TARGET_LOUDNESS - loudness;
		common += Number.isFinite(missing) ? missing : 0;
		const corrections = voices.map((voice) => correct(voice, common - voiceLoudness(power, voice)));
		const settled = Math.abs(missing) < TOLERANCE && corrections.every((change) => Math.abs(change) < TOLERANCE);
		if (settled || round === MOST_ROUNDS) return { gain, loudness };
	}
}

interface Voice {
	speaker: Speaker;
	windows: Uint32Array;
	/** dB. */
	gain: number;
}

function voiceOf(part: LevelledPart, speaker: Speaker): Voice {
	const windows = Uint32Array.from(part.voice.keys().filter((window) => part.voice[window] === speaker));
	const voice: Voice = { speaker, windows, gain: 0 };
	correct(voice, TARGET_LOUDNESS - voiceLoudness(part.power, voice));
	return voice;
}

function voiceLoudness(power: Float32Array, { windows }: Voice): number {
	return integratedLoudness(Float32Array.from(windows, (window) => power[window] ?? 0));
}

/** Changes the gain by `change` dB, within its bounds; a silent voice keeps its gain. Returns the change made. */
function correct(voice: Voice, change: number): number {
	if (!Number.isFinite(change)) return 0;
	const before = voice.gain;
	voice.gain = Math.min(MOST_GAIN, before + change);
	return voice.gain - before;
}

function limitedGain(part: LevelledPart, voices: readonly Voice[], ceiling: number): Float32Array {
	const raised = new Float32Array(part.power.length);
	for (const voice of voices) {
		const gain = fromDecibels(voice.gain);
		for (const window of voice.windows) raised[window] = gain;
	}
	const limited = limiterGain(
		part.peak.map((value, window) => value * (raised[window] ?? 0)),
		ceiling,
	);
	return raised.map((gain, window) => gain * (limited[window] ?? 1));
}
