import type { Language, VoiceId } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { SpokenClip, SpokenLine, WordTime } from '@nexus/core/ports';
import { type SpokenText, spokenText } from '@nexus/core/spoken-text';
import { Engine } from './engine.ts';
import { prosodyOf } from './prosody.ts';
import { render } from './render.ts';
import { keepSpeech, placeOf } from './silences.ts';
import { VOICES, variantFiles } from './voices.ts';
import { wordTimes } from './words.ts';

export interface SynthesisInput {
	language: Language;
	lines: { voice: VoiceId; text: string }[];
}

/** Seconds. */
const SILENCE = { lead: 0.02, tail: 0.04, pause: 0.45 };
const BETWEEN_LINES = 0.3;
/** Seconds that a spoken text of n characters may take: n / fastest to n / slowest + slack. */
const PACE = { fastest: 28, slowest: 5, slack: 1.5 };
/** What eSpeak would read as markup, or as the start of a name of its own: spoken as nothing. */
const MARKUP = /[<>&[\]"“”„«»\p{Cc}\p{Cs}]/gu;

let engine: Promise<Engine> | undefined;

/** Task of the CPU pool. @throws NexusError speech_failed when a line has nothing to say or was not said in full. */
export async function synthesize({ language, lines }: SynthesisInput): Promise<SpokenClip> {
	engine ??= Engine.load(variantFiles());
	const espeak = await engine;
	const spoken: { pcm: Int16Array; words: WordTime[] }[] = [];
	try {
		for (const line of lines) spoken.push(speakLine(espeak, spokenText(line.text, language), line.voice, language));
	} catch (error) {
		if (!(error instanceof NexusError)) engine = undefined;
		throw error;
	}
	return join(spoken, espeak.sampleRate);
}

function speakLine(espeak: Engine, spoken: SpokenText, voice: VoiceId, language: Language) {
	if (spoken.words.length === 0) throw new NexusError('speech_failed');
	const { sampleRate } = espeak;
	const utterance = espeak.speak(espeakText(spoken.text), prosodyOf(spoken.text, voice, language));
	const stretches = keepSpeech(utterance.samples, sampleRate, SILENCE);
	const pcm = render(utterance.samples, stretches, VOICES[voice].gain, sampleRate);
	const seconds = pcm.length / sampleRate;
	const { length } = spoken.text;
	if (seconds < length / PACE.fastest || seconds > length / PACE.slowest + PACE.slack) {
		throw new NexusError('speech_failed');
	}
	return { pcm, words: wordTimes(spoken.words, utterance, (sample) => placeOf(sample, stretches), sampleRate) };
}

/** The text as eSpeak is to read it, character for character. */
function espeakText(text: string): string {
	return text.replace(/[‘’]/g, "'").replace(MARKUP, (found) => ' '.repeat(found.length));
}

function join(spoken: { pcm: Int16Array; words: WordTime[] }[], sampleRate: number): SpokenClip {
	const [only] = spoken;
	if (!only) throw new NexusError('speech_failed');
	const gap = Math.round(BETWEEN_LINES * sampleRate);
	const length = spoken.reduce((sum, { pcm }) => sum + pcm.length + gap, -gap);
	const pcm = spoken.length === 1 ? only.pcm : new Int16Array(length);
	let at = 0;
	const lines = spoken.map(({ pcm: line, words }): SpokenLine => {
		const start = at / sampleRate;
		if (spoken.length > 1) pcm.set(line, at);
		at += line.length + gap;
		return {
			start,
			end: start + line.length / sampleRate,
			words: words.map(([from, to, begin, end]): WordTime => [from, to, start + begin, start + end]),
		};
	});
	return { pcm, sampleRate, lines };
}
