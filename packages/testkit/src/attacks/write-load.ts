import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '../stack/index.ts';

export interface WriteLoad {
	/** How many calls were answered with each status; 0 for those that had no answer. */
	statuses: ReadonlyMap<number, number>;
	/** Waits until a call that begins after this one is answered with success. @throws after `milliseconds` */
	succeeds(milliseconds: number): Promise<void>;
	end(): Promise<void>;
}

/** Clients side by side that create, list, rename, generate, cancel and delete. */
export function startWriteLoad(client: ApiClient, documentId: string, clients = 8): WriteLoad {
	const statuses = new Map<number, number>();
	let begun = 0;
	let latestSuccess = 0;
	let ending = false;

	async function call<Body>(method: string, path: string, body?: unknown): Promise<Body | null> {
		const number = ++begun;
		const { status, body: answer } = await client
			.call<Body>(method, path, body)
			.catch(() => ({ status: 0, body: null as Body }));
		statuses.set(status, (statuses.get(status) ?? 0) + 1);
		const succeeded = status >= 200 && status < 300;
		if (succeeded) latestSuccess = Math.max(latestSuccess, number);
		// Whoever is told at once that nothing works waits a little, as people do.
		else await wait(5);
		return succeeded ? answer : null;
	}

	async function write(): Promise<void> {
		while (!ending) {
			const podcast = await call<{ id: string }>('POST', '/api/v1/podcasts/', { document_id: documentId });
			if (!podcast) continue;
			const path = `/api/v1/podcasts/${podcast.id}`;
			await call('GET', '/api/v1/podcasts/');
			await call('PATCH', path, { title: 'Outro título' });
			const generated = await call<{ job_id: string }>('POST', `${path}/generate`, {});
			if (generated) await call('POST', `/api/v1/podcasts/jobs/${generated.job_id}/cancel`);
			await call('DELETE', path);
		}
	}

	const writers = Array.from({ length: clients }, () => write());
	return {
		statuses,
		async succeeds(milliseconds) {
			const from = begun;
			const deadline = performance.now() + milliseconds;
			while (latestSuccess <= from) {
				if (performance.now() > deadline) throw new Error(`no write succeeded within ${milliseconds} ms`);
				await wait(10);
			}
		},
		async end() {
			ending = true;
			await Promise.all(writers);
		},
	};
}
