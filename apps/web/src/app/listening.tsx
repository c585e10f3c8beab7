import type { PodcastDetails } from '@nexus/contract';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useGeneration } from '../features/generation/generation-context.ts';
import { EpisodeReader } from '../features/listening/episode-reader.tsx';
import { usePlayer } from '../features/player/player-context.ts';
import { placeAt, secondsBefore, tracksOf } from '../features/player/tracks.ts';
import { Mispronounced } from '../features/pronunciations/mispronounced.tsx';
import { positionOf } from '../lib/positions.ts';

export interface ListeningProps {
	podcast: PodcastDetails;
	children: ReactNode;
	end: ReactNode;
}

/** The episode's reader, wired to the player: it shows the file that is heard, or the one that was left. */
export default function Listening({ podcast, children, end }: ListeningProps) {
	const { audio, playing, open } = usePlayer();
	const { regenerate } = useGeneration();
	const here = playing?.podcastId === podcast.id && !playing.tracks[playing.index]?.isOpening;
	const tracks = here ? playing.tracks : tracksOf(podcast);
	const left = here ? 0 : positionOf(podcast.id);
	const [chosen, setChosen] = useState<number | null>(null);
	const resumed = placeAt(tracks, left)?.index ?? 0;
	const file = here ? playing.index : Math.min(chosen ?? resumed, tracks.length - 1);
	const latest = useRef(podcast);
	useEffect(() => {
		latest.current = podcast;
	}, [podcast]);
	const seek = useCallback((seconds: number) => open(latest.current, file, seconds), [open, file]);
	return (
		<EpisodeReader
			podcast={podcast}
			files={tracks}
			file={file}
			onChooseFile={(index) => (here ? open(podcast, index, 0) : setChosen(index))}
			audio={audio}
			here={here}
			leftAt={file === resumed ? Math.max(0, left - secondsBefore(tracks, file)) : 0}
			onSeek={seek}
			end={end}
			tools={<Mispronounced podcastId={podcast.id} language={podcast.language} onVoice={() => regenerate(podcast)} />}
		>
			{children}
		</EpisodeReader>
	);
}
