/** Runs beside a child's work: whoever is busy cannot look at their own size, nor see that the server has ended. */
import { workerData } from 'node:worker_threads';

/** Bytes of memory, everything together, that a child may take. */
const MOST = 1024 * 1024 * 1024;
const LOOK_EVERY = 50;

setInterval(() => {
	// Once the server has ended, however that happened, the system gives its children to another process.
	if (process.ppid !== workerData.server || process.memoryUsage.rss() > MOST) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY);
