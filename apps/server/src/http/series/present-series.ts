import type { Series, SeriesDetails as SeriesDetailsAnswer } from '@nexus/contract';
import type { SeriesOverview } from '@nexus/core/records';
import type { SeriesDetails } from '@nexus/episodes/series';
import { presentPodcast } from '../podcasts/present-podcast.ts';
import { presentFigures } from './present-figures.ts';

export const presentSeries = (series: SeriesOverview): Series => ({
	...presentFigures(series),
	createdAt: series.createdAt.toISOString(),
});

export const presentSeriesDetails = ({ series, episodes }: SeriesDetails): SeriesDetailsAnswer => ({
	...presentSeries(series),
	podcasts: episodes.map(presentPodcast),
});
