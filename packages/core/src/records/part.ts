import type { Language } from '@nexus/contract';
import type { OwnedId } from '../ownership/index.ts';
import type { EpisodeOutline, PartOutline } from '../planning/types.ts';
import type { PartReview } from '../ports/script-plan.ts';
import type { SpeechDoubt, SpokenLine } from '../ports/speech.ts';
import type { Passage } from '../scripts/passages.ts';
import type { SpeechTag } from '../scripts/speech-tags.ts';
import type { LineRole, Speaker } from '../scripts/types.ts';

/** Share of a part's work that its script is; the rest is speech and assembly. */
export const SCRIPT_SHARE = 0.4;

/** One script part of an episode, with how far it has come. */
export interface PartRecord {
	id: OwnedId<'part'>;
	episodeId: OwnedId<'episode'>;
	/** From 1. */
	number: number;
	title: string;
	/**
	 * Where its text stands in the stored UTF-8 document: [byteStart, byteEnd). Of a part that tells passages from many
	 * places, where the first stands, and as far behind that as its script is long.
	 */
	byteStart: number;
	byteEnd: number;
	/** Share of the part's work that is done, 0 to 1. */
	progress: number;
	scriptWritten: boolean;
	completed: boolean;
	durationSeconds: number | null;
	/** Bytes of the ID3 tag before the frames of its audio file. */
	tagBytes: number;
	/** Its audio, once there was some; transcript and waveform lie beside it. */
	objectKey: string | null;
	/** Which beginning of work on it this is; what an earlier one still writes is refused. */
	attempt: number;
	/** Beginnings since the last line or clip came out of it, this one included. */
	stalls: number;
	/** What was done to its lines before they were voiced; null for readings and lines of earlier versions. */
	review: PartReview | null;
	/** Its first seconds, to be heard until the whole part can be. */
	opening: OpeningRecord | null;
}

/** A part with what its script is written by. */
export interface PlannedPart extends PartRecord {
	outline: PartOutline;
}

/** The first seconds of a part as a file of its own. */
export interface OpeningRecord {
	objectKey: string;
	/** Bytes. */
	size: number;
	durationSeconds: number;
}

export interface LineRecord {
	id: string;
	partId: OwnedId<'part'>;
	/** From 0 within its part. */
	position: number;
	speaker: Speaker;
	text: string;
	role: LineRole;
	language: Language;
	/** What it rests on, in order. None for a greeting and its like. */
	passages: Passage[];
	chapter: string | null;
	/** Its text or its speaker was changed by hand. */
	edited: boolean;
	/** It says something that its passages do not. */
	unsupported: boolean;
	/** How it is said, in a few words; empty when plain. */
	delivery: string;
	/** Sounds within it, for voices that make them. */
	tags: SpeechTag[];
	/** Seconds from the start of its part; null until it is voiced. */
	start: number | null;
	end: number | null;
}

/** Speech that exists: found again by the hash of all that determines its sound. */
export interface ClipRecord {
	userId: string;
	key: string;
	engine: string;
	objectKey: string;
	/** Bytes. */
	size: number;
	/** Seconds. */
	duration: number;
	lines: SpokenLine[];
}

export interface EpisodePlanRecord {
	outline: EpisodeOutline;
	parts: Pick<PlannedPart, 'id' | 'number' | 'title' | 'outline' | 'byteStart' | 'byteEnd'>[];
}

/** What lies beside a finished part's audio. Times in seconds from the start of the part. */
export interface PartTranscript {
	lines: {
		id: string;
		speaker: Speaker;
		text: string;
		start: number;
		end: number;
		words: [number, number, number, number][];
		/** Where its passages stand in their documents. */
		spans: [number, number][];
		/** The same with their documents. Absent from transcripts that were made before an episode could have several. */
		passages?: Passage[];
		/** Absent from transcripts that were made before lines were checked. */
		unsupported?: boolean;
		/** Its text or its speaker was changed by hand. Absent from transcripts made before this was told. */
		edited?: boolean;
		/** Absent where nothing says that the voice says other words. */
		speech_doubt?: SpeechDoubt;
	}[];
	chapters: { title: string; start: number }[];
}
