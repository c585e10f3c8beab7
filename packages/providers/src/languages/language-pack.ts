import type { VoiceId } from '@nexus/contract';
import type { PersonaPack } from '../scripts/personas/persona.ts';
import type { Wording } from '../scripts/wording/wording.ts';

/** All that calls to models need of one language. */
export interface LanguagePack {
	wording: Wording;
	personas: PersonaPack;
	/** The words for a sign of comparison, which a speech model would take for a tag. */
	comparisons: Readonly<Record<'<' | '>' | '<=' | '>=', string>>;
	/** Kokoro, as servers that speak OpenAI's dialect offer it (hexgrad/Kokoro-82M, VOICES.md). */
	kokoro: {
		/** Its letter for the language, with which the names of its voices begin. */
		letter: string;
		voices: Readonly<Record<VoiceId, string>>;
	};
}
