/** Runs beside the conversion: a parser that is busy cannot look at its own size. */

/** Bytes of memory, everything together, that a conversion may take. */
const MOST = 1024 * 1024 * 1024;
const LOOK_EVERY = 50;

setInterval(() => {
	if (process.memoryUsage.rss() > MOST) process.kill(process.pid, 'SIGKILL');
}, LOOK_EVERY);
