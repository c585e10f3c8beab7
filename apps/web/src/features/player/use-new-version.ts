import type { PodcastDetails } from '@nexus/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { fetchCode } from '../../lib/fetch-code.ts';
import { isGenerating } from '../../lib/podcast-state.ts';
import { transcriptQuery } from '../../lib/queries.ts';
import { inCurrentVersion, isRemade, type Playing, secondsBefore, type Track, tracksOf } from './tracks.ts';

/** The words of a whole episode, in the time of all its files. */
const wordsOf = (id: string, tracks: Track[]) =>
	transcriptQuery(id, tracks.length === 1 ? 0 : 'all', tracks.map(({ version }) => version).join());

/**
 * Goes over to the new version of an episode that was made anew while it is on, at the line that is being heard.
 * @param news of the episode, as the server told last
 */
export function useNewVersion(
	audio: RefObject<HTMLAudioElement | null>,
	playing: Playing | null,
	news: PodcastDetails | undefined,
	change: (next: (now: Playing | null) => Playing | null) => void,
): void {
	const queries = useQueryClient();
	const told = playing && news?.id === playing.podcastId ? news : undefined;
	useQuery({
		...wordsOf(playing?.podcastId ?? '', playing?.tracks ?? []),
		// They can be had only until the new version is there.
		enabled: playing?.complete === true && told !== undefined && isGenerating(told, Date.now()),
	});

	const remade = playing && told && isRemade(playing, told) ? told : undefined;
	useEffect(() => {
		if (!remade || !playing) return;
		let left = false;
		const goOver = async () => {
			const before = queries.getQueryData(wordsOf(remade.id, playing.tracks).queryKey);
			const { matchingPosition } = await fetchCode(() => import('./matching-position.ts'));
			const now = await queries.fetchQuery(wordsOf(remade.id, tracksOf(remade))).catch(() => undefined);
			const sound = audio.current;
			if (left || !sound) return;
			const heard = secondsBefore(playing.tracks, playing.index) + sound.currentTime;
			const place = before && now ? matchingPosition(before, now, heard) : heard;
			change((current) => current && inCurrentVersion(current, remade, place, sound.paused));
		};
		void goOver();
		return () => {
			left = true;
		};
	}, [audio, playing, remade, queries, change]);
}
