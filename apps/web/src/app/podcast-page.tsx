import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { Link } from 'wouter';
import { useGeneration } from '../features/generation/generation-context.ts';
import { EpisodeReader } from '../features/player/episode-reader.tsx';
import { usePlayer } from '../features/player/player-context.ts';
import { dateAndTime, minutes } from '../lib/format.ts';
import { reasonOf } from '../lib/http-error.ts';
import { podcastState } from '../lib/podcast-state.ts';
import { podcastQuery } from '../lib/queries.ts';
import { Button } from '../ui/button.tsx';
import { HostNames } from '../ui/host.tsx';
import { Panel } from '../ui/panel.tsx';
import { Skeleton } from '../ui/spinner.tsx';
import { Page } from './page.tsx';

/** One episode: its sound, its words, its chapters. */
export default function PodcastPage({ id }: { id: string }) {
	const { data: podcast, error } = useQuery(podcastQuery(id));
	const player = usePlayer();
	const { show } = useGeneration();

	if (error && !podcast)
		return (
			<Page title="Erro ao buscar detalhes" description="Não foi possível carregar os detalhes completos do podcast.">
				<p className="mb-5 text-soft">{reasonOf(error, '')}</p>
				<Button asChild>
					<Link href="/history">Ver o histórico</Link>
				</Button>
			</Page>
		);
	if (!podcast)
		return (
			<Page title="Podcast" description={<Skeleton className="h-5 w-64" />}>
				<Skeleton className="h-24" />
			</Page>
		);

	const state = podcastState(podcast, Date.now());
	const audible = podcast.audio_outputs.length > 0 && !podcast.files_cleaned;
	const here = player.playing?.podcastId === podcast.id;
	const sounding = here && player.status !== 'paused';
	return (
		<Page
			title={podcast.title}
			description={
				<span className="flex flex-wrap items-center gap-x-4 gap-y-1">
					<HostNames a={podcast.host_a.name} b={podcast.host_b.name} />
					{podcast.estimated_duration > 0 && <span className="figures">{minutes(podcast.estimated_duration)}</span>}
					<time dateTime={podcast.createdAt} className="figures">
						{dateAndTime(podcast.createdAt)}
					</time>
				</span>
			}
		>
			{state === 'generating' && podcast.latest_job_id && (
				<div className="mb-6">
					<Panel title="Este podcast está sendo gerado">
						<Button
							size="small"
							className="mt-2"
							onClick={() => podcast.latest_job_id && show(podcast.latest_job_id, id)}
						>
							Acompanhar
						</Button>
					</Panel>
				</div>
			)}
			{audible ? (
				<EpisodeReader podcast={podcast}>
					<Button variant="primary" onClick={() => (here ? player.toggle() : player.open(podcast))}>
						{sounding ? (
							<Pause className="size-4.5 fill-current" aria-hidden="true" />
						) : (
							<Play className="size-4.5 fill-current" aria-hidden="true" />
						)}
						{sounding ? 'Pausar' : 'Ouvir'}
					</Button>
				</EpisodeReader>
			) : (
				state !== 'generating' && (
					<Panel tone="alarm" title="Áudio não disponível">
						O podcast pode ter falhado ou ainda está sendo processado.
					</Panel>
				)
			)}
		</Page>
	);
}
