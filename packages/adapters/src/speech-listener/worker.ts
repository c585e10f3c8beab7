import type { Language } from '@nexus/contract';
import type { Heard, Recording, SpokenClip } from '@nexus/core/ports';
import { spokenText } from '@nexus/core/spoken-text';
import { cutSilences } from './cut-silences.ts';
import { decodeRecording } from './decode-recording.ts';
import { featuresOf } from './features.ts';
import { findDoubt } from './find-doubt.ts';
import { findFault } from './find-fault.ts';
import { loudnessTrack } from './loudness-track.ts';
import { placeWords } from './place-words.ts';
import { warp } from './warp.ts';

export interface HearingInput {
	recording: Recording;
	language: Language;
	texts: string[];
	/** The same lines, said by a voice whose times are known. */
	reference: SpokenClip;
}

/** Task of the CPU pool: what a recording holds, and when, or what is wrong with it. */
export function hear({ recording, language, texts, reference }: HearingInput): Heard {
	const sound = decodeRecording(recording);
	if (!sound) return { fault: 'not_audio' };
	const characters = texts.reduce((sum, text) => sum + spokenText(text, language).text.length, 0);
	const whole = loudnessTrack(sound);
	const fault = findFault(sound, whole, characters);
	if (fault) return { fault };

	const { pcm, sampleRate } = cutSilences(sound, whole);
	const track = loudnessTrack({ pcm, sampleRate });
	const path = warp(featuresOf(reference), featuresOf({ pcm, sampleRate }));
	const lines = placeWords(reference.lines, path, track, pcm.length / sampleRate);
	return { clip: { pcm, sampleRate, lines }, doubt: findDoubt(path, loudnessTrack(reference), track) };
}
