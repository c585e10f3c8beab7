import type { Language, VoiceId } from '@nexus/contract';
import type { WordTime } from '@nexus/core/ports';
import type { Engine } from './engine.ts';
import { prosodyOf } from './prosody.ts';
import { render } from './render.ts';
import type { Sentence } from './sentences.ts';
import { keepSpeech, placeOf } from './silences.ts';
import { VOICES } from './voices.ts';
import { wordTimes } from './words.ts';

/** A stretch of speech with the times of its words, in seconds from its start. */
export interface Take {
	pcm: Int16Array;
	words: WordTime[];
}

/** Seconds. */
const SILENCE = { lead: 0.02, tail: 0.04, pause: 0.4 };
/** What eSpeak would read as markup or stumble over: spoken as nothing. */
const MARKUP = /[<>&[\]"“”„«»\p{Cc}\p{Cs}]/gu;
/** eSpeak drops what is beyond 160 bytes of a word, so that much is cut into words, at the price of a letter each. */
const ENDLESS = /\S{60}(?=\S)/g;

/** One host's turn, sentence by sentence; empty when eSpeak said nothing. */
export function takeTurn(engine: Engine, sentences: Sentence[], voice: VoiceId, language: Language): Take {
	const takes: Take[] = [];
	const pauses: number[] = [];
	for (const [index, sentence] of sentences.entries()) {
		const prosody = prosodyOf(sentence.text, index / Math.max(1, sentences.length - 1), voice, language);
		const utterance = engine.speak(espeakText(sentence.text), prosody.voice);
		const stretches = keepSpeech(utterance.samples, engine.sampleRate, SILENCE);
		takes.push({
			pcm: render(utterance.samples, stretches, VOICES[voice].gain, engine.sampleRate),
			words: wordTimes(sentence.words, utterance, (sample) => placeOf(sample, stretches), engine.sampleRate),
		});
		pauses.push(prosody.pause - SILENCE.lead - SILENCE.tail);
	}
	return joinTakes(takes, pauses, engine.sampleRate).take;
}

/** Takes one after another, with `pauses[i]` seconds of silence after take i; `starts` in seconds. */
export function joinTakes(takes: Take[], pauses: number[], sampleRate: number): { take: Take; starts: number[] } {
	const [first] = takes;
	if (first && takes.length === 1) return { take: first, starts: [0] };
	const at: number[] = [];
	let length = 0;
	for (const [index, { pcm }] of takes.entries()) {
		at.push(length);
		length += pcm.length + (index < takes.length - 1 ? Math.round((pauses[index] ?? 0) * sampleRate) : 0);
	}
	const joined = new Int16Array(length);
	for (const [index, { pcm }] of takes.entries()) joined.set(pcm, at[index]);
	const starts = at.map((sample) => sample / sampleRate);
	const words = takes.flatMap((take, index) => later(take.words, starts[index] ?? 0));
	return { take: { pcm: joined, words }, starts };
}

function later(words: WordTime[], seconds: number): WordTime[] {
	return words.map(([from, to, start, end]) => [from, to, start + seconds, end + seconds]);
}

/** The text as eSpeak is to read it, character for character. */
function espeakText(text: string): string {
	return text
		.replace(/[‘’]/g, "'")
		.replace(MARKUP, (found) => ' '.repeat(found.length))
		.replace(ENDLESS, (found) => `${found.slice(0, -1)} `);
}
