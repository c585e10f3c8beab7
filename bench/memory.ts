import { descendants, memoryOf } from './processes.ts';

/** Milliseconds between two looks at PostgreSQL. */
const INTERVAL = 500;

/** Peaks in MB (10^6 bytes). */
export interface Peaks {
	/** Largest resident set of the server's own process since it started, as the kernel keeps it. */
	node: number;
	/** Largest sum over PostgreSQL's processes, memory that they share counted once. */
	database: number;
}

/** Watches a server's memory. @returns a function that ends the watch and tells the peaks. */
export function watchMemory(server: number): () => Peaks {
	let database = 0;
	const look = () => {
		const sum = descendants(server).reduce((total, pid) => total + memoryOf(pid, 'smaps_rollup', 'Pss'), 0);
		database = Math.max(database, sum);
	};
	const timer = setInterval(look, INTERVAL);
	return () => {
		clearInterval(timer);
		look();
		return { node: memoryOf(server, 'status', 'VmHWM'), database };
	};
}
