import type { Utterance } from './messages.ts';

/** Seconds of silence between two stretches of a text that is spoken in several. */
const PAUSE = 0.25;

/**
 * An utterance as options of the runtime's GenerationConfig. A language given here goes before the one that the model was
 * loaded with.
 */
export function generationOptions({ speaker, speed, steps, seed, language, mostCharacters }: Omit<Utterance, 'text'>) {
	return {
		...{ sid: speaker, speed, numSteps: steps },
		extra: {
			...(language !== null && { lang: language }),
			...{ seed, max_len: mostCharacters, silence_duration: PAUSE },
		},
	};
}
