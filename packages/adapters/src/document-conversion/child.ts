import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { NexusError } from '@nexus/core/errors';
import { convert } from './convert.ts';
import type { ChildMessage } from './messages.ts';

/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 250;

// Nothing that is read may reach the network, not even through a library's good intentions.
globalThis.fetch = () => Promise.reject(new Error('conversion has no network'));
const guard = new Worker(new URL('./memory-guard.ts', import.meta.url));
guard.unref();

function send(message: ChildMessage): Promise<void> {
	return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
}

let reported = 0;
function onProgress(share: number): void {
	if (performance.now() - reported < REPORT_EVERY) return;
	reported = performance.now();
	void send({ type: 'progress', share });
}

const [, , name = '', url = ''] = process.argv;
try {
	const bytes = new Uint8Array(await buffer(process.stdin));
	const document = await convert({ bytes, name, url: url === '' ? null : url }, onProgress);
	await send({ type: 'done', document });
} catch (error) {
	const known = error instanceof NexusError ? error : new NexusError('import_damaged');
	await send({ type: 'failed', code: known.code, values: known.values });
}
process.exit();
