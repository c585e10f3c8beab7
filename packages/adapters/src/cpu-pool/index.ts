import { availableParallelism } from 'node:os';
import { NexusError } from '@nexus/core/errors';
import type { CpuPool, CpuTaskOptions } from '@nexus/core/ports';
import { Piscina } from 'piscina';
import type { Answer, Call } from './messages.ts';

/** The only worker threads of the process, shared by every adapter, so that they never outnumber the cores. */
export function createCpuPool(size = Math.max(2, availableParallelism())): CpuPool {
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
			let answer: Answer;
			try {
				answer = await pool.run({ module, task, input }, { signal: signal ?? null, transferList: transfer });
			} catch (error) {
				signal?.throwIfAborted();
				throw error;
			}
			if ('error' in answer) throw new NexusError(answer.error.code, answer.error.values);
			return answer.output as Output;
		},
		close: () => pool.destroy(),
	};
}
