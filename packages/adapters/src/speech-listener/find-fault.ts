import type { SpeechFault } from '@nexus/core/ports';
import type { Sound } from './decode-recording.ts';
import { type LoudnessTrack, levelOf, STEP } from './loudness-track.ts';

/** Characters a second of the voices that are known: 14 to 15.6. Half and twice as fast are let pass, and some. */
const PACE = { slow: 14, fast: 15.6, shortest: 0.5, longest: 2, slack: 1.5 };
/** Part of the shortest duration that must be sound. */
const LEAST_SOUND = 0.6;
/** Seconds. */
const SHORTEST = 0.1;
const LONGEST_GAP = 2.5;
/** dBFS. */
const QUIETEST = -48;
/** dB that the last third of a recording may be below the rest; one breath falls further than a conversation. */
const FADE = { breath: { from: 1.5, most: 15 }, talk: { from: 8, most: 10 } };

/**
 * What tells from the sound alone that it is not all of a text, or not fit to be heard; null when nothing does.
 * @param characters of the text as it is spoken, with its numbers in words
 */
export function findFault({ pcm, sampleRate }: Sound, track: LoudnessTrack, characters: number): SpeechFault | null {
	if (pcm.length < SHORTEST * sampleRate) return 'empty';
	const { levels, speech, threshold } = track;
	if (speech < QUIETEST) return 'silent';
	const first = levels.findIndex((level) => level > threshold);
	const last = levels.findLastIndex((level) => level > threshold);
	const seconds = (last + 1 - first) * STEP;
	const shortest = (PACE.shortest * characters) / PACE.fast;
	if (seconds < shortest) return 'cut_off';
	if (seconds > (PACE.longest * characters) / PACE.slow + PACE.slack) return 'too_long';
	let heard = 0;
	let gap = 0;
	for (let index = first; index <= last; index++) {
		const isHeard = (levels[index] ?? 0) > threshold;
		heard += isHeard ? STEP : 0;
		gap = isHeard ? 0 : gap + STEP;
		if (gap > LONGEST_GAP) return 'gap';
	}
	if (heard < LEAST_SOUND * shortest) return 'cut_off';
	if (seconds < FADE.breath.from) return null;
	const { most } = seconds < FADE.talk.from ? FADE.breath : FADE.talk;
	const lastThird = first + Math.round(((last + 1 - first) * 2) / 3);
	const before = levelOf(levels, first, lastThird, threshold);
	return levelOf(levels, lastThird, last + 1, threshold) < before - most ? 'fading' : null;
}
