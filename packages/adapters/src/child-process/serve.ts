import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { NexusError } from '@nexus/contract/nexus-error';
import type { ChildMessage } from './messages.ts';
import { TOLD_MAX } from './told-max.ts';

/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 250;

/** What a child does with the bytes of its standard input and the `args` of its run. */
type Work = (bytes: Uint8Array, args: string[], onProgress: (share: number) => void) => unknown;

/** The whole life of a child that `runChild` started: does its work once, and ends. */
export async function serve(work: Work): Promise<never> {
	// Nothing that is read may reach the network, not even through a library's good intentions.
	globalThis.fetch = () => Promise.reject(new Error('a child has no network'));
	const [, , server, ...args] = process.argv;
	new Worker(new URL('./guard.ts', import.meta.url), { workerData: { server: Number(server) } }).unref();
	process.on('disconnect', () => process.exit());
	let reported = 0;
	const onProgress = (share: number) => {
		if (performance.now() - reported < REPORT_EVERY) return;
		reported = performance.now();
		void send({ type: 'progress', share });
	};
	try {
		const bytes = new Uint8Array(await buffer(process.stdin));
		await send({ type: 'done', result: await work(bytes, args, onProgress) });
	} catch (error) {
		await send(
			error instanceof NexusError
				? { type: 'failed', code: error.code, values: error.values }
				: { type: 'broken', stack: String(error instanceof Error ? error.stack : error).slice(0, TOLD_MAX) },
		);
	}
	process.exit();
}

function send(message: ChildMessage): Promise<void> {
	return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}
