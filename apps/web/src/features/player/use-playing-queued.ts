import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Hearable } from '../../lib/podcast-state.ts';
import { podcastQuery } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import type { Player } from './player-context.ts';
import { startOf } from './start.ts';
import type { Playing } from './tracks.ts';
import type { Queue } from './use-queue.ts';

interface PlayingQueued extends Pick<Player, 'playLater' | 'playQueued'> {
	/** Plays the first episode of the queue that there is sound of; does nothing where there is none. */
	playNext: () => Promise<void>;
}

/** What brings episodes into the queue, and from there into the player. */
export function usePlayingQueued(
	{ queued, add, remove }: Queue,
	playing: RefObject<Playing | null>,
	play: (next: Playing) => void,
): PlayingQueued {
	const queries = useQueryClient();
	const latest = useRef(queued);
	useEffect(() => {
		latest.current = queued;
	}, [queued]);

	const playQueued = useCallback(
		async (id: string): Promise<boolean> => {
			remove(id);
			const before = playing.current;
			const podcast = await queries.fetchQuery({ ...podcastQuery(id), staleTime: 0 }).catch(() => undefined);
			// Something else may have been chosen meanwhile.
			if (playing.current !== before) return true;
			const next = podcast && startOf(podcast);
			if (!next || next.tracks.length === 0) return false;
			play(next);
			return true;
		},
		[queries, remove, playing, play],
	);
	const playNext = useCallback(async () => {
		for (const { id } of latest.current) if (await playQueued(id)) return;
	}, [playQueued]);
	const playLater = useCallback(
		(podcast: Hearable) => {
			if (playing.current) {
				add(podcast);
				toast({ title: 'Vai tocar depois', description: podcast.title });
			} else play({ ...startOf(podcast), startsPaused: true });
		},
		[add, playing, play],
	);
	return { playLater, playNext, playQueued: (id) => void playQueued(id) };
}
