import type { Podcast } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { clock } from '../../lib/format.ts';
import { peaksQuery, transcriptQuery } from '../../lib/queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { SeekBar } from '../../ui/seek-bar.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { SpokenTranscript } from '../../ui/spoken-transcript.tsx';
import { Waveform } from '../../ui/waveform.tsx';
import { usePlayer } from './player-context.ts';
import { type Track, tracksOf } from './tracks.ts';

interface PartChooserProps {
	tracks: Track[];
	file: number;
	onChoose: (index: number) => void;
}

function PartChooser({ tracks, file, onChoose }: PartChooserProps) {
	return (
		<label className="inline-flex items-center gap-3">
			<span className="text-soft">Parte</span>
			<select
				value={file}
				onChange={({ target }) => onChoose(Number(target.value))}
				className="h-11 rounded-control border border-outline/60 bg-raised px-3"
			>
				{tracks.map(({ part, duration }, index) => (
					<option key={part} value={index}>
						{part} de {tracks.length} ({clock(duration)})
					</option>
				))}
			</select>
		</label>
	);
}

/**
 * Waveform, chapters and words of one of a podcast's files; those that are being heard, when they are. `children` go
 * beside the choice of the part.
 */
export function EpisodeReader({ podcast, children }: { podcast: Podcast; children: ReactNode }) {
	const { audio, playing, open } = usePlayer();
	const here = playing?.podcastId === podcast.id;
	const tracks = here ? playing.tracks : tracksOf(podcast);
	const [chosen, setChosen] = useState(0);
	const file = here ? playing.index : Math.min(chosen, tracks.length - 1);
	const track = tracks[file];
	const url = track?.url ?? '';
	const { data: peaks } = useQuery(peaksQuery(podcast.id, file, url));
	const { data: transcript, isError } = useQuery(transcriptQuery(podcast.id, file, url));
	const from = (seconds: number) => open(podcast, file, seconds);

	return (
		<div>
			<div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
				{children}
				{tracks.length > 1 && (
					<PartChooser
						tracks={tracks}
						file={file}
						onChoose={(index) => (here ? open(podcast, index, 0) : setChosen(index))}
					/>
				)}
			</div>
			<div className="h-24">
				{!peaks && <Skeleton className="h-full" />}
				{peaks &&
					(here ? (
						<SeekBar audio={audio} peaks={peaks} duration={track?.duration || peaks.duration} className="h-full" />
					) : (
						<Waveform peaks={peaks} className="h-full" />
					))}
			</div>
			<div className="mt-10 grid gap-10 xl:grid-cols-[15rem_minmax(0,42rem)]">
				{transcript && transcript.chapters.length > 1 && (
					<nav aria-label="Capítulos" className="self-start xl:sticky xl:top-8">
						<h2 className="mb-2 text-note text-soft">Capítulos</h2>
						<ol className="border-t border-hairline">
							{transcript.chapters.map(({ title, start }) => (
								<li key={start} className="border-b border-hairline">
									<button
										type="button"
										onClick={() => from(start)}
										className="flex min-h-11 w-full items-baseline justify-between gap-4 py-2.5 text-left transition-colors hover:bg-ink/4"
									>
										<span>{title}</span>
										<span className="figures text-note text-soft">{clock(start)}</span>
									</button>
								</li>
							))}
						</ol>
					</nav>
				)}
				<section aria-label="Transcrição" className="xl:col-start-2">
					<h2 className="sr-only">Transcrição</h2>
					{isError && <Panel title="A transcrição não está disponível">O áudio pode ser ouvido normalmente.</Panel>}
					{!transcript && !isError && (
						<div className="space-y-6">
							<Skeleton className="h-16" />
							<Skeleton className="h-16" />
							<Skeleton className="h-16" />
						</div>
					)}
					{transcript && <SpokenTranscript lines={transcript.lines} audio={audio} following={here} onSeek={from} />}
				</section>
			</div>
		</div>
	);
}
