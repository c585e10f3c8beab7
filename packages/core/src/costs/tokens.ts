import type { Language } from '@nexus/contract';
import type { ChosenEngine } from '../ports/index.ts';
import { modelProfile } from '../scripts/model-profile.ts';
import { CHARACTERS_PER_SECOND, TURN_PAUSE } from '../scripts/script-length.ts';
import type { ScriptOptions } from '../scripts/script-options.ts';
import { CHARACTERS_PER_WORD, partCount, wantedLength } from '../scripts/wanted-length.ts';

/** Characters of a token, about: 4 in English and the languages of its like, 3.3 in Portuguese (Gemini's counting). */
const CHARACTERS_PER_TOKEN = { english: 4, other: 3.3 } as const;
/** Gemini bills 25 tokens for a second of audio. */
const AUDIO_TOKENS_PER_SECOND = 25;

/** Characters of a line of a conversation, about. */
export const LINE_CHARACTERS = 90;
/** A turn of speech carries its speaker and a short style. */
const TURN_TOKENS = 14;

/** @param language BCP 47 of the text */
export function tokensOf(characters: number, language: string | null): number {
	const { english, other } = CHARACTERS_PER_TOKEN;
	return Math.ceil(characters / (language?.startsWith('en') ? english : other));
}

export interface ScriptLength {
	parts: number;
	lines: number;
	/** That the hosts say. */
	characters: number;
}

/** What a language model makes of a document. */
export function modelScript(
	{ words }: { words: number },
	{ options = {}, script }: { options?: ScriptOptions | undefined; script: ChosenEngine },
): ScriptLength {
	const wanted = wantedLength(options, { words });
	const characters = Math.round(wanted.words * CHARACTERS_PER_WORD);
	const parts = partCount(wanted.words, modelProfile(script).partWords);
	return { parts, characters, lines: Math.ceil(characters / LINE_CHARACTERS) };
}

/** Tokens that it takes to have a model speak a script. */
export function speechTokens(
	script: ScriptLength,
	seconds: number,
	language: Language,
): { input: number; output: number } {
	return {
		input: tokensOf(script.characters, language) + script.lines * TURN_TOKENS,
		output: Math.ceil(seconds * AUDIO_TOKENS_PER_SECOND),
	};
}

/** Seconds that a speech model takes for a script. */
export const modelSeconds = ({ characters, lines }: Pick<ScriptLength, 'characters' | 'lines'>): number =>
	characters / CHARACTERS_PER_SECOND + lines * TURN_PAUSE;
