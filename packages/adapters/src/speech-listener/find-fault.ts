import type { SpeechFault } from '@nexus/core/ports';
import type { Sound } from './decode-recording.ts';
import { type LoudnessTrack, levelOf, STEP } from './loudness-track.ts';
import { soundShape } from './sound-shape.ts';

/** How much shorter or longer than the reference a recording may be: factors, and seconds beside them. */
const LENGTH = { shortest: 0.55, longest: 1.8, lessSlack: 0.15, moreSlack: 1.5 };
/** Part of the shortest duration that must be sound. */
const LEAST_SOUND = 0.6;
/** Seconds. */
const SHORTEST = 0.1;
const LONGEST_GAP = 2.5;
/** dBFS. */
const QUIETEST = -48;
/** dB that the last third of a recording may be below the rest; one breath falls further than a conversation. */
const FADE = { breath: { from: 1.5, most: 15 }, talk: { from: 8, most: 10 } };

/** Share of the sounding samples that may be as loud as the loudest: speech has under 0.1 %, clipped four times over 0.5 %. */
const CLIPPED = { near: 0.99, most: 0.005 };
/**
 * Noise keeps the balance of its bands: white, pink or brown, it varies by under 2 dB, whispered speech by over 3, voiced
 * speech by over 5. A short vowel may keep it as well, but is not flat.
 */
const NOISE = { variation: 2.5, flatness: 0.03, seconds: 2 };

/**
 * What tells from the sound alone that it is not all of a text, or not fit to be heard; null when nothing does.
 * @param expected seconds that the text takes in a voice whose pace is known
 */
export function findFault(sound: Sound, track: LoudnessTrack, expected: number): SpeechFault | null {
	return findGap(sound, track, expected) ?? findBadSound(sound, track);
}

function findBadSound(sound: Sound, track: LoudnessTrack): SpeechFault | null {
	const { seconds, flatness, variation } = soundShape(sound, track);
	const isLongOrFlat = seconds >= NOISE.seconds || flatness > NOISE.flatness;
	if (seconds > 0 && variation < NOISE.variation && isLongOrFlat) return 'noise';
	return clippedShare(sound, track) > CLIPPED.most ? 'clipped' : null;
}

/** Share of the sounding samples that are about as far from zero as any. */
function clippedShare({ pcm }: Sound, { levels, threshold, step }: LoudnessTrack): number {
	let peak = 0;
	for (const sample of pcm) peak = Math.max(peak, Math.abs(sample));
	let clipped = 0;
	for (const sample of pcm) if (Math.abs(sample) >= CLIPPED.near * peak) clipped++;
	const sounding = levels.reduce((sum, level) => sum + (level > threshold ? step : 0), 0);
	return clipped / Math.max(1, sounding);
}

function findGap({ pcm, sampleRate }: Sound, track: LoudnessTrack, expected: number): SpeechFault | null {
	if (pcm.length < SHORTEST * sampleRate) return 'empty';
	const { levels, speech, threshold } = track;
	if (speech < QUIETEST) return 'silent';
	const first = levels.findIndex((level) => level > threshold);
	const last = levels.findLastIndex((level) => level > threshold);
	const seconds = (last + 1 - first) * STEP;
	const shortest = LENGTH.shortest * expected - LENGTH.lessSlack;
	if (seconds < shortest) return 'cut_off';
	if (seconds > LENGTH.longest * expected + LENGTH.moreSlack) return 'too_long';
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
