import type { Podcast } from '@nexus/contract';

/** A series as each of its episodes tells of it. */
export type SeriesOfPodcast = NonNullable<Podcast['series']>;

/** Whether an episode is the first in a list of those of its series that stand together. */
export const beginsSeries = (podcast: Podcast | undefined, before: Podcast | undefined): SeriesOfPodcast | null =>
	podcast?.series && podcast.series.id !== before?.series?.id ? podcast.series : null;
