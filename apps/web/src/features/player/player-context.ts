import type { Podcast } from '@nexus/contract';
import { createContext, type RefObject, useContext } from 'react';
import type { Hearable } from '../../lib/podcast-state.ts';
import type { Playing } from './tracks.ts';
import type { Queue } from './use-queue.ts';

/** `awaiting`: what comes next is still being made. `failed`: the track cannot be played, by no address. */
export type PlayerStatus = 'loading' | 'playing' | 'paused' | 'awaiting' | 'failed';

export interface Player {
	audio: RefObject<HTMLAudioElement | null>;
	playing: Playing | null;
	status: PlayerStatus;
	/** 0.5 to 3. */
	speed: number;
	/**
	 * Starts a podcast from one of its tracks (from 0), at `seconds`. Without a track, the podcast that is on already
	 * goes on where it is, and another one where it was left; one that is only begun, with its opening.
	 */
	open: (podcast: Hearable, index?: number, seconds?: number) => void;
	toggle: () => void;
	go: (index: number) => void;
	/** Goes on to the next track, or, after the last, to the next episode of its series, then of the queue. */
	next: () => void;
	hasNext: boolean;
	/** Goes back to the track before, or, from the first, to the episode before in its series; null where there is none. */
	previous: (() => void) | null;
	/** Episodes of the series that come after the one that is on, and can be heard. */
	coming: Podcast[];
	/** Plays a series from where it was left. */
	playSeries: (id: string) => Promise<void>;
	queue: Queue;
	/** Puts an episode into the queue, or, where nothing is on, into the player. */
	playLater: (podcast: Hearable) => void;
	/** Plays an episode of the queue at once. */
	playQueued: (id: string) => void;
	/** Moves by seconds, backwards when negative. */
	skip: (seconds: number) => void;
	setSpeed: (speed: number) => void;
	/** Begins anew what could not be played. */
	retry: () => void;
	close: () => void;
}

export const PlayerContext = createContext<Player | null>(null);

export function usePlayer(): Player {
	const player = useContext(PlayerContext);
	if (!player) throw new Error('usePlayer needs a PlayerProvider above it');
	return player;
}
