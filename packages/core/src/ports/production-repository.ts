import type { OwnedId } from '../ownership/index.ts';
import type { Addition, EpisodeOutline } from '../planning/types.ts';
import type {
	ClipRecord,
	EpisodePlanRecord,
	LineRecord,
	OpeningRecord,
	PartRecord,
	PlannedPart,
} from '../records/part.ts';
import type { PartReview } from './script-plan.ts';
import type { PaidAnswer } from './script-writer.ts';

/** How far the parts of an episode are. */
export interface EpisodeProgress {
	/** Of their progress, 0 to 1. */
	mean: number;
	/** The first part that is not finished. */
	front: number | null;
	/** Parts that were begun and are not finished. */
	underWay: number;
	/** Seconds that the others under way still take, together. */
	secondsBeside: number;
	/** Bytes of the document that all parts stand for, and those which were not begun. */
	bytes: number;
	bytesAhead: number;
}

export interface ProductionRepository {
	outline(episodeId: OwnedId<'episode'>): Promise<EpisodeOutline | null>;
	parts(episodeId: OwnedId<'episode'>): Promise<PartRecord[]>;
	part(partId: OwnedId<'part'>): Promise<PlannedPart | null>;
	partNumbered(episodeId: OwnedId<'episode'>, number: number): Promise<PartRecord | null>;
	/** Where the part begins that begins nearest before `offset`, or there, in UTF-16 code units and bytes of the document. */
	beginningBefore(episodeId: OwnedId<'episode'>, offset: number): Promise<{ units: number; bytes: number } | null>;
	/** Counts the beginning of work on a part, which from now on is the only one; null when there is no such part. */
	beginPart(partId: OwnedId<'part'>): Promise<PlannedPart | null>;
	/** Something came out of the work on a part: beginnings are counted anew. */
	recordPartProgress(partId: OwnedId<'part'>): Promise<void>;
	/** For another run: beginnings of the work on all parts are counted anew. */
	resetStalls(episodeId: OwnedId<'episode'>): Promise<void>;
	/** @param progress 0 to 1, never going back. @param secondsLeft until the part is finished, at the present pace */
	setPartProgress(
		part: { id: OwnedId<'part'>; episodeId: OwnedId<'episode'> },
		progress: number,
		secondsLeft: number,
	): Promise<EpisodeProgress>;
	/** What there is of the script of a part that is not written to its end. */
	removeLines(partId: OwnedId<'part'>): Promise<void>;
	/** Its script has all its lines. @param review what was done to them; null where nobody checked them */
	setScriptWritten(partId: OwnedId<'part'>, review: PartReview | null): Promise<void>;
	/** What can be heard of the part until it is finished. */
	setOpening(partId: OwnedId<'part'>, opening: OpeningRecord): Promise<void>;
	lines(partId: OwnedId<'part'>): Promise<LineRecord[]>;
	/** What a model answered already while the episode's script is written. */
	findAnswer(episodeId: OwnedId<'episode'>, key: string): Promise<PaidAnswer | null>;
	keepAnswer(episodeId: OwnedId<'episode'>, key: string, answer: PaidAnswer): Promise<void>;
	/** The script is written. */
	forgetAnswers(episodeId: OwnedId<'episode'>): Promise<void>;
	/** The lines of all parts, in order. */
	episodeLines(episodeId: OwnedId<'episode'>): Promise<(LineRecord & { partNumber: number })[]>;
	/** All parts, or only those, are to be assembled again, from the clips that exist. */
	reopenParts(episodeId: OwnedId<'episode'>, only?: ReadonlySet<OwnedId<'part'>>): Promise<void>;
	/** Speaker and text of every written line of the episode, in order. */
	script(episodeId: OwnedId<'episode'>): Promise<Pick<LineRecord, 'speaker' | 'text' | 'unsupported'>[]>;
	findClips(userId: string, keys: string[]): Promise<ClipRecord[]>;
	/** Each key once. */
	saveClips(clips: ClipRecord[]): Promise<void>;
	/** Keys of the clips that the episode's parts are made of, by part. */
	partClips(episodeId: OwnedId<'episode'>): Promise<Map<string, ReadonlySet<string>>>;
}

/** What only a transaction can do: locks, and what takes several statements. */
export interface ProductionTransaction extends ProductionRepository {
	savePlan(episodeId: OwnedId<'episode'>, plan: EpisodePlanRecord): Promise<void>;
	saveOutline(episodeId: OwnedId<'episode'>, outline: EpisodeOutline): Promise<void>;
	/** A section that a job is to add to a written part, which then is to be voiced again; null for none any more. */
	setAddition(partId: OwnedId<'part'>, addition: Addition | null): Promise<void>;
	/** True, and so until its end, while no later work on the part has begun. */
	holdPart(part: Pick<PartRecord, 'id' | 'attempt'>): Promise<boolean>;
	/** Further lines of a part that is being written. */
	appendLines(lines: LineRecord[]): Promise<void>;
	/**
	 * Gives parts other lines, which then are to be voiced again; `removed` parts go and the rest is counted anew.
	 * Audio, clips and transcripts stay until they are replaced.
	 */
	replaceLines(
		episodeId: OwnedId<'episode'>,
		edit: { changed: Map<OwnedId<'part'>, LineRecord[]>; removed: OwnedId<'part'>[] },
	): Promise<void>;
	/** Notes which clips the part is made of, before they exist, so that none is thought unused. */
	setPartClips(partId: OwnedId<'part'>, userId: string, keys: string[]): Promise<void>;
	/**
	 * Notes that the object of a finished part, which may be an audio file too, has another tag.
	 * @returns whether any part or file has that object
	 */
	noteTag(episodeId: OwnedId<'episode'>, object: { key: string; size: number; tagBytes: number }): Promise<boolean>;
	/**
	 * Notes the part as finished and counts it on the job.
	 * Answers how many parts of the episode are not finished yet, or null when the job is no longer under way
	 * under `run`, or the part is worked on anew: then nothing is written.
	 */
	completePart(
		job: { id: OwnedId<'job'>; run: number },
		part: {
			id: OwnedId<'part'>;
			attempt: number;
			episodeId: OwnedId<'episode'>;
			durationSeconds: number;
			loudness: number;
			size: number;
			objectKey: string;
			tagBytes: number;
			lines: { id: string; start: number; end: number }[];
		},
	): Promise<number | null>;
}
