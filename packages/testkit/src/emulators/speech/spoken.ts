import type { Language } from '@nexus/contract';
import { languagePack } from '../../languages/index.ts';
import { type Fault, isAudioFault } from '../fault-kinds.ts';
import { SPEECH_RATE, type Speaker, type Utterance } from './speaker.ts';
import { spoilAudio } from './spoil.ts';

/** Hz that a wrong header names, or that the sound has in spite of its header. */
const OTHER_RATE = 16_000;

export interface SpeechOrder {
	utterances: readonly Utterance[];
	language: Language;
	/** 1 for the voice's own. */
	speed?: number;
	signal: AbortSignal;
	fault: Fault | null;
	/** The call's number. */
	seed: number;
}

export interface Spoken {
	/** 16-bit mono. */
	pcm: Int16Array;
	/** Hz, as a header or a MIME type tells it. */
	declaredRate: number;
}

/** The utterances as they are spoken, with what the fault does to them. */
export async function speakOrder(speaker: Speaker, order: SpeechOrder): Promise<Spoken> {
	const { language, speed = 1, signal, fault, seed } = order;
	const utterances =
		fault === 'other-text' ? order.utterances.map((one) => otherWords(one, language)) : order.utterances;
	const spoken = await speaker.speak(utterances, language, signal);
	const asked = await speaker.hurry(spoken, fault === 'fast-header' ? (speed * SPEECH_RATE) / OTHER_RATE : speed);
	const pcm = spoilAudio(asked, isAudioFault(fault) ? fault : null, seed);
	return { pcm, declaredRate: fault === 'slow-header' ? OTHER_RATE : SPEECH_RATE };
}

function otherWords(utterance: Utterance, language: Language): Utterance {
	if ('pause' in utterance) return utterance;
	const { length } = utterance.text;
	return {
		...utterance,
		text: languagePack(language)
			.otherText.repeat(Math.ceil(length / 150))
			.slice(0, Math.max(12, length)),
	};
}
