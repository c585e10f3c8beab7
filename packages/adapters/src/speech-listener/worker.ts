import type { Heard, Recording, SpokenClip, SpokenLine } from '@nexus/core/ports';
import { cutSilences } from './cut-silences.ts';
import { decodeRecording, type Sound } from './decode-recording.ts';
import { featuresOf } from './features.ts';
import { findDoubts } from './find-doubts.ts';
import { findFault } from './find-fault.ts';
import { type Comparison, findMismatch } from './find-mismatch.ts';
import { loudnessTrack } from './loudness-track.ts';
import { placeWords } from './place-words.ts';
import { warp } from './warp.ts';

export interface HearingInput {
	recording: Recording;
	/** The same lines, said by a voice whose times are known. */
	reference: SpokenClip;
}

/** Task of the CPU pool: what a recording holds, and when, or what is wrong with it. */
export function hear({ recording, reference }: HearingInput): Heard {
	const sound = decodeRecording(recording);
	if (!sound) return { fault: 'not_audio' };
	const whole = loudnessTrack(sound);
	const fault = findFault(sound, whole, secondsOf(reference));
	if (fault) return { fault };

	const cut = cutSilences(sound, whole);
	const comparison = compare(reference, cut);
	const mismatch = findMismatch(comparison);
	if (mismatch) return { fault: mismatch };
	const doubts = findDoubts(reference.lines, comparison);
	const placed = placeWords(reference.lines, comparison.path, comparison.heard.track, secondsOf(cut));
	const lines = placed.map((line, at): SpokenLine => {
		const doubt = doubts[at];
		return doubt ? { ...line, doubt } : line;
	});
	return { clip: { ...cut, lines }, doubt: doubts.find((doubt) => doubt !== null) ?? null };
}

function compare(reference: SpokenClip, sound: Sound): Comparison {
	const known = { features: featuresOf(reference), track: loudnessTrack(reference), seconds: secondsOf(reference) };
	const heard = { sound, features: featuresOf(sound), track: loudnessTrack(sound), seconds: secondsOf(sound) };
	return { reference: known, heard, path: warp(known.features, heard.features) };
}

const secondsOf = ({ pcm, sampleRate }: Sound): number => pcm.length / sampleRate;
