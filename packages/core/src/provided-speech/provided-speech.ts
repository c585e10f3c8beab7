import { NexusError } from '../errors/index.ts';
import type { ClipRequest, SpeechLine, SpeechSynthesizer, SpokenClip } from '../ports/speech.ts';
import type { Recording, SpeechListener } from '../ports/speech-listener.ts';
import { type Halves, halvesOf } from './halves.ts';
import { joinClips } from './join.ts';
import { RefusedSpeech } from './refused-speech.ts';

/** A service that turns lines into audio, which may be anything: what it sends is never trusted. */
export interface SpeechProvider extends Omit<SpeechSynthesizer, 'synthesize'> {
	/** Most lines and characters of one request. */
	readonly limits: { lines: number; characters: number };
	/**
	 * Asks once for the speech of the lines; the request's own trouble (network, server, rate) is dealt with inside.
	 * @throws RefusedSpeech when the answer holds no audio, or says of itself that it is not whole
	 * @throws NexusError when asking again is of no use
	 */
	ask(request: ClipRequest): Promise<Recording>;
}

/** How often one request is made: of lines that can still be cut in two, at first and later, and of others. */
const TRIES = { whole: 3, half: 2, indivisible: 4 };
/** A block is a decision more than an accident. */
const TRIES_WHEN_BLOCKED = 2;
const SPOKEN = /[\p{L}\p{N}]/u;
/** Characters of a line that are quoted in a message. */
const QUOTED = 80;

/**
 * Speech by a provider whose every answer is heard before it is accepted: what is refused is asked for again, and when
 * it keeps failing, in two halves, cut between turns or sentences, down to single sentences.
 *
 * `synthesize` throws NexusError speech_failed when nothing helps, and speech_blocked, which names the sentence, when
 * the provider does not want to say it.
 */
export function createProvidedSpeech(provider: SpeechProvider, listener: SpeechListener): SpeechSynthesizer {
	const { id, version, usesStyle, clipSeconds, concurrency, limits } = provider;

	async function speak(request: ClipRequest, tries: number): Promise<SpokenClip> {
		const halves = halvesOf(request.lines);
		if (halves && isTooMuch(request.lines, limits)) return speakHalves(request, halves, tries);
		const outcome = await attempt(request, halves ? tries : TRIES.indivisible);
		if (!(outcome instanceof RefusedSpeech)) return outcome;
		if (halves) return speakHalves(request, halves, TRIES.half);
		if (outcome.reason !== 'blocked') throw new NexusError('speech_failed', {}, { cause: outcome });
		throw new NexusError('speech_blocked', { text: quoted(request.lines[0]?.text ?? '') }, { cause: outcome });
	}

	async function attempt(request: ClipRequest, tries: number): Promise<SpokenClip | RefusedSpeech> {
		const hear = listener.listenFor(request);
		for (let blocks = 0, asked = 1; ; asked++) {
			request.signal.throwIfAborted();
			const outcome = await once(request, hear);
			if (!(outcome instanceof RefusedSpeech)) return outcome;
			if (outcome.reason === 'blocked') blocks++;
			if (asked >= tries || blocks >= TRIES_WHEN_BLOCKED) return outcome;
		}
	}

	async function once(request: ClipRequest, hear: ReturnType<SpeechListener['listenFor']>) {
		try {
			const heard = await hear(await provider.ask(request));
			return 'clip' in heard ? heard.clip : new RefusedSpeech(heard.fault);
		} catch (error) {
			if (error instanceof RefusedSpeech) return error;
			throw error;
		}
	}

	async function speakHalves(request: ClipRequest, halves: Halves, tries: number): Promise<SpokenClip> {
		const first = await speak({ ...request, lines: halves.first }, tries);
		const second = await speak({ ...request, lines: halves.second }, tries);
		return joinClips(first, second, halves.within);
	}

	return {
		id,
		version,
		usesStyle,
		clipSeconds,
		concurrency,
		async synthesize(request) {
			request.signal.throwIfAborted();
			const { lines } = request;
			if (lines.length === 0 || lines.some(({ text }) => !SPOKEN.test(text))) throw new NexusError('speech_failed');
			return speak(request, TRIES.whole);
		},
	};
}

function isTooMuch(lines: readonly SpeechLine[], limits: SpeechProvider['limits']): boolean {
	return lines.length > limits.lines || lines.reduce((sum, { text }) => sum + text.length, 0) > limits.characters;
}

function quoted(text: string): string {
	const line = text.trim();
	return line.length <= QUOTED ? line : `${line.slice(0, QUOTED).replace(/\s+\S*$/, '')}…`;
}
