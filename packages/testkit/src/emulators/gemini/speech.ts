import type { Fault } from '../fault-kinds.ts';
import { isFinishFault } from '../fault-kinds.ts';
import type { Chunk } from '../loopback/delivery.ts';
import { SPEECH_RATE, type Speaker } from '../speech/speaker.ts';
import { speakOrder } from '../speech/spoken.ts';
import { type Turn, utterancesOf } from '../speech/turns.ts';
import { languageOf } from '../speech/voices.ts';
import { pcmBytes, wavBytes } from '../speech/wav.ts';
import { countTokens, TOKENS_PER_AUDIO_SECOND } from '../tokens.ts';
import { envelope, failedEnvelope, type Identity, type Part, usageOf } from './envelope.ts';
import type { GeminiModel } from './models.ts';
import type { SpeechAsked } from './speech-form.ts';

/** Samples of one chunk of a streamed answer: half a second. */
const CHUNK_SAMPLES = SPEECH_RATE / 2;

export interface SpeechAnswer {
	unary: object;
	chunks: Chunk[];
	tokensOut: number;
	/** Of audio that is sent. */
	seconds: number;
}

export async function answerSpeech(
	asked: SpeechAsked,
	model: GeminiModel,
	{ fault, identity, seed, speaker, signal, longest }: SpeechContext,
): Promise<SpeechAnswer> {
	const { tokensIn } = asked;
	if (isFinishFault(fault) && fault !== 'max-tokens') {
		const answer = failedEnvelope(identity, fault, usageOf('AUDIO', { tokensIn, answer: 0 }));
		return { unary: answer, chunks: [{ answer, after: 0 }], tokensOut: 0, seconds: 0 };
	}
	if (fault === 'text-part') return talkInstead(asked, identity);
	const order = { utterances: utterances(asked, fault), language: languageOf(asked.language), signal, fault, seed };
	const { pcm: spoken, declaredRate } = await speakOrder(speaker, order);
	const spoilt = spoken.subarray(0, longest * SPEECH_RATE);
	const most = Math.floor((model.output / TOKENS_PER_AUDIO_SECOND) * SPEECH_RATE);
	const end = Math.min(most, fault === 'max-tokens' ? Math.floor(spoilt.length / 2) : spoilt.length);
	const finishReason = end < spoilt.length ? 'MAX_TOKENS' : 'STOP';
	const pcm = spoilt.subarray(0, end);
	const seconds = pcm.length / SPEECH_RATE;
	const tokensOut = Math.ceil(seconds * TOKENS_PER_AUDIO_SECOND);
	const usage = usageOf('AUDIO', { tokensIn, answer: tokensOut });
	const unaryPart = audioPart(pcm, model.form === 'old-speech' ? 'pcm' : 'wav', declaredRate);
	return {
		unary: envelope(identity, { parts: [unaryPart], finishReason, usage }),
		chunks: streamOf(pcm, declaredRate, { identity, finishReason, tokensIn }),
		tokensOut,
		seconds,
	};
}

export interface SpeechContext {
	fault: Fault | null;
	identity: Identity;
	seed: number;
	speaker: Speaker;
	signal: AbortSignal;
	/** Seconds after which audio stops, and is called finished. */
	longest: number;
}

function utterances({ turns, voices }: SpeechAsked, fault: Fault | null) {
	if (fault !== 'style-aloud') return utterancesOf(turns, voices);
	const [first] = turns;
	const style = first?.style || 'Say this in a warm and curious way, as if talking to a friend over coffee.';
	const aloud: Turn[] = first ? [{ ...first, text: style }, ...turns] : [];
	return utterancesOf(aloud, voices);
}

function streamOf(
	pcm: Int16Array,
	declaredRate: number,
	{ identity, finishReason, tokensIn }: { identity: Identity; finishReason: string; tokensIn: number },
): Chunk[] {
	const chunks: Chunk[] = [];
	for (let from = 0; from < pcm.length; from += CHUNK_SAMPLES) {
		const end = Math.min(pcm.length, from + CHUNK_SAMPLES);
		const answer = Math.ceil((end / SPEECH_RATE) * TOKENS_PER_AUDIO_SECOND);
		const parts = [audioPart(pcm.subarray(from, end), 'pcm', declaredRate)];
		chunks.push({
			answer: envelope(identity, { parts, finishReason: null, usage: usageOf('AUDIO', { tokensIn, answer }) }),
			after: 0,
		});
	}
	const usage = usageOf('AUDIO', { tokensIn, answer: Math.ceil((pcm.length / SPEECH_RATE) * TOKENS_PER_AUDIO_SECOND) });
	chunks.push({ answer: envelope(identity, { parts: [], finishReason, usage }), after: 0 });
	return chunks;
}

function audioPart(pcm: Int16Array, form: 'wav' | 'pcm', declaredRate: number): Part {
	const bytes = form === 'wav' ? wavBytes(pcm, declaredRate) : pcmBytes(pcm);
	const mimeType = form === 'wav' ? 'audio/wav' : `audio/L16;codec=pcm;rate=${declaredRate}`;
	return { inlineData: { mimeType, data: bytes.toString('base64') } };
}

/** A model that answers the text rather than reading it. */
function talkInstead({ turns, tokensIn }: SpeechAsked, identity: Identity): SpeechAnswer {
	const text = `Sure, here is the audio for: ${turns[0]?.text ?? ''}`;
	const tokensOut = countTokens(text);
	const usage = usageOf('TEXT', { tokensIn, answer: tokensOut });
	const answer = envelope(identity, { parts: [{ text }], finishReason: 'STOP', usage });
	return { unary: answer, chunks: [{ answer, after: 0 }], tokensOut, seconds: 0 };
}
