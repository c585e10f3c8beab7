import type { Job, Podcast } from '@nexus/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { reasonOf } from '../../lib/http-error.ts';
import { isRunning, jobStatus } from '../../lib/job-status.ts';
import { beginsWithOpening } from '../../lib/podcast-state.ts';
import { jobQuery, podcastQuery } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from './failure.tsx';
import { NotificationChoice } from './notification-choice.tsx';
import { PartSegments } from './part-segments.tsx';
import { ProgressHead } from './progress-head.tsx';
import { ScriptViewer } from './script-viewer.tsx';
import { StepsHistory } from './steps-history.tsx';
import { Waiting } from './waiting.tsx';

interface ProgressDialogProps {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	job: Job | undefined;
	podcastId: string;
	onPlay: (podcast: Podcast) => void;
	/** Called with the id of the job that tries again. */
	onRetried: (jobId: string) => void;
}

const TITLES = {
	pending: 'Gerando seu podcast',
	processing: 'Gerando seu podcast',
	completed: 'Podcast pronto',
	failed: 'Falha na Geração',
	cancelled: 'Geração cancelada',
} as const;

export default function ProgressDialog({ open, onOpenChange, job, podcastId, onPlay, onRetried }: ProgressDialogProps) {
	const queries = useQueryClient();
	const { data: podcast } = useQuery({ ...podcastQuery(podcastId), enabled: open });
	const status = jobStatus(job?.status) ?? 'pending';
	const failed = status === 'failed';
	const closeLabel = isRunning(status) ? 'Ocultar' : 'Fechar';
	const isBegun = podcast !== undefined && beginsWithOpening(podcast);
	const playable = podcast !== undefined && (isBegun || podcast.audio_outputs.length > 0) && !failed;

	const cancel = useMutation({
		mutationFn: (id: string) => call('cancelJob', { params: { id } }),
		onSuccess: (_, id) => queries.invalidateQueries({ queryKey: jobQuery(id).queryKey }),
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Falha ao cancelar job'), destructive: true }),
	});
	const retry = useMutation({
		mutationFn: (id: string) => call('retryJob', { params: { id } }),
		onSuccess: ({ id }) => {
			onRetried(id);
			return queries.invalidateQueries({ queryKey: jobQuery(id).queryKey });
		},
		onError: (error) =>
			toast({ title: 'Erro', description: reasonOf(error, 'Não foi possível tentar de novo.'), destructive: true }),
	});

	const actions = (
		<>
			{job && isRunning(status) && (
				<Button
					variant="quiet"
					className="sm:mr-auto sm:-ml-4"
					disabled={cancel.isPending}
					onClick={() => cancel.mutate(job.id)}
				>
					{cancel.isPending ? 'Cancelando...' : 'Cancelar'}
				</Button>
			)}
			<Button onClick={() => onOpenChange(false)}>{closeLabel}</Button>
			{playable && (
				<Button
					variant="primary"
					onClick={() => {
						onPlay(podcast);
						onOpenChange(false);
					}}
				>
					<Play className="size-4.5 fill-current" aria-hidden="true" />
					{podcast.has_audio
						? isRunning(status)
							? 'Ouvir a versão anterior'
							: 'Ouvir'
						: isBegun
							? 'Ouvir o início'
							: 'Ouvir a primeira parte'}
				</Button>
			)}
			{job && failed && (
				<Button variant="primary" disabled={retry.isPending} onClick={() => retry.mutate(job.id)}>
					Tentar novamente
				</Button>
			)}
		</>
	);

	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			wide
			closeLabel={closeLabel}
			title={TITLES[status]}
			description={failed ? 'Ocorreu um erro no processamento.' : podcast?.title}
			actions={actions}
		>
			{job && (
				<div className="flex flex-col gap-7">
					{failed ? <Failure job={job} /> : <ProgressHead job={job} />}
					<Waiting job={job} />
					<PartSegments job={job} podcast={podcast} />
					{isRunning(status) && <NotificationChoice />}
					<div>
						{podcast?.script_content && (
							<ScriptViewer
								content={podcast.script_content}
								names={{ A: podcast.host_a.name, B: podcast.host_b.name }}
							/>
						)}
						<StepsHistory steps={job.steps_history} />
					</div>
				</div>
			)}
		</Dialog>
	);
}
