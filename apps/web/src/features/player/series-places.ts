import type { Podcast, SeriesDetails } from '@nexus/contract';
import { lastHeard } from '../../lib/positions.ts';
import { queryClient } from '../../lib/query-client.ts';
import { seriesQuery } from '../../lib/series-queries.ts';

const isAudible = ({ audio_outputs, files_cleaned }: Podcast): boolean => audio_outputs.length > 0 && !files_cleaned;

/** The audible episodes of a series before and after one of its episodes, in order. */
export function audibleNeighbours(
	series: Pick<SeriesDetails, 'podcasts'> | undefined,
	podcastId: string,
): { before: Podcast[]; coming: Podcast[] } {
	const podcasts = series?.podcasts ?? [];
	const at = podcasts.findIndex(({ id }) => id === podcastId);
	if (at < 0) return { before: [], coming: [] };
	return { before: podcasts.slice(0, at).filter(isAudible), coming: podcasts.slice(at + 1).filter(isAudible) };
}

/** As it is now; undefined where it cannot be had. */
const seriesNow = (id: string): Promise<SeriesDetails | undefined> =>
	queryClient.fetchQuery({ ...seriesQuery(id), staleTime: 0 }).catch(() => undefined);

/** What comes after an episode in its series. */
export const nextInSeries = async (id: string, podcastId: string): Promise<Podcast | undefined> =>
	audibleNeighbours(await seriesNow(id), podcastId).coming[0];

/** Where to begin with a series: the episode that was left in the middle, else the first that can be heard. */
export async function beginningOfSeries(id: string): Promise<Podcast | undefined> {
	const audible = (await seriesNow(id))?.podcasts.filter(isAudible) ?? [];
	const left = lastHeard();
	return audible.find((podcast) => podcast.id === left) ?? audible[0];
}
