import type { Job, JobEvents } from '@nexus/contract';
import { TIMING } from '@nexus/contract/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf } from './api.ts';
import { isTerminal } from './job-status.ts';
import { jobQuery } from './queries.ts';
import { refreshTokens } from './refresh.ts';
import { accessToken } from './tokens.ts';

type Tell = (change: (job: Job | undefined) => Job | undefined) => void;

async function open(id: string, signal: AbortSignal): Promise<Response> {
	const token = accessToken();
	const ask = () =>
		fetch(addressOf('jobEvents', { id }), {
			headers: { accept: 'text/event-stream', authorization: `Bearer ${accessToken()}` },
			signal,
		});
	const response = await ask();
	return response.status === 401 && (await refreshTokens(token)) ? ask() : response;
}

/** Follows the events until the job ends or the connection does. */
async function followOnce(id: string, signal: AbortSignal, tell: Tell, onLive: () => void): Promise<void> {
	const response = await open(id, signal);
	if (!response.ok || !response.body || response.status === 204) return;
	// Loaded with the first job that is followed: most visits follow none.
	const { eventsOf } = await import('./event-stream.ts');
	const steps: Job['steps_history'] = [];
	for await (const { event, data } of eventsOf(response.body)) {
		onLive();
		if (event === 'step') {
			const step: JobEvents['step'] = JSON.parse(data);
			steps.push(step);
			const history = [...steps];
			tell((job) => job && (history.length > job.steps_history.length ? { ...job, steps_history: history } : job));
		}
		if (event === 'progress') {
			const progress: JobEvents['progress'] = JSON.parse(data);
			tell(() => ({ ...progress, steps_history: [...steps] }));
		}
		if (event === 'end') {
			const ended: JobEvents['end'] = JSON.parse(data);
			tell(() => ended);
		}
	}
}

const pause = (milliseconds: number, signal: AbortSignal) =>
	new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, milliseconds);
		signal.addEventListener('abort', () => {
			clearTimeout(timer);
			resolve();
		});
	});

/** A job as it goes: told by the server's events, and asked for every 2 s while those do not come. */
export function useLiveJob(id: string | null) {
	const queries = useQueryClient();
	const [live, setLive] = useState(false);
	const query = jobQuery(id ?? '');
	const asked = useQuery({
		...query,
		enabled: id !== null,
		refetchInterval: live ? false : query.refetchInterval,
	});
	const over = isTerminal(asked.data?.status);

	useEffect(() => {
		if (id === null || over) return;
		const leaving = new AbortController();
		const { signal } = leaving;
		const { queryKey } = jobQuery(id);
		const tell: Tell = (change) => {
			if (!signal.aborted) queries.setQueryData<Job>(queryKey, change);
		};
		const follow = async () => {
			while (!signal.aborted) {
				await followOnce(id, signal, tell, () => setLive(true)).catch(() => undefined);
				if (signal.aborted) return;
				setLive(false);
				await pause(TIMING.jobPoll, signal);
			}
		};
		void follow();
		return () => {
			leaving.abort();
			setLive(false);
		};
	}, [id, over, queries]);

	return asked;
}
