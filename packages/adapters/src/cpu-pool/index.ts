import { availableParallelism } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { NexusError } from '@nexus/core/errors';
import type { CpuPool, CpuTaskOptions } from '@nexus/core/ports';
import { Piscina } from 'piscina';
import type { Answer, Call } from './messages.ts';

/**
 * Milliseconds that an aborted task gets to end by itself before its thread is ended under it: a new thread compiles for
 * seconds of processor time before it is at full speed.
 */
const GRACE = 1_000;

/**
 * Megabytes of the nursery of each thread that is started from here on: V8 reads the flag when it makes a thread's heap.
 * With a larger one, samples that are no longer needed lie about for longer.
 */
const NURSERY = 4;

/** Worker threads shared by every adapter whose work is heavy, so that they never outnumber the cores. */
export function createCpuPool(size = Math.max(2, availableParallelism())): CpuPool {
	setFlagsFromString(`--max-semi-space-size=${NURSERY}`);
	const pool = new Piscina<Call, Answer>({
		filename: new URL('./worker.ts', import.meta.url).href,
		minThreads: size,
		maxThreads: size,
		concurrentTasksPerWorker: 1,
		idleTimeout: Number.POSITIVE_INFINITY,
	});
	return {
		size,
		async run<Output>(module: string, task: string, input: unknown, options: CpuTaskOptions = {}): Promise<Output> {
			const { signal, transfer = [] } = options;
			signal?.throwIfAborted();
			const kill = new AbortController();
			const answering = pool.run({ module, task, input }, { signal: kill.signal, transferList: transfer });
			const answer = await (signal ? unlessAborted(signal, answering, kill) : answering);
			if ('error' in answer) throw new NexusError(answer.error.code, answer.error.values);
			return answer.output as Output;
		},
		close: () => pool.destroy(),
	};
}

/** @throws the signal's reason as soon as it aborts */
function unlessAborted(signal: AbortSignal, answering: Promise<Answer>, kill: AbortController): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const abort = () => {
			const timer = setTimeout(() => kill.abort(), GRACE).unref();
			const isOver = () => clearTimeout(timer);
			answering.then(isOver, isOver);
			reject(signal.reason);
		};
		signal.addEventListener('abort', abort, { once: true });
		answering.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
	});
}
