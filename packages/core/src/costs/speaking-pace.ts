import type { Language, VoiceId } from '@nexus/contract';
import { spokenText } from '@nexus/language/spoken-text';
import { languagePack } from '../languages/index.ts';
import type { Hosts } from '../scripts/types.ts';

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

/**
 * What the recorded conversations (docs/quality.md) have of each, about, for a character as it is written: characters as
 * they are spoken, sentences, commas, and seconds between turns. Commas differ most between them, by a quarter.
 */
const OF_A_CHARACTER = { spoken: 1.05, sentences: 1 / 47, commas: 1 / 65, pauses: 0.0035 } as const;

/** Seconds that the hosts' embedded voices take for a character of a conversation, pauses between turns included. */
export function conversationPace(language: Language, hosts: Hosts): number {
	const { spoken, sentences, commas, pauses } = OF_A_CHARACTER;
	const paces = [hosts.A, hosts.B].map(({ voice }) => {
		const [character, sentence, comma] = languagePack(language).embeddedPace[voice];
		return character * spoken + sentence * sentences + comma * commas;
	});
	return pauses + paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
}
