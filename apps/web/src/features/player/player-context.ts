import type { Podcast } from '@nexus/contract';
import { createContext, type RefObject, useContext } from 'react';
import type { Playing } from './tracks.ts';

export type PlayerStatus = 'loading' | 'playing' | 'paused';

export interface Player {
	audio: RefObject<HTMLAudioElement | null>;
	playing: Playing | null;
	status: PlayerStatus;
	/** 0.5 to 3. */
	speed: number;
	/**
	 * Starts a podcast from one of its tracks (from 0), at `seconds`. Without a track, the podcast that is on already
	 * goes on where it is.
	 */
	open: (podcast: Podcast, index?: number, seconds?: number) => void;
	toggle: () => void;
	go: (index: number) => void;
	/** Moves by seconds, backwards when negative. */
	skip: (seconds: number) => void;
	setSpeed: (speed: number) => void;
	close: () => void;
}

export const PlayerContext = createContext<Player | null>(null);

export function usePlayer(): Player {
	const player = useContext(PlayerContext);
	if (!player) throw new Error('usePlayer needs a PlayerProvider above it');
	return player;
}
