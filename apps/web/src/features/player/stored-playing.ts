import { useEffect } from 'react';
import { positionOf } from '../../lib/positions.ts';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { type Playing, placeAt } from './tracks.ts';

const NAME = 'player';

/** What was in the player when the page was left, paused; null when nothing was. */
export function restoredPlaying(): Playing | null {
	const kept = readFromTab<Playing>(NAME);
	if (!kept) return null;
	const place = placeAt(kept.tracks, positionOf(kept.podcastId)) ?? { index: kept.index, startAt: 0 };
	return { ...kept, ...place, startsPaused: true, awaiting: false };
}

/** Stores what is in the player, to be restored after a reload. */
export function useStoredPlaying(playing: Playing | null): void {
	useEffect(() => storeInTab(NAME, playing), [playing]);
}
