import type { Language, VoiceId } from '@nexus/contract';
import type { VoiceSettings } from './engine.ts';
import { espeakName, VOICES } from './voices.ts';

/** eSpeak's own value of pitch and range, in 0 to 99. */
const NEUTRAL = 50;
const REACTION_WORDS = 4;
/** How far the rate strays from the voice's, as a part of it, and the pitch, in eSpeak's steps. */
const STRAY = { rate: 0.03, pitch: 1 };

/** How a voice says a line: its kind and a little chance, drawn from the text itself, keep lines from sounding alike. */
export function prosodyOf(text: string, voice: VoiceId, language: Language): VoiceSettings {
	const chance = hash(text);
	const isReaction = text.split(/\s+/).length <= REACTION_WORDS;
	const isQuestion = text.endsWith('?');
	const isExclamation = text.endsWith('!');
	const pace = 1 + STRAY.rate * unit(chance) + (isReaction || isExclamation ? 0.03 : 0);
	return {
		name: espeakName(voice, language),
		rate: Math.round(VOICES[voice].rate[language] * pace),
		pitch: NEUTRAL + Math.round(STRAY.pitch * unit(chance >>> 16)) + (isQuestion || isExclamation ? 2 : 0),
		range: NEUTRAL + (isQuestion || isExclamation ? 12 : 0) + (isReaction ? 8 : 0),
	};
}

/** The low 16 bits as a number from -1 to 1. */
function unit(bits: number): number {
	return (bits & 0xffff) / 32_767.5 - 1;
}

/** 32-bit FNV-1a over the UTF-16 code units. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
	return value >>> 0;
}
