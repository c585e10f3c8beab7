import { RECENT_PODCASTS } from '@nexus/contract/limits';
import { podcastsQuery } from '../lib/queries.ts';
import { queryClient } from '../lib/query-client.ts';
import { accessToken } from '../lib/tokens.ts';
import { meQuery } from '../lib/user.ts';

type Asked = NonNullable<typeof window.nexusAsked>;

async function cacheAnswer(asked: Asked, answer: Asked['recent'], queryKey: readonly unknown[]): Promise<void> {
	const response = await answer;
	const data: unknown = response?.ok ? await response.json().catch(() => null) : null;
	if (data && asked.token === accessToken()) queryClient.setQueryData(queryKey, data);
}

/** Caches the answers that public/boot.js has requested already. Requests that failed are repeated where they are needed. */
export async function cachePreloadedAnswers(): Promise<void> {
	const asked = window.nexusAsked;
	delete window.nexusAsked;
	if (!asked) return;
	const recent = podcastsQuery(RECENT_PODCASTS, 0, 'always');
	await Promise.all([
		cacheAnswer(asked, asked.user, meQuery.queryKey),
		cacheAnswer(asked, asked.recent, recent.queryKey),
	]);
}
