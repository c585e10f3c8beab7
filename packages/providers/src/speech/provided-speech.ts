import { NexusError } from '@nexus/core/errors';
import type {
	CallOutcome,
	ClipRequest,
	Heard,
	IncomingAnswer,
	Listening,
	ModelUsage,
	RawAnswer,
	Recording,
	SpeechLine,
	SpeechListener,
	SpeechSynthesizer,
	SpokenClip,
} from '@nexus/core/ports';
import { spokenText } from '@nexus/language/spoken-text';
import { readBytes } from '../calls/index.ts';
import { type Halves, halvesOf } from './halves.ts';
import { joinClips } from './join.ts';
import { RefusedSpeech } from './refused-speech.ts';

/** A service that turns lines into audio, which may be anything: what it sends is never trusted. */
export interface SpeechProvider extends Omit<SpeechSynthesizer, 'synthesize'> {
	/** Most lines and characters of one request. */
	readonly limits: { lines: number; characters: number };
	/**
	 * Asks once for the speech of the lines; the request's own trouble (network, server, rate) is dealt with inside.
	 * @param receive takes in the bytes of each answer
	 * @throws NexusError when asking again is of no use
	 */
	ask(request: ClipRequest, receive: Receive): Promise<ProviderAnswer>;
	/** What an answer says that came earlier; null when it is none. */
	reread(answer: RawAnswer): ProviderAnswer | null;
}

export type Receive = (answer: IncomingAnswer) => Promise<RawAnswer>;

export interface ProviderAnswer {
	/** Or why there is none, where the answer says so of itself. */
	audio: Recording | RefusedSpeech;
	/** Null when the provider did not count. */
	usage: Omit<ModelUsage, 'wasted'> | null;
}

/** How often one request is made: of lines that can still be cut in two, at first and later, and of others. */
const TRIES = { whole: 3, half: 2, indivisible: 4 };
/** A block is a decision more than an accident. */
const TRIES_WHEN_BLOCKED = 2;
/** Characters of a line that are quoted in a message. */
const QUOTED = 80;

interface Attempt {
	/** The take that can be heard. */
	clip: SpokenClip | null;
	refused: RefusedSpeech | null;
}

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
		const { clip, refused } = await attempt(request, halves ? tries : TRIES.indivisible);
		if (clip) return clip;
		if (halves) return speakHalves(request, halves, TRIES.half);
		const isBlock = refused?.reason === 'blocked' || refused?.reason === 'withheld';
		if (!isBlock) throw new NexusError('speech_failed', {}, { cause: refused });
		throw new NexusError('speech_blocked', { text: quoted(request.lines[0]?.text ?? '') }, { cause: refused });
	}

	/** A take in doubt is bought again once: whatever comes then, its lines are flagged rather than bought any more. */
	async function attempt(request: ClipRequest, tries: number): Promise<Attempt> {
		const hear = listener.listenFor(request);
		let doubtful: SpokenClip | null = null;
		for (let blocks = 0, asked = 1; ; asked++) {
			const { clip, refused } = await once(request, hear).catch((error) => {
				if (!doubtful || request.signal.aborted) throw error;
				return { clip: doubtful, refused: null };
			});
			if (doubtful || (clip && !refused)) return { clip: clip ?? doubtful, refused };
			doubtful = clip;
			if (refused?.reason === 'blocked') blocks++;
			if (asked >= tries || blocks >= TRIES_WHEN_BLOCKED) return { clip, refused };
		}
	}

	/**
	 * Both a clip and a refusal where the clip is in doubt. A take is kept while it comes: reading and hearing it takes a
	 * while, in which the process may end.
	 */
	async function once(request: ClipRequest, hear: Listening): Promise<Attempt> {
		const { lines, takes, signal, ending, waste } = request;
		const kept = await takes?.find(lines);
		const earlier = kept ? provider.reread(kept.answer) : null;
		if (earlier) return judge(request, hear, earlier, kept?.noted === true);
		const waiting = ending ? AbortSignal.any([signal, ending]) : signal;
		waiting.throwIfAborted();
		const told = await waste?.enter(waiting);
		let outcome: CallOutcome = 'none';
		try {
			const receive: Receive = (answer) => takes?.keep(lines, answer) ?? received(answer);
			const judged = await judge(request, hear, await provider.ask(request, receive), false);
			outcome = judged.clip ? 'heard' : 'useless';
			return judged;
		} finally {
			told?.(outcome);
		}
	}

	async function judge(
		request: ClipRequest,
		hear: Listening,
		{ audio, usage }: ProviderAnswer,
		isNoted: boolean,
	): Promise<Attempt> {
		const { lines, takes } = request;
		const note = (wasted: boolean) => usage && !isNoted && request.used?.({ ...usage, wasted });
		if (audio instanceof RefusedSpeech) {
			note(true);
			await takes?.drop(lines);
			return { clip: null, refused: audio };
		}
		let heard: Heard;
		try {
			heard = await hear(audio);
		} catch (error) {
			note(takes === undefined);
			if (usage && !isNoted) await takes?.noted(lines);
			throw error;
		}
		const fault = 'fault' in heard ? heard.fault : heard.doubt;
		note(fault !== null);
		if (fault !== null) await takes?.drop(lines);
		return { clip: 'clip' in heard ? heard.clip : null, refused: fault ? new RefusedSpeech(fault) : null };
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
			const { language, lines } = request;
			const hasWords = ({ text, pronunciations }: SpeechLine) =>
				spokenText(text, language, pronunciations).words.length > 0;
			if (lines.length === 0 || !lines.every(hasWords)) throw new NexusError('speech_failed');
			return speak(request, TRIES.whole);
		},
	};
}

async function received({ contentType, chunks }: IncomingAnswer): Promise<RawAnswer> {
	return { contentType, bytes: await readBytes(chunks) };
}

function isTooMuch(lines: readonly SpeechLine[], limits: SpeechProvider['limits']): boolean {
	return lines.length > limits.lines || lines.reduce((sum, { text }) => sum + text.length, 0) > limits.characters;
}

function quoted(text: string): string {
	const line = text.trim();
	return line.length <= QUOTED ? line : `${line.slice(0, QUOTED).replace(/\s+\S*$/, '')}…`;
}
