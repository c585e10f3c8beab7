import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { DocumentImport } from '@nexus/contract';
import { ApiClient } from '@nexus/testkit/stack';
import { book, KB } from './books.ts';
import { watchLatency } from './latency.ts';
import { printedBook } from './printed-book.ts';
import { descendants, memoryOf, watchOthers } from './processes.ts';
import { type Server, withServer } from './server.ts';
import { percentile, timed } from './statistics.ts';
import { atMost, type Figure, under } from './table.ts';

const PAGES = 300;
const SECONDS_GOAL = 10;
/** MB. */
const MEMORY_GOAL = 600;
const LATENCY_GOAL = 3;
/** Milliseconds. */
const PROBE_INTERVAL = 20;
const IDLE_WATCH = 10_000;
const LOOK_EVERY = 50;

/** Part i: a book of 300 pages as PDF, and who else is served meanwhile. */
export function conversion(): Promise<Figure[]> {
	return withServer(async (server) => {
		const client = await ApiClient.registered(server.url);
		const pdf = printedBook(book(800 * KB), PAGES);
		const bring = async () => {
			const form = new FormData();
			form.append('file', new Blob([Buffer.from(pdf)]), 'livro.pdf');
			const read = await client.expect<DocumentImport>('POST', '/api/v1/documents/import?wait=300', form);
			if (read.status !== 'completed' || read.source?.pages !== PAGES) throw new Error(JSON.stringify(read.error));
		};
		// The first one compiles what the later ones load.
		await bring();
		const watch = () =>
			watchLatency({
				url: `${server.url}/api/v1/users/me`,
				headers: { authorization: `Bearer ${client.tokens?.access_token}` },
				interval: PROBE_INTERVAL,
			});
		const idleWatch = watch();
		await pause(IDLE_WATCH);
		const idle = percentile((await idleWatch()).latencies, 0.99);
		const others = watchOthers();
		const endMemory = watchConverter(server);
		const busyWatch = watch();
		const { seconds } = await timed(bring);
		const busy = percentile((await busyWatch()).latencies, 0.99);
		const [memory, disturbance] = [endMemory(), others()];
		const figure = (what: string, measured: string, goal: Figure['goal']): Figure => ({
			...{ part: 'i', what, measured, goal },
			others: disturbance,
		});
		return [
			figure(`PDF of ${PAGES} pages to Markdown`, `${seconds.toFixed(1)} s`, under(SECONDS_GOAL, seconds, 's')),
			figure('memory of its process', `${memory.toFixed(0)} MB`, under(MEMORY_GOAL, memory, 'MB')),
			figure(
				'p99 of another call meanwhile, against idle',
				`${(busy / idle).toFixed(1)} (${busy.toFixed(1)} ms, ${idle.toFixed(1)} ms)`,
				atMost(LATENCY_GOAL, busy / idle),
			),
		];
	});
}

const CONVERTER = 'document-conversion/child.ts';

/** @returns a function that ends the watch and tells the largest resident set of a conversion's process, in MB */
function watchConverter(server: Server): () => number {
	let most = 0;
	const look = () => {
		for (const pid of descendants(server.pid)) {
			if (commandOf(pid).includes(CONVERTER)) most = Math.max(most, memoryOf(pid, 'status', 'VmHWM'));
		}
	};
	const timer = setInterval(look, LOOK_EVERY);
	return () => {
		clearInterval(timer);
		return most;
	};
}

/** Empty when the process is gone. */
function commandOf(pid: number): string {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
	} catch {
		return '';
	}
}
