import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** What a probe thread is told. */
export interface ProbeTask {
	url: string;
	headers: Record<string, string>;
	/** Milliseconds between two requests. */
	interval: number;
}

const { url, headers, interval } = workerData as ProbeTask;
const agent = new Agent({ keepAlive: true });
const latencies: number[] = [];
let failures = 0;

/** Asks whether or not earlier answers have come, so that a server that stalls is not asked less. */
const timer = setInterval(() => {
	const start = performance.now();
	const asked = request(url, { agent, headers }, (response) => {
		response.resume().on('end', () => {
			if (response.statusCode === 200) latencies.push(performance.now() - start);
			else failures++;
		});
	});
	asked.on('error', () => failures++).end();
}, interval);

parentPort?.once('message', () => {
	clearInterval(timer);
	agent.destroy();
	parentPort?.postMessage({ latencies, failures });
	parentPort?.close();
});
