import type { OwnedId } from '../ownership/index.ts';
import type { AudioFileRecord, EpisodeFilter, EpisodeOverview, EpisodeRecord } from '../records/episode.ts';
import type { Page, Paged } from './page.ts';

/** An episode as it is created. */
export type CreatedEpisode = Omit<
	EpisodeRecord,
	| 'createdAt'
	| 'durationSeconds'
	| 'thumbnail'
	| 'lastPlayedAt'
	| 'cleanedAt'
	| 'cleanupReason'
	| 'scriptChanged'
	| Omissible
> &
	Partial<Pick<EpisodeRecord, Omissible>>;
type Omissible = 'draft' | 'themeSound' | 'documentIds' | 'seriesId' | 'seriesPosition';

export interface EpisodeRepository {
	create(episode: CreatedEpisode): Promise<EpisodeRecord>;
	/** A draft that becomes an episode is as new as that. */
	update(id: OwnedId<'episode'>, changes: { title?: string; approved?: true; scriptChanged?: boolean }): Promise<void>;
	/** Notes that somebody works on it. */
	touch(id: OwnedId<'episode'>): Promise<void>;
	/** Drafts without a job under way that nobody touched since `before`, oldest first, at most `limit`. */
	staleDrafts(before: Date, limit: number): Promise<{ id: OwnedId<'episode'>; userId: string }[]>;
	find(userId: string, id: string): Promise<EpisodeRecord | null>;
	overview(userId: string, id: string): Promise<EpisodeOverview | null>;
	list(userId: string, page: Page, filter: EpisodeFilter): Promise<Paged<EpisodeOverview>>;
	/** The episodes of a series, in their order. */
	ofSeries(userId: string, seriesId: string): Promise<EpisodeOverview[]>;
	isStaleDraft(id: OwnedId<'episode'>, before: Date): Promise<boolean>;
	/** How many episodes there are of a document, drafts aside. */
	countOfDocument(userId: string, documentId: string): Promise<number>;
	/** Notes that it is being heard. */
	notePlayed(id: OwnedId<'episode'>): Promise<void>;
	/** Forgets that there was sound, where there is none: the finished parts of an episode are heard until it has files. */
	forgetCleanedAudio(id: OwnedId<'episode'>): Promise<void>;
	/** Forgets the user's clips that no part is made of. Answers their object keys. */
	forgetUnusedClips(userId: string): Promise<string[]>;
}

/** What only a transaction can do: locks, and what takes several statements. */
export interface EpisodeTransaction extends EpisodeRepository {
	/** Keeps others from locking it, and jobs from being made for it, until its end. */
	lock(userId: string, id: string): Promise<EpisodeRecord | null>;
	setFinished(
		id: OwnedId<'episode'>,
		result: { durationSeconds: number; thumbnail: EpisodeRecord['thumbnail']; audioFiles: AudioFileRecord[] },
	): Promise<void>;
	/** With its parts, lines and jobs, and with its series when it is the last one there. Answers the object keys of the clips that no other episode uses. */
	delete(id: OwnedId<'episode'>): Promise<string[]>;
}
