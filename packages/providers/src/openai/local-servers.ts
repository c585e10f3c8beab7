import { LOCAL_MODEL_NAME_MAX, LOCAL_SERVERS, type LocalServerName } from '@nexus/contract';
import type { FoundServer } from '@nexus/core/ports';
import { z } from 'zod';
import { type CallTimeouts, get, type HttpFetch, readJson } from '../calls/index.ts';

export type LocalServers = Readonly<Record<LocalServerName, string>>;

/** Where these programs listen unless somebody moved them. Nothing else is ever looked for. */
export const LOCAL_ADDRESSES: LocalServers = {
	ollama: 'http://127.0.0.1:11434',
	'lm-studio': 'http://127.0.0.1:1234',
};

const TIMEOUTS: CallTimeouts = { firstByteMs: 2_000, betweenMs: 1_000, totalMs: 4_000 };
const MOST_BYTES = 512_000;
const MOST_MODELS = 100;
const answer = z.object({ data: z.array(z.object({ id: z.string().min(1).max(LOCAL_MODEL_NAME_MAX) })).max(10_000) });

/** Which of them answer on this machine, and the models that each has for writing. */
export async function findLocalServers(fetch: HttpFetch, servers: LocalServers): Promise<FoundServer[]> {
	const found = await Promise.all(
		LOCAL_SERVERS.map(async (server) => {
			const models = await modelsAt(fetch, servers[server]).catch(() => null);
			return models === null ? [] : [{ server, address: servers[server], models }];
		}),
	);
	return found.flat();
}

/** Null for what is no such server. @throws ProviderFailure */
async function modelsAt(fetch: HttpFetch, address: string): Promise<string[] | null> {
	const { status, chunks } = await get(fetch, {
		provider: address,
		url: `${address}/v1/models`,
		headers: { accept: 'application/json' },
		signal: new AbortController().signal,
		timeouts: TIMEOUTS,
		mostBytes: MOST_BYTES,
	});
	const parsed = answer.safeParse(await readJson(chunks));
	if (status !== 200 || !parsed.success) return null;
	const names = parsed.data.data.map(({ id }) => id).filter(canWrite);
	return [...new Set(names)].sort().slice(0, MOST_MODELS);
}

/** Models that turn texts into vectors are listed beside those that write. */
const canWrite = (name: string): boolean => !name.toLowerCase().includes('embed');
