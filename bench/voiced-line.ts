import { languagePack } from '@nexus/adapters/languages';
import type { Speaker } from '@nexus/core/scripts';
import { spokenText } from '@nexus/language/spoken-text';
import { espeakName } from '../packages/adapters/src/speech-espeak/voices.ts';
import { LANGUAGE, presetHosts } from './script.ts';

/** A line as eSpeak NG is given it by what the product is compared with. */
export interface VoicedLine {
	/** In words, as the product has them said. */
	text: string;
	/** eSpeak's name of the product's voice. */
	voice: string;
	/** The voice's own, in nominal words a minute. */
	rate: number;
}

export function voicedLine({ speaker, text }: { speaker: Speaker; text: string }): VoicedLine {
	const { voice } = presetHosts()[speaker];
	return {
		text: spokenText(text, LANGUAGE).text.replace(/[<>&]/g, ' '),
		voice: espeakName(voice, LANGUAGE),
		rate: languagePack(LANGUAGE).espeak.rates[voice],
	};
}
