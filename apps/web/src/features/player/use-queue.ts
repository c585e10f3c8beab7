import type { Podcast } from '@nexus/contract';
import { useCallback, useMemo } from 'react';
import { useTabState } from '../../lib/tab-storage.ts';

/** An episode that is to be played later. */
type Queued = Pick<Podcast, 'id' | 'title'>;

export interface Queue {
	/** In the order in which they are played. */
	queued: Queued[];
	/** Puts an episode at the end; one that is there already moves. */
	add: (podcast: Queued) => void;
	remove: (id: string) => void;
}

/** What is played after what is on, one after another. It outlives a reload of the page. */
export function useQueue(): Queue {
	const [queued, setQueued] = useTabState<Queued[]>('queue', []);
	const add = useCallback(
		({ id, title }: Queued) => setQueued((now) => [...now.filter((one) => one.id !== id), { id, title }]),
		[setQueued],
	);
	const remove = useCallback((id: string) => setQueued((now) => now.filter((one) => one.id !== id)), [setQueued]);
	return useMemo(() => ({ queued, add, remove }), [queued, add, remove]);
}
