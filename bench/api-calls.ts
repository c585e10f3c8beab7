import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startEmbeddedDatabase } from '@nexus/adapters/postgres-embedded';
import autocannon from 'autocannon';
import type { BareTask } from './bare-routes.ts';
import { KB } from './books.ts';
import { undoing } from './clean-up.ts';
import { watchLatency } from './latency.ts';
import { watchOthers } from './processes.ts';
import { type Server, serving, withFolder } from './server.ts';
import { median, percentile } from './statistics.ts';
import { atLeast, atMost, type Figure } from './table.ts';
import { type CreatedEpisode, createEpisode, startGeneration, warmUp } from './timed-generation.ts';

const SECRET = 'the secret of a bench: 32 characters or more';
const EPISODES = 30;
const CONNECTIONS = 8;
/** Short and many, in turns who is first: the pace of a shared machine changes within seconds. */
const SECONDS = 1;
const ROUNDS = 16;
const THROUGHPUT_GOAL = 0.6;
const LATENCY_GOAL = 3;
/** Milliseconds between two requests of one probe, and how long an idle server is watched. */
const PROBE_INTERVAL = 20;
const IDLE_WATCH = 15_000;

const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

interface Call {
	name: string;
	path: string;
}

/** Part g: list, details and job by the product and by bare routes; and while two episodes are made. */
export function apiCalls(): Promise<Figure[]> {
	return withFolder(async (folder) => {
		const database = await startEmbeddedDatabase({ dataDir: folder, logger: silent });
		return await undoing(database.stop, () =>
			serving(
				folder,
				async (server) => {
					const { orders, calls, authorization } = await storeTestData(server);
					const paths = calls.map(({ path }) => path);
					const task = { databaseUrl: database.url, dataDir: folder, secret: SECRET, authorization, paths };
					return [
						...(await throughput(server, task, calls, authorization)),
						...(await latency(server, calls, authorization, orders)),
					];
				},
				{ DATABASE_URL: database.url, NEXUS_SECRET: SECRET },
			),
		);
	});
}

/** A user with a page of episodes, one of them made; and two people whose episodes are still to be made. */
async function storeTestData(server: Server) {
	await warmUp(server);
	const first = await createEpisode(server, 10 * KB);
	const { client } = first;
	const { jobId, completed } = await startGeneration(first);
	await completed();
	const { document_id } = await client.podcast(first.podcastId);
	for (let made = 1; made < EPISODES; made++) {
		await client.create({ document_id: document_id ?? '', title: `Episódio ${made}` });
	}
	const calls: Call[] = [
		{ name: 'list', path: `/api/v1/podcasts/?limit=${EPISODES}` },
		{ name: 'details', path: `/api/v1/podcasts/${first.podcastId}` },
		{ name: 'job', path: `/api/v1/podcasts/jobs/${jobId}` },
	];
	const orders = [await createEpisode(server, 100 * KB, 2), await createEpisode(server, 100 * KB, 3)];
	return { orders, calls, authorization: `Bearer ${client.tokens?.access_token}` };
}

async function throughput(server: Server, task: BareTask, calls: Call[], authorization: string): Promise<Figure[]> {
	return await withBareRoutes(task, async (bareUrl) => {
		const figures: Figure[] = [];
		for (const { name, path } of calls) {
			const others = watchOthers();
			const pairs: [product: number, bare: number][] = [];
			for (const url of [server.url, bareUrl]) await perSecond(url + path, authorization);
			for (let round = 0; round < ROUNDS; round++) {
				const urls = [server.url, bareUrl].map((url) => url + path);
				const inTurn = round % 2 === 0 ? urls : urls.toReversed();
				const rates = new Map<string, number>();
				for (const url of inTurn) rates.set(url, await perSecond(url, authorization));
				pairs.push(urls.map((url) => rates.get(url) ?? 0) as [number, number]);
			}
			const ratio = median(pairs.map(([product, bare]) => product / bare));
			const [product, bare] = [0, 1].map((at) => median(pairs.map((pair) => pair[at] ?? 0)).toFixed(0));
			figures.push({
				part: 'g',
				what: `${name}: calls a second, product/bare route`,
				measured: `${ratio.toFixed(2)} (${product}/${bare})`,
				goal: atLeast(THROUGHPUT_GOAL, ratio),
				others: others(),
			});
		}
		return figures;
	});
}

async function withBareRoutes<Result>(task: BareTask, work: (url: string) => Promise<Result>): Promise<Result> {
	const child = fork(new URL('./bare-routes.ts', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
	const ended = once(child, 'exit');
	return await undoing(
		async () => {
			child.kill();
			await ended;
		},
		async () => {
			child.send(task);
			const gone = ended.then(() => Promise.reject(new Error('the bare routes ended')));
			const [url] = await Promise.race([once(child, 'message'), gone]);
			gone.catch(() => undefined);
			return await work(String(url));
		},
	);
}

async function perSecond(url: string, authorization: string): Promise<number> {
	const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers: { authorization } });
	if (result.non2xx > 0 || result.errors > 0)
		throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
	return result['2xx'] / result.duration;
}

async function latency(
	server: Server,
	calls: Call[],
	authorization: string,
	orders: CreatedEpisode[],
): Promise<Figure[]> {
	const watch = () =>
		calls.map(({ path }) =>
			watchLatency({ url: server.url + path, headers: { authorization }, interval: PROBE_INTERVAL }),
		);
	const p99 = async (watches: ReturnType<typeof watch>) => {
		const answers = await Promise.all(watches.map((end) => end()));
		if (answers.some(({ failures }) => failures > 0)) throw new Error('calls failed while latency was measured');
		return answers.map(({ latencies }) => percentile(latencies, 0.99));
	};
	const idleWatches = watch();
	await new Promise((resolve) => setTimeout(resolve, IDLE_WATCH));
	const idle = await p99(idleWatches);
	const others = watchOthers();
	const makings = await Promise.all(orders.map((each) => startGeneration(each)));
	const busyWatches = watch();
	await Promise.all(makings.map(({ completed }) => completed()));
	const busy = await p99(busyWatches);
	const disturbance = others();
	return calls.map(({ name }, at) => {
		const [quiet = Number.NaN, loaded = Number.NaN] = [idle[at], busy[at]];
		return {
			part: 'g',
			what: `${name}: p99 while two episodes are made, against idle`,
			measured: `${(loaded / quiet).toFixed(1)} (${loaded.toFixed(1)} ms, ${quiet.toFixed(1)} ms)`,
			goal: atMost(LATENCY_GOAL, loaded / quiet),
			others: disturbance,
		};
	});
}
