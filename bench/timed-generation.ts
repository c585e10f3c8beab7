import type { Job } from '@nexus/contract';
import { ApiClient, serverEvents } from '@nexus/testkit/stack';
import { book, KB, sizeName } from './books.ts';
import type { Server } from './server.ts';

/** Milliseconds between two polls of a job: few, since the answers say when things happened. */
const JOB_POLL = 500;

/** An episode that has been created, its document uploaded, ready for the generate call. */
export interface CreatedEpisode {
	client: ApiClient;
	podcastId: string;
}

/** Creates an episode of a book of `bytes` for a new user, so that no clips of earlier episodes can be reused. */
export async function createEpisode(server: Server, bytes: number, seed = 1): Promise<CreatedEpisode> {
	const client = await ApiClient.registered(server.url);
	const upload = await client.upload(`livro-${sizeName(bytes)}.md`, book(bytes, seed));
	const { id } = await client.create({ document_id: upload.id });
	return { client, podcastId: id };
}

/** Seconds from the generate call. */
export interface TimedGeneration {
	jobId: string;
	/** Resolves when part 1 has been fetched whole. */
	firstPart: Promise<number>;
	/** Resolves with when the job was over, by the database's clock, which is this machine's. @throws when it failed */
	completed(): Promise<number>;
	/** Cancels the job and waits until it is over. */
	end(): Promise<void>;
}

/** Makes the generate call and starts to measure. */
export async function startGeneration({ client, podcastId }: CreatedEpisode): Promise<TimedGeneration> {
	const start = Date.now();
	const { job_id: jobId } = await client.generate(podcastId);
	const firstPart = (async () => {
		await firstPartMade(client, jobId);
		const { response } = await client.media(`/api/v1/podcasts/${podcastId}/parts/1/audio`);
		if (response.status !== 200) throw new Error(`the first part: ${response.status}`);
		return (Date.now() - start) / 1000;
	})();
	firstPart.catch(() => undefined);
	const job = client.waitForJob(jobId, undefined, JOB_POLL);
	return {
		jobId,
		firstPart,
		async completed() {
			const { status, finished_at: finished, error_message: message, error_traceback: trace } = await job;
			if (status !== 'completed' || !finished) throw new Error(`job ${status}: ${message}\n${trace}`);
			return (Date.parse(finished) - start) / 1000;
		},
		async end() {
			await client.call('POST', `/api/v1/podcasts/jobs/${jobId}/cancel`);
			await job;
		},
	};
}

/** Follows the job's events, as the web app does, until they tell of a finished part. */
async function firstPartMade({ url, tokens }: ApiClient, jobId: string): Promise<void> {
	const response = await fetch(`${url}/api/v1/podcasts/jobs/${jobId}/events`, {
		headers: { authorization: `Bearer ${tokens?.access_token}` },
	});
	for await (const { event, data } of serverEvents(response)) {
		if (event !== 'step' && ((data as Job).result_data?.generated_parts ?? 0) > 0) return;
	}
	throw new Error('the job ended without a first part');
}

/** Generates a small episode, so that threads and caches are warm as in a server that has been running. */
export async function warmUp(server: Server): Promise<void> {
	const making = await startGeneration(await createEpisode(server, 10 * KB, 99));
	await making.completed();
}

/** Milliseconds from the start of a job to the step that matches, by the database's clock; NaN when there is none. */
export function stepTime({ steps_history: steps, created_at: created }: Job, step: RegExp): number {
	const found = steps.find((candidate) => step.test(candidate.step));
	return found ? Date.parse(found.timestamp) - Date.parse(created) : Number.NaN;
}

/** The same user at the server's new address. */
export function atNewAddress({ tokens, cookie }: ApiClient, url: string): ApiClient {
	return Object.assign(new ApiClient(url), { tokens, cookie });
}
