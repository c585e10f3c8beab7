import type { Language } from '@nexus/contract';
import { CHARACTERS_PER_SECOND } from '../production/clips.ts';

/** Characters of a token, about: 4 in English and the languages of its like, 3.3 in Portuguese (Gemini's counting). */
const CHARACTERS_PER_TOKEN = { english: 4, other: 3.3 } as const;
/** Gemini bills 25 tokens for a second of audio. */
const AUDIO_TOKENS_PER_SECOND = 25;

/**
 * What a language model is asked for and how it answers, as far as it decides the tokens: instructions, outline and
 * schema of a request; of an answer, JSON around the lines and the tokens spent on thinking, per token of script. A
 * script by a model is as long as ours: an opening and a closing, and 0.4 characters for one of the document, which
 * makes 3.5 minutes of a full part. A turn of speech carries its speaker and a short style.
 */
const MODEL = {
	requestTokens: 1800,
	answerFactor: 1.25,
	thinkingShare: 0.6,
	openingCharacters: 900,
	scriptShare: 0.4,
	lineCharacters: 120,
	turnTokens: 14,
} as const;

/** @param language BCP 47 of the text */
function tokensOf(characters: number, language: string | null): number {
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
export function modelScript(document: { characters: number; parts: number }): ScriptLength {
	const characters = Math.round(MODEL.openingCharacters + document.characters * MODEL.scriptShare);
	return { parts: document.parts, characters, lines: Math.ceil(characters / MODEL.lineCharacters) };
}

/** Tokens of one of the requests, all alike, that have a model write a script: one a part. */
export function scriptRequest(
	document: { characters: number; language: string | null },
	script: ScriptLength,
	language: Language,
): { input: number; output: number } {
	const written = tokensOf(script.characters / script.parts, language);
	return {
		input: MODEL.requestTokens + tokensOf(document.characters / script.parts, document.language ?? language),
		output: Math.ceil(written * (MODEL.answerFactor + MODEL.thinkingShare)),
	};
}

/** Tokens that it takes to have a model speak a script. */
export function speechTokens(
	script: ScriptLength,
	seconds: number,
	language: Language,
): { input: number; output: number } {
	return {
		input: tokensOf(script.characters, language) + script.lines * MODEL.turnTokens,
		output: Math.ceil(seconds * AUDIO_TOKENS_PER_SECOND),
	};
}

/** Seconds that a speech model takes for a script. */
export const modelSeconds = ({ characters }: Pick<ScriptLength, 'characters'>): number =>
	characters / CHARACTERS_PER_SECOND;
