import type { OwnedId } from '../ownership/index.ts';

/** What one part's script or speech used. Added to what is noted of the same job, part and kind already. */
export interface UsageEntry {
	userId: string;
	/** Null for what belongs to no episode, as the sample of a voice. */
	episodeId: string | null;
	/** Of work that no job does: an id of its own. */
	jobId: string;
	/** Null for what was used on the whole episode. */
	partId: string | null;
	kind: 'script' | 'speech';
	engine: string;
	model: string | null;
	inputTokens: number;
	outputTokens: number;
	/** Of both, those of answers that could not be used. */
	wastedTokens: number;
	characters: number;
	audioSeconds: number;
	costUsd: number;
	/** Of that, for answers that could not be used. */
	wastedUsd: number;
	/** Of that, with the installation's key. */
	systemUsd: number;
}

export type UsageTotals = Pick<
	UsageEntry,
	'kind' | 'inputTokens' | 'outputTokens' | 'wastedTokens' | 'characters' | 'audioSeconds' | 'costUsd' | 'wastedUsd'
>;

export interface UsageRepository {
	add(entry: UsageEntry): Promise<void>;
	/** Sums by kind over all jobs of an episode. */
	ofEpisode(episodeId: OwnedId<'episode'>): Promise<UsageTotals[]>;
	/** Sums by kind for each job that has used anything. */
	ofJobs(jobIds: OwnedId<'job'>[]): Promise<Map<string, UsageTotals[]>>;
}
