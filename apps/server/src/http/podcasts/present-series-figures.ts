import type { SeriesOverview } from '@nexus/core/records';

/** How a series is doing: told of with each of its episodes. */
export const presentSeriesFigures = ({ id, title, episodeIds, ready, progress }: SeriesOverview) => ({
	id,
	title,
	episodes: episodeIds.length,
	ready,
	progress: Math.round(progress * 10) / 10,
});
