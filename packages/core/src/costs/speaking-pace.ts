import type { Language, VoiceId } from '@nexus/contract';
import { spokenText } from '@nexus/language/spoken-text';
import { languagePack } from '../languages/index.ts';

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
	const [character, sentence, comma] = languagePack(language).embeddedPace[voice];
	return characters * character + sentences * sentence + commas * comma;
}
