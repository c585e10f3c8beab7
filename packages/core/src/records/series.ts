import type { OwnedId } from '../ownership/index.ts';

/** Episodes of one user under one title. It goes with the last of them. */
export interface SeriesRecord {
	id: OwnedId<'series'>;
	userId: string;
	title: string;
	createdAt: Date;
}

/** A series with what a list shows of it. */
export interface SeriesOverview extends SeriesRecord {
	/** Its episodes, in their order. */
	episodeIds: string[];
	/** Of how many of them the whole can be heard. */
	ready: number;
	/** 0 to 100, over all of them. */
	progress: number;
}
