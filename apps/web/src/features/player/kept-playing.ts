import { useEffect } from 'react';
import { keep, readKept } from '../../lib/kept.ts';
import { positionOf } from '../../lib/positions.ts';
import { type Playing, placeAt } from './tracks.ts';

const NAME = 'player';

/** What was in the player when the page was left, waiting there to be played on; null when nothing was. */
export function keptPlaying(): Playing | null {
	const kept = readKept<Playing>(NAME);
	if (!kept) return null;
	const place = placeAt(kept.tracks, positionOf(kept.podcastId)) ?? { index: kept.index, startAt: 0 };
	return { ...kept, ...place, startsPaused: true, awaiting: false };
}

/** Keeps what is in the player for when the page is loaded anew. */
export function useKeptPlaying(playing: Playing | null): void {
	useEffect(() => keep(NAME, playing), [playing]);
}
