import type { Language } from '@nexus/contract';
import type { Heard, Recording, SpokenClip } from '@nexus/core/ports';
import { spokenText } from '@nexus/core/spoken-text';
import { cutSilences } from './cut-silences.ts';
import { decodeRecording } from './decode-recording.ts';
import { featuresOf } from './features.ts';
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

/** A line of so many characters that is over at such a pace, in characters a second, was not said. */
const UNSAID = { characters: 30, pace: 40 };

/** Task of the CPU pool: what a recording holds, and when, or what is wrong with it. */
export function hear({ recording, language, texts, reference }: HearingInput): Heard {
	const sound = decodeRecording(recording);
	if (!sound) return { fault: 'not_audio' };
	const characters = texts.map((text) => spokenText(text, language).text.length);
	const total = characters.reduce((sum, own) => sum + own, 0);
	const fault = findFault(sound, loudnessTrack(sound), total);
	if (fault) return { fault };

	const { pcm, sampleRate } = cutSilences(sound, loudnessTrack(sound));
	const cut = { pcm, sampleRate };
	const path = warp(featuresOf(reference), featuresOf(cut));
	const lines = placeWords(reference.lines, path, loudnessTrack(cut), pcm.length / sampleRate);
	const isUnsaid = lines.some(({ start, end }, index) => {
		const length = characters[index] ?? 0;
		return length >= UNSAID.characters && length > (end - start) * UNSAID.pace;
	});
	return isUnsaid ? { fault: 'cut_off' } : { clip: { pcm, sampleRate, lines } };
}
