import type { Podcast } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { clock } from '../../lib/format.ts';
import { peaksQuery, transcriptQuery } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SeekBar } from '../../ui/seek-bar.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { PartChooser, type ReaderFile } from './part-chooser.tsx';
import { TranscriptView } from './transcript-view.tsx';

interface EpisodeReaderProps {
	podcast: Podcast;
	/** The podcast's audio files, and which of them is shown, from 0. */
	files: ReaderFile[];
	file: number;
	onChooseFile: (file: number) => void;
	audio: RefObject<HTMLAudioElement | null>;
	/** Whether the audio element plays this file. */
	here: boolean;
	/** Seconds into this file at which it was left, while it is not the one that plays. */
	leftAt: number;
	onSeek: (seconds: number) => void;
	/** Before and after the choice of the part. */
	children: ReactNode;
	end: ReactNode;
	/** What can be done about what is read. */
	tools?: ReactNode;
}

/** Waveform, chapters, words and sources of one of a podcast's files. */
export function EpisodeReader({ podcast, files, file, audio, here, leftAt, onSeek, ...rest }: EpisodeReaderProps) {
	const { version = '', duration = 0 } = files[file] ?? {};
	const { data: peaks } = useQuery(peaksQuery(podcast.id, file, version));
	const { data: transcript, error, refetch } = useQuery(transcriptQuery(podcast.id, file, version));
	const length = duration || peaks?.duration || 0;

	return (
		<div>
			<div className="mb-6 flex flex-wrap items-center gap-x-1.5 gap-y-3 max-sm:[&>button]:px-3 sm:gap-x-3">
				{rest.children}
				{files.length > 1 && <PartChooser files={files} file={file} onChoose={rest.onChooseFile} />}
				{rest.end}
			</div>
			<div className="h-20 sm:h-24">
				{peaks ? (
					<SeekBar
						audio={audio}
						peaks={peaks}
						duration={length}
						idle={here ? undefined : { position: leftAt, onSeek }}
						className="h-full"
					/>
				) : (
					<Skeleton className="h-full" />
				)}
			</div>
			<p className="figures mt-2 flex justify-between text-note text-soft" aria-hidden="true">
				<span>0:00</span>
				<span>{clock(length)}</span>
			</p>
			<div className="mt-6">
				{error && !transcript && (
					<div className="max-w-[46rem]">
						<Panel title="A transcrição não está disponível">
							<p>O áudio pode ser ouvido normalmente.</p>
							<Button size="small" className="mt-3" onClick={() => void refetch()}>
								Tentar novamente
							</Button>
						</Panel>
					</div>
				)}
				{!transcript && !error && (
					<div className="max-w-[42rem] space-y-6" role="status" aria-label="Carregando a transcrição">
						<Skeleton className="h-16" />
						<Skeleton className="h-16" />
						<Skeleton className="h-16" />
					</div>
				)}
				{transcript && (
					<TranscriptView
						key={file}
						podcastId={podcast.id}
						transcript={transcript}
						audio={audio}
						here={here}
						onSeek={onSeek}
						tools={rest.tools}
					/>
				)}
			</div>
		</div>
	);
}
