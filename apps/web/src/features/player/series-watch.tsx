import type { Podcast } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { seriesQuery } from '../../lib/series-queries.ts';
import { audibleNeighbours } from './series-places.ts';

interface SeriesWatchProps {
	seriesId: string;
	podcastId: string;
	onAround: (places: { before: Podcast[]; coming: Podcast[] }) => void;
}

/** Tells what comes before and after an episode in its series, as long as it is on. */
export default function SeriesWatch({ seriesId, podcastId, onAround }: SeriesWatchProps) {
	const { data } = useQuery(seriesQuery(seriesId));
	useEffect(() => onAround(audibleNeighbours(data, podcastId)), [data, podcastId, onAround]);
	useEffect(() => () => onAround({ before: [], coming: [] }), [onAround]);
	return null;
}
