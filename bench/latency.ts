import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ProbeTask } from './probe.ts';

export interface Latencies {
	/** Milliseconds from request to the end of the answer. */
	latencies: number[];
	/** Requests that were not answered with 200. */
	failures: number;
}

/** Asks for an address at a steady pace from a thread of its own. @returns a function that ends it and tells. */
export function watchLatency(task: ProbeTask): () => Promise<Latencies> {
	const worker = new Worker(new URL('./probe.ts', import.meta.url), { workerData: task });
	return async () => {
		worker.postMessage('end');
		const [answer] = (await once(worker, 'message')) as [Latencies];
		await worker.terminate();
		return answer;
	};
}
