import type { Job, PodcastDetails } from '@nexus/contract';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { peaksQuery } from '../../lib/queries.ts';
import { Waveform } from '../../ui/waveform.tsx';
import { type Segment, segmentsOf, segmentsOfParts } from './stage.ts';

const WORDS: Record<Segment, string> = { done: 'concluída', active: 'gerando', pending: 'pendente' };

function PartPicture({
	podcastId,
	file,
	url,
	segment,
}: {
	podcastId: string;
	file: number;
	url: string;
	segment: Segment;
}) {
	const { data: peaks } = useQuery({ ...peaksQuery(podcastId, file, url), enabled: url !== '' });
	if (peaks) return <Waveform peaks={peaks} className="h-10 animate-enter" />;
	return (
		<div className="grid h-10 items-center" aria-hidden="true">
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

/** The episode as it grows: each part's waveform once it can be heard, a line until then. */
export function PartSegments({ job, podcast }: { job: Job; podcast: PodcastDetails | undefined }) {
	const { total_parts, generated_parts } = job.result_data;
	const percent = job.status === 'completed' ? 100 : job.progress_percentage;
	const segments = podcast?.parts.length
		? segmentsOfParts(podcast.parts, percent)
		: segmentsOf(job.current_step, percent, { total: total_parts, generated: generated_parts });
	if (segments.length === 0) return null;
	return (
		<ol
			className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-2 gap-y-3"
			aria-label="Partes do episódio"
		>
			{segments.map((segment, index) => {
				const output = podcast?.has_audio
					? undefined
					: podcast?.audio_outputs.find(({ part_number }) => part_number === index + 1);
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
					<li key={index}>
						<PartPicture
							podcastId={podcast?.id ?? ''}
							file={output ? (podcast?.audio_outputs.indexOf(output) ?? 0) : 0}
							url={output?.public_url ?? ''}
							segment={segment}
						/>
						<p className={clsx('text-note', segment === 'active' ? 'font-semibold' : 'text-soft')}>
							Parte {index + 1} <span className="font-normal">{WORDS[segment]}</span>
						</p>
					</li>
				);
			})}
		</ol>
	);
}
