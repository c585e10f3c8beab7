import type { Podcast } from '@nexus/contract';
import { useGeneration } from '../features/generation/generation-context.ts';
import { usePlayer } from '../features/player/player-context.ts';

/** What a podcast's row can do, wired to the player and to the progress dialog. */
export function useRowActions() {
	const player = usePlayer();
	const { show } = useGeneration();
	return {
		playingSeriesId: player.status === 'paused' ? null : (player.playing?.series?.id ?? null),
		onPlaySeries: (id: string) => {
			if (id === player.playing?.series?.id) player.toggle();
			else void player.playSeries(id);
		},
		onSeriesDeleted: (id: string) => {
			if (id === player.playing?.series?.id) player.close();
		},
		playingId: player.status === 'paused' ? null : (player.playing?.podcastId ?? null),
		onPlay: (podcast: Podcast) =>
			podcast.id === player.playing?.podcastId && player.playing.complete === podcast.has_audio
				? player.toggle()
				: player.open(podcast),
		onPause: player.toggle,
		onPlayLater: player.playLater,
		onFollow: (podcast: Podcast) => {
			if (podcast.latest_job_id) show(podcast.latest_job_id, podcast.id);
		},
		onDeleted: (podcast: Podcast) => {
			player.queue.remove(podcast.id);
			if (podcast.id === player.playing?.podcastId) player.close();
		},
	};
}
