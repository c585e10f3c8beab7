import type { OwnedId } from '../ownership/index.ts';
import type { SeriesOverview, SeriesRecord } from '../records/series.ts';
import type { Page, Paged } from './page.ts';

/** A series is deleted with its last episode. */
export interface SeriesRepository {
	/** In a transaction with its episodes: nobody is to see one without any. */
	create(series: Omit<SeriesRecord, 'createdAt'>): Promise<void>;
	overview(userId: string, id: string): Promise<SeriesOverview | null>;
	/** The newest first. */
	list(userId: string, page: Page): Promise<Paged<SeriesOverview>>;
	/** False when the user has no such series. */
	rename(userId: string, id: string, title: string): Promise<boolean>;
	/** Puts episodes in their places, in this order; only those of the series. */
	arrange(id: OwnedId<'series'>, episodeIds: readonly string[]): Promise<void>;
}

export interface SeriesTransaction extends SeriesRepository {
	/** Keeps others from changing it, and it from being deleted, until the transaction's end. False when there is none. */
	lock(userId: string, id: string): Promise<boolean>;
}
