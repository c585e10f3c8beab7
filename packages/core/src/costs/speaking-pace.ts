import type { Language, VoiceId } from '@nexus/contract';
import { spokenText } from '@nexus/language/spoken-text';

/** Seconds that a voice takes for a character, a sentence and a comma of a line. */
type Pace = readonly [character: number, sentence: number, comma: number];

/**
 * The embedded voices' paces: least squares over lines of the sample documents' scripts as eSpeak NG 0.3.5-2 says them
 * (150 lines of Portuguese, 53 of English), by bench/speaking-pace.ts. A line's length comes out within 0.2 s of the
 * real one in Portuguese and 0.35 s in English (root mean square), all lines together within 1 %.
 */
const EMBEDDED_PACE: Readonly<Record<Language, Readonly<Record<VoiceId, Pace>>>> = {
	'pt-BR': {
		Puck: [0.0559, 0.145, 0.1132],
		Zephyr: [0.0569, 0.1417, 0.118],
		Charon: [0.0602, 0.1399, 0.133],
		Kore: [0.0593, 0.1374, 0.1281],
		Fenrir: [0.058, 0.1395, 0.1302],
		Aoede: [0.058, 0.1366, 0.1257],
	},
	'en-US': {
		Puck: [0.0513, 0.266, 0.5191],
		Zephyr: [0.0535, 0.2552, 0.5216],
		Charon: [0.057, 0.2758, 0.5764],
		Kore: [0.0559, 0.2676, 0.5616],
		Fenrir: [0.0545, 0.2657, 0.5336],
		Aoede: [0.0546, 0.2616, 0.534],
	},
};

/** What the length of a spoken line depends on. */
export interface SpokenMarks {
	/** Of the text as it is said: numbers and abbreviations as words. */
	characters: number;
	sentences: number;
	/** Commas, colons, semicolons and dashes. */
	commas: number;
}

export function marksOf(text: string, language: Language): SpokenMarks {
	const spoken = spokenText(text, language).text.trim();
	return {
		characters: spoken.length,
		sentences: Math.max(1, spoken.match(/[.!?…]+(?=["'’”»)\]]*(?:\s|$))/g)?.length ?? 0),
		commas: spoken.match(/[,;:–—](?=\s)/g)?.length ?? 0,
	};
}

/** Seconds that an embedded voice takes to say a line. */
export function embeddedSeconds(text: string, language: Language, voice: VoiceId): number {
	const { characters, sentences, commas } = marksOf(text, language);
	const [character, sentence, comma] = EMBEDDED_PACE[language][voice];
	return characters * character + sentences * sentence + commas * comma;
}
