import type { Language, VoiceId } from '@nexus/contract';
import type { Pronunciation } from '@nexus/language/spoken-text';
import type { SpeechTag } from '../scripts/speech-tags.ts';
import type { Hosts, Speaker } from '../scripts/types.ts';
import type { SilenceListener, UsageListener } from './model-usage.ts';
import type { MemoryLender } from './shared-memory.ts';

/** A line as it goes to the voice. */
export interface SpeechLine {
	speaker: Speaker;
	name: string;
	voice: VoiceId;
	/** A voice of the engine's own instead, one of `ownVoices`. */
	modelVoice?: string | undefined;
	/** How the host talks, in words; engines without such a control leave it unread. */
	style: string;
	/** How this line is said, in a few words; engines without such a control leave it unread, and the tags. */
	delivery?: string | undefined;
	/** Sounds within the text, which is without them. */
	tags?: readonly SpeechTag[] | undefined;
	/** Words of the text that are said otherwise than they are written, as the user's dictionary has them. */
	pronunciations?: readonly Pronunciation[] | undefined;
	text: string;
}

/** A provider's answer that is on its way. */
export interface IncomingAnswer {
	/** As the provider named it; '' when it did not. */
	contentType: string;
	chunks: AsyncIterable<Uint8Array>;
}

/** A provider's answer, byte for byte. */
export interface RawAnswer {
	contentType: string;
	bytes: Uint8Array;
}

/** What a provider sent for lines. */
export interface Take {
	answer: RawAnswer;
	/** Whether what it cost is written down. */
	noted: boolean;
}

/** Takes of which no clip is kept yet, so that they are not paid for again. */
export interface Takes {
	find(lines: readonly SpeechLine[]): Promise<Take | null>;
	/** Keeps an answer while it comes: when all of it is there, it is kept. @returns it */
	keep(lines: readonly SpeechLine[], answer: IncomingAnswer): Promise<RawAnswer>;
	/** What it cost is written down. */
	noted(lines: readonly SpeechLine[]): Promise<void>;
	/** It is of no use. */
	drop(lines: readonly SpeechLine[]): Promise<void>;
}

/** What came of a call: sound that can be heard, an answer that is of no use, or no answer. */
export type CallOutcome = 'heard' | 'useless' | 'none';

/** Holds a job's calls for speech to a limit of answers that are of no use. */
export interface WasteLimit {
	/**
	 * Waits while what is under way might use up the limit.
	 * @returns to be called with what came of the call
	 * @throws NexusError speech_unusable once the limit is used up; the signal's reason
	 */
	enter(signal: AbortSignal): Promise<(outcome: CallOutcome) => void>;
}

export interface ClipRequest {
	language: Language;
	/** Whole turns, in order. */
	lines: SpeechLine[];
	signal: AbortSignal;
	/** Once it is aborted nothing more is asked for; what was asked for is waited for. */
	ending?: AbortSignal | undefined;
	/** What may be bought that turns out to be of no use. */
	waste?: WasteLimit | undefined;
	/** Somebody waits to hear it: goes before the clips that are asked for beside it. */
	urgent?: boolean | undefined;
	used?: UsageListener | undefined;
	silence?: SilenceListener | undefined;
	takes?: Takes | undefined;
	/** Where samples may be put. */
	memory?: MemoryLender | undefined;
}

/** [characters from, characters to) of the line's text; seconds from the start of the clip. */
export type WordTime = [from: number, to: number, start: number, end: number];

/** What only comparing with the text shows, and a strange voice might seem to do. */
export type SpeechDoubt =
	/** Words of the text seem to be missing. */
	| 'left_out'
	/** More seems to be said than the text. */
	| 'added'
	/** Something else seems to be said. */
	| 'other_words';

export interface SpokenLine {
	/** Seconds from the start of the clip. */
	start: number;
	end: number;
	words: WordTime[];
	/** Why its words may be other ones than its text's; absent where nothing says so. */
	doubt?: SpeechDoubt;
}

export interface SpokenClip {
	/** 16-bit mono, little endian, without leading or trailing silence beyond 50 ms; maybe in the memory that was lent. */
	pcm: Int16Array;
	/** Hz. */
	sampleRate: number;
	lines: SpokenLine[];
}

/** A voice that an engine has besides the six. */
export interface OwnVoice {
	/** As its makers name it. */
	name: string;
	gender: 'male' | 'female';
	languages: readonly Language[];
}

/** The voice of that name where the engine has it and it speaks the language. */
export const ownVoiceOf = (
	{ ownVoices = [] }: Pick<SpeechSynthesizer, 'ownVoices'>,
	wanted: string | undefined,
	language: Language,
): string | undefined => ownVoices.find(({ name, languages }) => name === wanted && languages.includes(language))?.name;

/** What decides which voice a host has. */
export type HostVoice = Pick<SpeechLine, 'voice' | 'modelVoice'>;

/**
 * The voice of the engine's own that the second host has so as not to sound like the first; null where the engine has no
 * other; undefined where they differ anyway.
 */
export function secondVoiceOf(
	speech: Pick<SpeechSynthesizer, 'ownVoices' | 'secondVoice'>,
	{ A, B }: Hosts,
	language: Language,
): string | null | undefined {
	const voiceOf = ({ voice, model_voice }: Hosts['A']): HostVoice => ({
		...{ voice, modelVoice: ownVoiceOf(speech, model_voice, language) },
	});
	const [first, second] = [voiceOf(A), voiceOf(B)];
	// Whoever chose one voice for both, or a voice of the engine's own, means it.
	if (second.modelVoice !== undefined || first.voice === second.voice) return undefined;
	return speech.secondVoice?.(first, second, language);
}

/** Gives lines their voices. */
export interface SpeechSynthesizer {
	readonly id: string;
	/** Changes whenever the same request would sound different; part of a clip's key. */
	readonly version: string;
	/**
	 * Changes whenever a voice of the same name would be another one: a model was replaced by other files, or others of its
	 * voices stand for ours. Absent where engine and model tell.
	 */
	readonly voices?: string | undefined;
	/** Whether `style`, `delivery` and `tags` change the sound, and so belong to a clip's key. */
	readonly usesStyle: boolean;
	/** Most seconds of speech one clip should hold; 0 for one line a clip. */
	readonly clipSeconds: number;
	/** Voices that a host can have instead of the six; none where it is absent. */
	readonly ownVoices?: readonly OwnVoice[] | undefined;
	/**
	 * Where one of the engine's own voices stands for both hosts' voices: another one for the second, or null where there is
	 * none. Undefined where each has its own. Absent where each of the six is another voice.
	 */
	secondVoice?(first: HostVoice, second: HostVoice, language: Language): string | null | undefined;
	/** How many clips of one part are asked for at the same time. */
	readonly concurrency: number;
	/** @throws NexusError speech_failed when what came back is not speech of a fitting length. */
	synthesize(request: ClipRequest): Promise<SpokenClip>;
}
