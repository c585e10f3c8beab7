import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import type { Language, VoiceId } from '@nexus/contract';
import type { CpuPool } from '@nexus/core/ports';
import { sharedThreads } from '../../threads/index.ts';
import type { RateChange } from './resample.ts';

/** Hz. */
export const SPEECH_RATE = 24_000;
const RESAMPLE = new URL('./resample.ts', import.meta.url).href;
/** Hz by which sample rates differ, so that the filter between them is short. */
const SPEED_STEP = 240;
/** Seconds of speech that are kept, for the same line is often asked for again: about 170 MB. */
const KEPT_SECONDS = 3_600;
/** A task that is aborted takes its thread with it; a turn is short enough to be finished. */
const NEVER = new AbortController().signal;

/** What is said by one voice, or how many seconds nobody says anything. */
export type Utterance = { voice: VoiceId; text: string } | { pause: number };

/** Real speech at 24 kHz: eSpeak's, in the product's embedded voices. */
export class Speaker {
	readonly #pool: CpuPool;
	readonly #kept = new Map<string, Int16Array>();
	#keptSamples = 0;

	/** @param threads of its own, which make utterances side by side; this process's threads unless given */
	constructor(threads?: number) {
		this.#pool = threads === undefined ? sharedThreads() : createCpuPool(threads);
	}

	/** @returns 16-bit mono. Empty when there is nothing to say. @throws when the signal aborts */
	async speak(utterances: readonly Utterance[], language: Language, signal: AbortSignal): Promise<Int16Array> {
		const pieces: Int16Array[] = [];
		for (const utterance of utterances) {
			signal.throwIfAborted();
			if ('pause' in utterance) pieces.push(new Int16Array(Math.round(utterance.pause * SPEECH_RATE)));
			else if (/[\p{L}\p{N}]/u.test(utterance.text)) pieces.push(await this.#say(utterance, language));
		}
		return join(pieces);
	}

	/** @param speed 1 for the same; the pitch changes with it */
	async hurry(pcm: Int16Array, speed: number): Promise<Int16Array> {
		const from = Math.round((SPEECH_RATE * speed) / SPEED_STEP) * SPEED_STEP;
		if (from === SPEECH_RATE) return pcm;
		const change: RateChange = { pcm, from, to: SPEECH_RATE };
		return (await this.#pool.run<{ pcm: Int16Array }>(RESAMPLE, 'changeRate', change)).pcm;
	}

	async close(): Promise<void> {
		await this.#pool.close();
	}

	async #say({ voice, text }: { voice: VoiceId; text: string }, language: Language): Promise<Int16Array> {
		const key = `${voice} ${language} ${text}`;
		const known = this.#kept.get(key);
		if (known) return known;
		const espeak = createEspeakSpeech({ pool: this.#pool });
		const lines = [{ speaker: 'A' as const, name: '', style: '', voice, text }];
		const clip = await espeak.synthesize({ language, lines, signal: NEVER });
		const change: RateChange = { pcm: clip.pcm, from: clip.sampleRate, to: SPEECH_RATE };
		const { pcm } = await this.#pool.run<{ pcm: Int16Array }>(RESAMPLE, 'changeRate', change);
		this.#keep(key, pcm);
		return pcm;
	}

	#keep(key: string, pcm: Int16Array): void {
		this.#kept.set(key, pcm);
		this.#keptSamples += pcm.length;
		for (const [oldest, { length }] of this.#kept) {
			if (this.#keptSamples <= KEPT_SECONDS * SPEECH_RATE) return;
			this.#kept.delete(oldest);
			this.#keptSamples -= length;
		}
	}
}

export function join(pieces: readonly Int16Array[]): Int16Array<ArrayBuffer> {
	const whole = new Int16Array(pieces.reduce((total, { length }) => total + length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}
