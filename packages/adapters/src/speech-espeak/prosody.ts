import type { Language, VoiceId } from '@nexus/contract';
import { languagePack } from '../languages/index.ts';
import type { VoiceSettings } from './engine.ts';
import { espeakName } from './voices.ts';

/** eSpeak's own value of pitch and range, in 0 to 99; a step of pitch is about 0.7 % in frequency. */
const NEUTRAL = 50;
/** A turn this short, in characters, is a reaction: quicker and livelier. */
const REACTION = 30;
/** How far chance takes the rate from the voice's, as a part of it, the pitch, in steps, and the pause, as a part. */
const STRAY = { rate: 0.03, pitch: 2, pause: 0.15 };
/** Steps of pitch from the middle of a turn to its first sentence, and down again to its last. */
const DECLINATION = 3;
/** Seconds between two sentences. */
const PAUSE = 0.34;

export interface Prosody {
	voice: VoiceSettings;
	/** Seconds of silence before the next sentence of the turn. */
	pause: number;
}

/**
 * How a voice says a sentence: its kind, its place in the turn and a little chance, drawn from its own text, keep
 * sentences from sounding alike.
 * @param place 0 for the first sentence of the turn to 1 for the last.
 */
export function prosodyOf(sentence: string, place: number, voice: VoiceId, language: Language): Prosody {
	const chance = hash(sentence);
	const isReaction = sentence.length <= REACTION;
	const isLively = /[?!]\W*$/.test(sentence);
	const pace = 1 + STRAY.rate * unit(chance) + (isReaction ? 0.03 : 0);
	const pitch = STRAY.pitch * unit(chance >>> 10) + DECLINATION * (1 - 2 * place) + (isLively ? 2 : 0);
	return {
		voice: {
			name: espeakName(voice, language),
			rate: Math.round(languagePack(language).espeak.rates[voice] * pace),
			pitch: NEUTRAL + Math.round(pitch),
			range: NEUTRAL + (isLively ? 12 : 0) + (isReaction ? 6 : 0),
		},
		pause: PAUSE * (1 + STRAY.pause * unit(chance >>> 20)),
	};
}

/** The low 10 bits as a number from -1 to 1. */
function unit(bits: number): number {
	return (bits & 0x3ff) / 511.5 - 1;
}

/** 32-bit FNV-1a over the UTF-16 code units. */
function hash(text: string): number {
	let value = 0x811c9dc5;
	for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
	return value >>> 0;
}
