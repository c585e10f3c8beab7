import type { Job } from '@nexus/contract';
import { type Counts, FAULTS } from '@nexus/testkit/emulators';
import { startGeminiStack } from '@nexus/testkit/gemini-stack';
import { ApiClient, newUser } from '@nexus/testkit/stack';
import { faultsOf } from './sound-episode.ts';

export interface FaultSoak {
	episodes: number;
	/** Made at the same time. */
	atOnce: number;
	/** Share of calls that fail, in all ways that the emulator knows. */
	rate: number;
	seed: number;
	content: (episode: number) => string;
	log: (line: string) => void;
}

export interface FaultSoakResult {
	completed: number;
	/** By error code. */
	failed: Record<string, number>;
	/** What is wrong with finished episodes, or with how others failed. */
	wrong: string[];
	counts: Counts;
	/** As the jobs' own accounts have it. */
	wasted: { tokens: number; cost_usd: number };
}

/** Failures that a person can do something about, or wait for. */
const TOLD = /^(provider|own_key|system_key|speech|script)_/;

/** Less than an access token lasts. */
const SESSION_MS = 600_000;

/** Episodes while the provider fails in every way: each ends completed and sound, or failed with a message of use. */
export async function faultSoak(soak: FaultSoak): Promise<FaultSoakResult> {
	const { episodes, atOnce, rate, seed, content, log } = soak;
	const { stack, gemini, close } = await startGeminiStack(
		{},
		{
			retry: { baseMs: 20, maxMs: 200 },
			timeouts: { firstByteMs: 20_000, betweenMs: 4_000, totalMs: 60_000 },
		},
	);
	// A job waits for the day's end where a daily quota is spent.
	const kinds = FAULTS.filter((fault) => fault !== 'quota-day');
	gemini.faults.set({ rate, seed, kinds, limits: { retryDelay: 0.2 } });
	const result: FaultSoakResult = {
		completed: 0,
		failed: {},
		wrong: [],
		counts: gemini.counts(),
		wasted: { tokens: 0, cost_usd: 0 },
	};
	try {
		const user = newUser();
		const client = await ApiClient.registered(stack.url, user);
		let signedInAt = Date.now();
		await client.expect('PUT', '/api/v1/users/me/settings', { use_custom_config: true, max_monthly_generations: 1000 });
		const numbers = Array.from({ length: episodes }, (_, index) => index + 1).values();
		const makeAll = async () => {
			for (const number of numbers) {
				if (Date.now() - signedInAt > SESSION_MS) {
					signedInAt = Date.now();
					await client.login(user);
				}
				const { id } = await client.upload('documento.md', content(number));
				const podcast = await client.create({ document_id: id });
				const { job_id } = await client.generate(podcast.id);
				const job = await client.waitForJob(job_id, undefined, 250);
				await note(result, client, job);
				log(`${number}: ${job.status} ${job.error_code ?? ''}`);
			}
		};
		await Promise.all(Array.from({ length: atOnce }, makeAll));
		result.counts = gemini.counts();
		return result;
	} finally {
		await close();
	}
}

async function note(result: FaultSoakResult, client: ApiClient, job: Job): Promise<void> {
	result.wasted.tokens += job.usage?.wasted.tokens ?? 0;
	result.wasted.cost_usd += job.usage?.wasted.cost_usd ?? 0;
	if (job.status === 'completed') {
		result.completed++;
		result.wrong.push(...(await faultsOf(client, await client.podcast(job.podcast_id))));
		return;
	}
	const code = job.error_code ?? 'none';
	result.failed[code] = (result.failed[code] ?? 0) + 1;
	const isTold = job.status === 'failed' && TOLD.test(code) && (job.error_message ?? '').length > 20;
	if (!isTold) result.wrong.push(`${job.status} ${code}: ${job.error_message} ${job.error_traceback}`);
}
