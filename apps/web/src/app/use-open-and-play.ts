import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { usePlayer } from '../features/player/player-context.ts';
import type { Hearable } from '../lib/podcast-state.ts';

/** Plays an episode from where it was left, on its own screen. */
export function useOpenAndPlay(): (podcast: Hearable) => void {
	const { open } = usePlayer();
	const [, navigate] = useLocation();
	return useCallback(
		(podcast) => {
			open(podcast);
			navigate(`/podcasts/${podcast.id}`);
		},
		[open, navigate],
	);
}
