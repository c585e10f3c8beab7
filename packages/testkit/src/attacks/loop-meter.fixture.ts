import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server's process before its own code. Answers every message of its parent with what its event loop did
// since the message before.
if (isMainThread && process.send) {
	const delays = monitorEventLoopDelay({ resolution: 1 });
	delays.enable();
	let before = performance.eventLoopUtilization();
	process.on('message', () => {
		const now = performance.eventLoopUtilization();
		const { active } = performance.eventLoopUtilization(now, before);
		const { rss } = process.memoryUsage();
		process.send?.({ load: { busy: active, longest: delays.max / 1e6, resident: rss / 1024 / 1024 } });
		before = performance.eventLoopUtilization();
		delays.reset();
	});
	process.channel?.unref();
}
