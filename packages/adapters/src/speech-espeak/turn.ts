import type { Language, VoiceId } from '@nexus/contract';
import type { WordTime } from '@nexus/core/ports';
import type { Engine } from './engine.ts';
import { inEnglishSounds } from './english.ts';
import { prosodyOf } from './prosody.ts';
import type { Recording } from './recording.ts';
import { render } from './render.ts';
import type { Sentence } from './sentences.ts';
import { keepSpeech, keptLength, placeOf } from './silences.ts';
import { VOICES } from './voices.ts';
import { wordTimes } from './words.ts';

/** Seconds. */
const SILENCE = { lead: 0.02, tail: 0.04, pause: 0.4 };
/** What eSpeak would read as markup or stumble over: spoken as nothing. */
const MARKUP = /[<>&[\]"“”„«»\p{Cc}\p{Cs}]/gu;
/** eSpeak drops what is beyond 160 bytes of a word, so that much is cut into words, at the price of a letter each. */
const ENDLESS = /\S{60}(?=\S)/g;

/**
 * Records one host's turn, sentence by sentence.
 * @returns when its words are said, in seconds from the start of the recording: none when eSpeak said nothing
 */
export function recordTurn(
	recording: Recording,
	engine: Engine,
	sentences: Sentence[],
	voice: VoiceId,
	language: Language,
): WordTime[] {
	let pause = 0;
	return sentences.flatMap((sentence, index) => {
		const prosody = prosodyOf(sentence.text, index / Math.max(1, sentences.length - 1), voice, language);
		const readable = { ...sentence, text: espeakText(sentence.text) };
		const said = sentence.english.length === 0 ? readable : inEnglishSounds(readable, engine);
		const utterance = engine.speak(said.text, prosody.voice);
		const stretches = keepSpeech(utterance.samples, engine.sampleRate, SILENCE);
		recording.addSilence(pause);
		pause = prosody.pause - SILENCE.lead - SILENCE.tail;
		const start = recording.seconds;
		const pcm = recording.add(keptLength(stretches));
		render(pcm, utterance.samples, stretches, VOICES[voice].gain, engine.sampleRate);
		const words = wordTimes(said.words, utterance, (sample) => placeOf(sample, stretches), engine.sampleRate);
		return words.map(([from, to, begin, end]): WordTime => [from, to, begin + start, end + start]);
	});
}

/** The text as eSpeak is to read it, character for character. */
function espeakText(text: string): string {
	return text
		.replace(/[‘’]/g, "'")
		.replace(MARKUP, (found) => ' '.repeat(found.length))
		.replace(ENDLESS, (found) => `${found.slice(0, -1)} `);
}
