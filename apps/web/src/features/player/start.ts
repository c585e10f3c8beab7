import type { Hearable } from '../../lib/podcast-state.ts';
import { positionOf } from '../../lib/positions.ts';
import { type Playing, placeAt, tracksFromStart, tracksOf } from './tracks.ts';

/** An episode as it begins: from one of its tracks, at `seconds`, or, without a track, where it was left. */
export function startOf(podcast: Hearable, index?: number, seconds?: number): Playing {
	const tracks = index === undefined ? tracksFromStart(podcast) : tracksOf(podcast);
	const left = index === undefined ? placeAt(tracks, positionOf(podcast.id)) : null;
	return {
		podcastId: podcast.id,
		title: podcast.title,
		series: podcast.series,
		hostA: podcast.host_a.name,
		hostB: podcast.host_b.name,
		tracks,
		index: left?.index ?? index ?? 0,
		startAt: seconds ?? left?.startAt ?? 0,
		startsPaused: false,
		complete: podcast.has_audio,
		successor: null,
		awaiting: false,
	};
}
