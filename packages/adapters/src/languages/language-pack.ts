import type { VoiceId } from '@nexus/contract';

/** All that the speech engines on this machine need of one language. */
export interface LanguagePack {
	espeak: {
		/** eSpeak NG's name of the language, by which it also reads texts for other engines: its `pt` is that of Portugal. */
		name: string;
		/** Nominal words a minute of each voice. */
		rates: Record<VoiceId, number>;
		/** Enough speech for a thread's later speech to be at full speed. */
		warmUp: string;
	};
	kokoro: {
		/** With which the names of its voices begin. */
		letter: string;
		/** Which of them stand for ours, of the same gender: a guess, since nobody here has heard them (docs/voices.md). */
		voices: Readonly<Record<VoiceId, string>>;
	};
	/** Supertonic's code of the language. */
	supertonicCode: string;
	/** What a model says to be tried. */
	trial: string;
}
