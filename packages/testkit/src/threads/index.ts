import { createCpuPool } from '@nexus/adapters/cpu-pool';
import type { CpuPool } from '@nexus/core/ports';

let threads: CpuPool | undefined;

/**
 * The worker threads of this process, as many as a server has. Every stack and every engine under test in it uses these:
 * a thread compiles the voices and the encoder for seconds before it is at full speed. They live as long as the process,
 * which does not wait for them.
 */
export function sharedThreads(): CpuPool {
	threads ??= { ...createCpuPool(), close: async () => undefined };
	return threads;
}
