import type { Language, VoiceId } from '@nexus/contract';
import { languagePack } from '../languages/index.ts';

/** Where a voice stands in its register, and what its timbre is made of. */
interface Voice {
	/** Factor that brings every voice to the same loudness. */
	gain: number;
	/** The text of an eSpeak NG voice variant (its docs/voices.md), but for the name. */
	variant: string;
}

/**
 * The six voices as eSpeak variants of our own: docs/decisions/003-espeak-voices.md says why, and what they measure.
 * `pitch` is the low and the high end of the intonation in Hz; `formant n` is frequency, strength and width in percent
 * of the default; `tone` is up to six points of frequency and strength (0 to 255) over the voiced sounds.
 */
export const VOICES: Record<VoiceId, Voice> = {
	Puck: {
		gain: 1.19,
		variant: `pitch 90 148
formant 0 100 100 100
formant 1 104 100 100
formant 2 105 98 100
formant 3 106 95 100
formant 4 106 90 100
formant 5 106 82 100
formant 6 104 85 100
formant 7 104 80 100
formant 8 104 80 100
tone 400 215 900 155 2000 100 4000 82
consonants 90 85
`,
	},
	Zephyr: {
		gain: 0.93,
		variant: `pitch 158 224
formant 0 105 115 100
formant 1 112 100 100
formant 2 113 97 100
formant 3 113 94 100
formant 4 113 88 100
formant 5 112 78 100
formant 6 110 100 100
formant 7 110 95 100
formant 8 110 95 100
tone 350 225 900 160 2000 98 4000 76
consonants 105 95
`,
	},
	Charon: {
		gain: 1.05,
		variant: `pitch 65 105
formant 0 95 140 100
formant 1 94 104 100
formant 2 93 96 100
formant 3 93 88 100
formant 4 94 76 100
formant 5 95 66 100
formant 6 95 70 100
formant 7 95 60 100
formant 8 95 60 100
tone 250 255 600 195 1200 112 2500 80 4500 64
consonants 82 78
`,
	},
	Kore: {
		gain: 0.85,
		variant: `pitch 140 190
formant 0 105 140 100
formant 1 108 100 105
formant 2 109 92 110
formant 3 110 84 110
formant 4 110 72 110
formant 5 110 64 110
formant 6 108 60 100
formant 7 108 55 100
formant 8 108 55 100
tone 300 255 700 180 1400 98 2800 68 4500 50
consonants 82 76
`,
	},
	Fenrir: {
		gain: 1.13,
		variant: `pitch 77 126
formant 0 100 110 100
formant 1 99 104 95
formant 2 98 102 95
formant 3 98 97 95
formant 4 99 87 100
formant 5 100 74 100
formant 6 100 78 100
formant 7 100 68 100
formant 8 100 68 100
tone 350 225 900 165 2000 106 4000 74
consonants 88 84
`,
	},
	Aoede: {
		gain: 0.78,
		variant: `pitch 145 262
formant 0 108 120 100
formant 1 115 100 100
formant 2 117 96 100
formant 3 117 92 100
formant 4 116 84 100
formant 5 115 74 100
formant 6 112 85 100
formant 7 112 80 100
formant 8 112 80 100
tone 350 240 900 165 2000 94 4000 68
consonants 95 86
`,
	},
};

/** The variants as files: name and text. */
export function variantFiles(): [name: string, text: string][] {
	return Object.entries(VOICES).map(([id, { variant }]) => {
		const name = variantName(id);
		return [name, `language variant\nname ${name}\n${variant}`];
	});
}

/** eSpeak's name of a voice in a language, such as `pt-br+nexus-kore`. */
export function espeakName(voice: VoiceId, language: Language): string {
	return `${languagePack(language).espeak.name}+${variantName(voice)}`;
}

function variantName(id: string): string {
	return `nexus-${id.toLowerCase()}`;
}
