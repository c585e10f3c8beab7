import type { Job, PodcastDetails } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { isRunning } from '../../lib/job-status.ts';
import { peaksQuery } from '../../lib/queries.ts';
import { Waveform } from '../../ui/waveform.tsx';
import { type Segment, segmentsOf, segmentsOfParts } from './stage.ts';

const WORDS: Record<Segment, string> = { done: 'concluída', active: 'gerando', pending: 'pendente' };

/** With more parts than this, only their numbers are written under them; with more than the other, none is drawn. */
const MANY = 6;
const TOO_MANY = 48;

/** The most of many parts in a row, on a phone and elsewhere; several rows share the parts out evenly. */
const ROW = { narrow: 5, wide: 12 } as const;
const columns = (parts: number, most: number): number => Math.ceil(parts / Math.ceil(parts / most));

const FEW = 'grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))]';
const EVEN = 'grid-cols-[repeat(var(--narrow),minmax(0,1fr))] sm:grid-cols-[repeat(var(--wide),minmax(0,1fr))]';

/** The finished episode's first file. */
function Whole({ podcastId, version }: { podcastId: string; version: string }) {
	const { data: peaks } = useQuery(peaksQuery(podcastId, 0, version));
	return <div className="h-16">{peaks && <Waveform peaks={peaks} className="h-16 animate-enter" />}</div>;
}

interface PartPictureProps {
	podcastId: string;
	file: number;
	/** Of its sound; empty while it cannot be heard. */
	version: string;
	segment: Segment;
	slim: boolean;
}

function PartPicture({ podcastId, file, version, segment, slim }: PartPictureProps) {
	const { data: peaks } = useQuery({ ...peaksQuery(podcastId, file, version), enabled: version !== '' });
	if (peaks) return <Waveform peaks={peaks} className="h-10 animate-enter" />;
	return (
		<div className={clsx('grid items-center', slim ? 'h-4' : 'h-10')} aria-hidden="true">
			<div
				className={clsx(
					'h-0.5 rounded-full',
					segment === 'done' && 'bg-linear-to-r from-ember to-lagoon',
					segment === 'active' && 'animate-breathe bg-ink',
					segment === 'pending' && 'bg-hairline',
				)}
			/>
		</div>
	);
}

/** The episode as it grows: the sound of a single part as it is said; each of several once it can be heard, a line until then. */
export function PartSegments({ job, podcast }: { job: Job; podcast: PodcastDetails | undefined }) {
	const percent = job.status === 'completed' ? 100 : job.progress_percentage;
	const segments = podcast?.parts.length ? segmentsOfParts(podcast.parts, percent) : segmentsOf(job, percent);
	/** What can be heard of an episode that is made anew is the version before. */
	const remade = podcast?.has_audio && isRunning(job.status);
	const finished = podcast?.has_audio && !remade ? podcast.audio_outputs[0] : undefined;
	const many = segments.length > MANY;
	return (
		<div className="flex flex-col gap-4 empty:hidden">
			{podcast && finished && <Whole podcastId={podcast.id} version={finished.version} />}
			{job.growing && isRunning(job.status) && (
				<div data-growing>
					<Waveform peaks={job.growing} className="h-16" />
				</div>
			)}
			{segments.length > 0 && (
				<ol
					aria-label="Partes do episódio"
					className={clsx('grid gap-x-2 gap-y-3', many ? EVEN : FEW)}
					style={
						{
							'--narrow': columns(segments.length, ROW.narrow),
							'--wide': columns(segments.length, ROW.wide),
						} as CSSProperties
					}
				>
					{segments.map((segment, index) => {
						const output =
							finished || remade || segments.length > TOO_MANY
								? undefined
								: podcast?.audio_outputs.find(({ part_number }) => part_number === index + 1);
						return (
							// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
							<li key={index}>
								<PartPicture
									podcastId={podcast?.id ?? ''}
									file={output ? (podcast?.audio_outputs.indexOf(output) ?? 0) : 0}
									version={output?.version ?? ''}
									segment={segment}
									slim={finished !== undefined || segments.length > TOO_MANY}
								/>
								<p className={clsx('figures text-note', segment === 'active' ? 'font-semibold' : 'text-soft')}>
									<span className={clsx(many && 'sr-only')}>Parte </span>
									{index + 1} <span className={clsx('font-normal', many && 'sr-only')}>{WORDS[segment]}</span>
								</p>
							</li>
						);
					})}
				</ol>
			)}
		</div>
	);
}
