import type { Job } from '@nexus/contract';
import { TIMING } from '@nexus/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRunning, jobStatus } from '../../lib/job-status.ts';
import { podcastsKey } from '../../lib/queries.ts';
import { toast } from '../../lib/toast.ts';
import { useLiveJob } from '../../lib/use-live-job.ts';

export interface Watched {
	jobId: string;
	podcastId: string;
	/** Started just now: its end is news even when no poll saw it run. */
	fresh: boolean;
}

interface ProgressDialogState {
	open: boolean;
	setOpen: (open: boolean) => void;
}

/** A failure that the dialog itself is showing needs no notice over it. */
function announce(job: Job, dialogOpen: boolean): void {
	switch (jobStatus(job.status)) {
		case 'completed':
			toast({ title: 'Podcast gerado com sucesso!', description: 'Seu episódio está pronto para ouvir.' });
			break;
		case 'failed':
			if (dialogOpen) break;
			toast({
				title: 'Falha na Geração',
				description: job.error_message || 'Falha na geração do podcast',
				destructive: true,
			});
			break;
		case 'cancelled':
			toast({ title: 'Cancelado', description: 'Geração do podcast foi cancelada.' });
			break;
	}
}

/** Follows a job until it ends, and once, when it does, refreshes the podcasts and says so. */
export function useJobWatch(watched: Watched | null, dialog: ProgressDialogState): Job | undefined {
	const { open, setOpen } = dialog;
	const shown = useRef(open);
	shown.current = open;
	const queries = useQueryClient();
	const { data: job, error } = useLiveJob(watched?.jobId ?? null);
	const running = useRef<string | null>(null);
	/** The job that was seen to complete. */
	const [completed, setCompleted] = useState<string | null>(null);
	const status = jobStatus(job?.status);

	useEffect(() => {
		if (watched?.fresh) running.current = watched.jobId;
	}, [watched]);

	useEffect(() => {
		if (error) console.error('The job could not be read', error);
	}, [error]);

	useEffect(() => {
		if (!job || !status) return;
		if (isRunning(status)) {
			running.current = job.id;
			return;
		}
		if (running.current !== job.id) return;
		running.current = null;
		void queries.invalidateQueries({ queryKey: podcastsKey });
		announce(job, shown.current);
		if (status === 'cancelled') setOpen(false);
		if (status === 'completed') setCompleted(job.id);
	}, [job, status, queries, setOpen]);

	useEffect(() => {
		if (completed === null || completed !== watched?.jobId) return;
		const closing = setTimeout(() => setOpen(false), TIMING.progressAutoClose);
		return () => clearTimeout(closing);
	}, [completed, watched, setOpen]);

	return job;
}
