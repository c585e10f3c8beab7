import type { Podcast } from '@nexus/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useGeneration } from '../features/generation/generation-context.ts';
import { usePlayer } from '../features/player/player-context.ts';
import { jobStatus } from '../lib/job-status.ts';
import { notify } from '../lib/notifications.ts';
import { jobQuery, makingQuery, podcastQuery } from '../lib/queries.ts';
import { markTab } from '../lib/tab-title.ts';
import { useIdle } from '../lib/use-idle.ts';

export interface GenerationStatus {
	/** 0 to 100, of the newest episode that is being made; null while none is. */
	percent: number | null;
	/** Whether an episode was finished that nobody has opened since. */
	isReady: boolean;
}

const detailsPath = (id: string): string => `/podcasts/${id}`;

/** Returns the episodes in generation, newest first. Calls `onEnd` with each whose generation has ended. */
function useGeneratingPodcasts(onEnd: (podcast: Podcast) => void): Podcast[] {
	const queries = useQueryClient();
	const { following } = useGeneration();
	const idle = useIdle();
	const { data } = useQuery({
		...makingQuery,
		enabled: idle || following,
	});
	const before = useRef<Podcast[]>([]);
	useEffect(() => {
		if (!data) return;
		const ended = before.current.filter(({ id }) => !data.podcasts.some((podcast) => podcast.id === id));
		before.current = data.podcasts.filter(({ latest_job_id }) => latest_job_id !== null);
		for (const { id } of ended) {
			// One that was deleted has nothing to tell.
			queries.fetchQuery({ ...podcastQuery(id), staleTime: 0 }).then(onEnd, () => undefined);
		}
	}, [data, queries, onEnd]);
	return data?.podcasts.filter(({ latest_job_id }) => latest_job_id !== null) ?? [];
}

/** Progress of the episodes in generation. Also shows it in the tab's title and, where allowed, in browser notifications. */
export function useGenerationStatus(): GenerationStatus {
	const [path, navigate] = useLocation();
	const { playing } = usePlayer();
	const [ready, setReady] = useState<readonly string[]>([]);
	const open = useRef(path);
	open.current = path;

	const end = useCallback(
		({ id, title, latest_job_status }: Podcast) => {
			const status = jobStatus(latest_job_status);
			if (status !== 'completed' && status !== 'failed') return;
			const isOpen = open.current === detailsPath(id);
			if (status === 'completed' && !isOpen) setReady((ids) => [...ids, id]);
			const onClick = () => navigate(detailsPath(id));
			notify({
				title: status === 'completed' ? 'Podcast pronto' : 'Falha na Geração',
				text: title,
				about: id,
				onClick,
			});
		},
		[navigate],
	);
	const [newest] = useGeneratingPodcasts(end);
	// What is told of the job while it is followed elsewhere; by itself, this asks for nothing.
	const { data: job } = useQuery({ ...jobQuery(newest?.latest_job_id ?? ''), enabled: false });
	const progress = newest && Math.max(job?.progress_percentage ?? 0, newest.latest_job_progress ?? 0);
	const percent = progress === undefined ? null : Math.round(progress);

	useEffect(() => {
		setReady((ids) =>
			path === '/history' || ids.length === 0
				? []
				: ids.filter((id) => path !== detailsPath(id) && playing?.podcastId !== id),
		);
	}, [path, playing?.podcastId]);

	const isReady = ready.length > 0;
	useEffect(() => markTab(percent === null ? (isReady ? '✓ Pronto' : '') : `${percent}%`), [percent, isReady]);
	useEffect(() => () => markTab(''), []);
	return { percent, isReady };
}
