import type { SpeechFault } from '@nexus/core/ports';
import type { Sound } from './decode-recording.ts';
import { coarser, type Features, featuresOf, HOP, slice } from './features.ts';
import type { LoudnessTrack } from './loudness-track.ts';
import { soundSeconds } from './sound-seconds.ts';
import { type Path, pathCost } from './warp.ts';

/** Frames that are averaged for comparing whole recordings. */
const COARSE = 8;
/** Sample rates that services mistake for each other differ by 3:2 or more (16, 24, 48 kHz; 22.05, 44.1 kHz). */
const RATE = { factors: [1.5, 1.378, 2], leastTempo: 1.28, gain: 0.82 };
/** Length from which a recording may hold the text twice, where its halves part, and how near they are to each other. */
const TWICE = { longer: 1.5, from: 0.4, to: 0.6, most: 3.3 };
/** A recording lacks its end when so much of the text's sound has less than a share of it there, and it is shorter. */
const END = { seconds: 0.6, share: 0.15, sound: 0.35, shorter: 0.85 };

export interface Comparison {
	reference: { features: Features; track: LoudnessTrack; seconds: number };
	heard: { sound: Sound; features: Features; track: LoudnessTrack; seconds: number };
	path: Path;
}

/**
 * What tells from comparing a recording with its text, said by a voice that is known, that it cannot be used, whoever
 * speaks: each fault has to show in the length as well as in the sound.
 */
export function findMismatch(comparison: Comparison): SpeechFault | null {
	if (isAtWrongRate(comparison)) return 'wrong_rate';
	if (isTwice(comparison)) return 'repeated';
	return lacksEnd(comparison) ? 'cut_off' : null;
}

/** Faster or slower than the text takes, and much more like it at another sample rate. */
function isAtWrongRate({ reference, heard }: Comparison): boolean {
	const tempo = heard.seconds / reference.seconds;
	if (tempo < RATE.leastTempo && tempo > 1 / RATE.leastTempo) return false;
	const known = coarser(reference.features, COARSE);
	const most = pathCost(known, coarser(heard.features, COARSE)) * RATE.gain;
	const { pcm, sampleRate } = heard.sound;
	return RATE.factors.some((factor) => {
		const other = featuresOf({ pcm, sampleRate: tempo > 1 ? sampleRate * factor : sampleRate / factor });
		return pathCost(known, coarser(other, COARSE)) < most;
	});
}

function isTwice({ reference, heard }: Comparison): boolean {
	if (heard.seconds < reference.seconds * TWICE.longer) return false;
	const known = coarser(reference.features, COARSE / 2);
	const whole = coarser(heard.features, COARSE / 2);
	const once = pathCost(known, whole);
	for (let cut = Math.floor(whole.frames * TWICE.from); cut <= whole.frames * TWICE.to; cut++) {
		const [first, second] = [slice(whole, 0, cut), slice(whole, cut, whole.frames)];
		if (pathCost(first, second) > TWICE.most) continue;
		if (pathCost(known, first) + pathCost(known, second) < 2 * once) return true;
	}
	return false;
}

function lacksEnd({ reference, heard, path }: Comparison): boolean {
	if (heard.seconds > reference.seconds * END.shorter) return false;
	const known = soundSeconds(reference.track);
	const said = soundSeconds(heard.track);
	const frames = path.first.length;
	const least = Math.max(END.seconds, END.share * known(0, frames * HOP));
	for (let from = frames - 1; from >= 0; from--) {
		const expected = known(from * HOP, frames * HOP);
		if (expected < least) continue;
		return said((path.first[from] ?? 0) * HOP, heard.seconds) < expected * END.sound;
	}
	return false;
}
