import type { PodcastDetails } from '@nexus/contract';
import clsx from 'clsx';
import { ListPlus, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { EndedPanel } from '../features/generation/ended-panel.tsx';
import { useGeneration } from '../features/generation/generation-context.ts';
import { RunningPanel } from '../features/generation/running-panel.tsx';
import { ScriptViewer } from '../features/generation/script-viewer.tsx';
import { useJobActions } from '../features/generation/use-job-actions.ts';
import { usePlayer } from '../features/player/player-context.ts';
import { AboutPodcast } from '../features/podcasts/about-podcast.tsx';
import { Deletion } from '../features/podcasts/deletion.tsx';
import { DownloadMenu } from '../features/podcasts/download-menu.tsx';
import { EpisodeVoices } from '../features/podcasts/episode-voices.tsx';
import { Renaming } from '../features/podcasts/renaming.tsx';
import { cleanedWords } from '../lib/cleanup-reasons.ts';
import { jobStatus } from '../lib/job-status.ts';
import { podcastState } from '../lib/podcast-state.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { EditScript } from './edit-script.tsx';
import { LazyListening } from './lazy-listening.tsx';
import { ListenButton } from './listen-button.tsx';

/** Everything below an episode's title, in whichever state it is. */
export function PodcastContent({ podcast }: { podcast: PodcastDetails }) {
	const player = usePlayer();
	const { show, starting, regenerate, addSection } = useGeneration();
	const [, navigate] = useLocation();
	const [doomed, setDoomed] = useState<PodcastDetails | null>(null);
	const [renamed, setRenamed] = useState<PodcastDetails | null>(null);
	const { cancel, retry } = useJobActions((jobId) => show(jobId, podcast.id, true));

	const state = podcastState(podcast, Date.now());
	const audible = podcast.audio_outputs.length > 0 && !podcast.files_cleaned;
	const jobId = podcast.latest_job_id;
	/** The version before can be heard; the new one was not made. */
	const failedAnew = state === 'ready' && jobStatus(podcast.latest_job_status) === 'failed';
	const editable = state !== 'generating' && podcast.script_content !== '';

	const label = audible ? 'max-sm:sr-only' : undefined;
	const upkeep = (
		<div className={clsx('flex', audible ? 'ml-auto *:px-3 sm:-mr-3' : !editable && '-ml-4.5')}>
			{audible && player.playing?.podcastId !== podcast.id && (
				<Button variant="quiet" onClick={() => player.playLater(podcast)}>
					<ListPlus className="size-4.5" aria-hidden="true" />
					<span className={label}>Tocar depois</span>
				</Button>
			)}
			<Button variant="quiet" onClick={() => setRenamed(podcast)}>
				<Pencil className="size-4.5" aria-hidden="true" />
				<span className={label}>Renomear</span>
			</Button>
			<Button variant="quiet" onClick={() => setDoomed(podcast)}>
				<Trash2 className="size-4.5" aria-hidden="true" />
				<span className={label}>Excluir</span>
			</Button>
		</div>
	);
	const generation = (
		<Button variant={audible ? 'secondary' : 'primary'} disabled={starting} onClick={() => void regenerate(podcast)}>
			{starting ? 'Iniciando...' : 'Gerar novamente'}
		</Button>
	);

	return (
		<>
			{state === 'generating' && jobId && (
				<RunningPanel
					podcast={podcast}
					jobId={jobId}
					listen={!audible && podcast.opening && <ListenButton podcast={podcast} />}
					cancelling={cancel.isPending}
					onCancel={() => cancel.mutate(jobId)}
					onShow={() => show(jobId, podcast.id)}
				/>
			)}
			{(failedAnew || state === 'failed' || state === 'cancelled') && jobId && (
				<EndedPanel
					jobId={jobId}
					end={state === 'cancelled' ? 'cancelled' : 'failed'}
					audible={audible}
					olderVersion={failedAnew}
					retrying={retry.isPending}
					onRetry={() => retry.mutate(jobId)}
				/>
			)}
			{state === 'cleaned' && (
				<Notice title="Áudio não disponível" action={generation}>
					{cleanedWords(podcast)}
				</Notice>
			)}
			{state === 'failed' && !jobId && (
				<Notice title="Áudio não disponível" action={generation}>
					O podcast pode ter falhado ou ainda está sendo processado.
				</Notice>
			)}
			{state === 'ready' && podcast.script_changed && !failedAnew && (
				<Notice title="O roteiro mudou depois do áudio" action={generation}>
					Você continua ouvindo a versão anterior. Ao gerar novamente, só as falas alteradas ganham voz nova.
				</Notice>
			)}
			{audible ? (
				<LazyListening podcast={podcast} end={upkeep}>
					<ListenButton podcast={podcast} />
					<DownloadMenu podcast={podcast} />
					{editable && <EditScript podcast={podcast} />}
				</LazyListening>
			) : (
				<>
					{podcast.script_content && !editable && (
						<div className="max-w-[46rem]">
							<ScriptViewer
								content={podcast.script_content}
								names={{ A: podcast.host_a.name, B: podcast.host_b.name }}
							/>
						</div>
					)}
					<div className="flex gap-6">
						{editable && <EditScript podcast={podcast} />}
						{upkeep}
					</div>
				</>
			)}
			<AboutPodcast
				podcast={podcast}
				adding={
					editable && !podcast.draft
						? { starting, onAdd: (section, version) => addSection(podcast, section, version) }
						: undefined
				}
				voices={
					editable && (
						<EpisodeVoices podcast={podcast} starting={starting} onChange={(engine) => regenerate(podcast, engine)} />
					)
				}
			/>
			<Renaming podcast={renamed} onClose={() => setRenamed(null)} />
			<Deletion
				podcast={doomed}
				onClose={() => setDoomed(null)}
				onDeleted={() => {
					player.queue.remove(podcast.id);
					if (player.playing?.podcastId === podcast.id) player.close();
					navigate('/history', { replace: true });
				}}
			/>
		</>
	);
}

function Notice({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
	return (
		<div className="mb-10 max-w-[46rem]">
			<Panel title={title}>
				<p className="mb-4">{children}</p>
				{action}
			</Panel>
		</div>
	);
}
