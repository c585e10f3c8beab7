import type { Series, SeriesDetails as SeriesDetailsAnswer } from '@nexus/contract';
import type { SeriesOverview } from '@nexus/core/records';
import type { SeriesDetails } from '@nexus/episodes/series';
import { presentPodcast } from '../podcasts/present-podcast.ts';
import { presentSeriesFigures } from '../podcasts/present-series-figures.ts';

export const presentSeries = (series: SeriesOverview): Series => ({
	...presentSeriesFigures(series),
	createdAt: series.createdAt.toISOString(),
});

export const presentSeriesDetails = ({ series, episodes }: SeriesDetails): SeriesDetailsAnswer => ({
	...presentSeries(series),
	podcasts: episodes.map(presentPodcast),
});
