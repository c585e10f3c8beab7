import { KB, MB, sizeName } from './books.ts';
import { type Latencies, watchLatency } from './latency.ts';
import { type Peaks, watchMemory } from './memory.ts';
import { watchOthers } from './processes.ts';
import { withServer } from './server.ts';
import { percentile } from './statistics.ts';
import { type Figure, under } from './table.ts';
import { createEpisode, startGeneration, warmUp } from './timed-generation.ts';

const SIZES = [10 * KB, 100 * KB, MB];
const MEMORY_GOAL = 600;
const LATENCY_GOAL = 50;
/** How far seconds per MB may differ between 100 KB and 1 MB. */
const LINEARITY = 0.35;

interface Whole {
	bytes: number;
	seconds: number;
	audioSeconds: number;
	peaks: Peaks;
	others: number;
	health: Latencies;
	list: Latencies;
}

/** Parts d and e: whole episodes with their time and peak memory; while the largest is made, how fast the API answers. */
export async function wholeEpisodes(parts: ReadonlySet<string>): Promise<Figure[]> {
	const made: Whole[] = [];
	for (const bytes of parts.has('d') ? SIZES : SIZES.slice(-1)) made.push(await makeWhole(bytes));
	return [
		...(parts.has('d') ? [...made.flatMap(sizeFigures), ...linearity(made)] : []),
		...(parts.has('e') ? made.slice(-1).flatMap(latencyFigures) : []),
	];
}

function makeWhole(bytes: number): Promise<Whole> {
	return withServer(async (server) => {
		const memory = watchMemory(server.pid);
		const episode = await createEpisode(server, bytes);
		await warmUp(server);
		const authorization = `Bearer ${episode.client.tokens?.access_token}`;
		const health = watchLatency({ url: `${server.url}/healthz`, headers: {}, interval: 20 });
		const list = watchLatency({ url: `${server.url}/api/v1/podcasts/`, headers: { authorization }, interval: 100 });
		const others = watchOthers();
		const seconds = await (await startGeneration(episode)).completed();
		const disturbance = others();
		const latencies = { health: await health(), list: await list() };
		const { audio_outputs: outputs } = await episode.client.podcast(episode.podcastId);
		const audioSeconds = outputs.reduce((sum, output) => sum + output.duration_seconds, 0);
		return { bytes, seconds, audioSeconds, peaks: memory(), others: disturbance, ...latencies };
	});
}

function sizeFigures({ bytes, seconds, audioSeconds, peaks, others }: Whole): Figure[] {
	const name = sizeName(bytes);
	const minutes = audioSeconds / 60;
	const speed = `${seconds.toFixed(1)} s for ${minutes.toFixed(1)} min of audio, ${(seconds / (bytes / MB)).toFixed(0)} s/MB`;
	return [
		{ part: 'd', what: `${name}: whole episode`, measured: speed, goal: null, others },
		memoryFigure(`${name}: whole episode, peak memory`, peaks),
	];
}

/** Of the server's process, with PostgreSQL's beside it. */
export function memoryFigure(what: string, { node, database }: Peaks): Figure {
	const measured = `${node.toFixed(0)} MB (PostgreSQL ${database.toFixed(0)} MB)`;
	return { part: 'd', what, measured, goal: under(MEMORY_GOAL, node, 'MB'), others: null };
}

function linearity(made: Whole[]): Figure[] {
	const [, medium, large] = made.map(({ bytes, seconds }) => seconds / bytes);
	const difference = (large ?? Number.NaN) / (medium ?? Number.NaN) - 1;
	const goal = { text: 'within +-35 %', met: Math.abs(difference) <= LINEARITY };
	const measured = `${difference < 0 ? '' : '+'}${(difference * 100).toFixed(0)} %`;
	return [{ part: 'd', what: 'seconds per MB, 1 MB against 100 KB', measured, goal, others: null }];
}

function latencyFigures({ bytes, health, list, others }: Whole): Figure[] {
	const p99 = percentile(health.latencies, 0.99);
	const name = sizeName(bytes);
	return [
		{
			...{ part: 'e', what: `GET /healthz while ${name} is made`, measured: describe(health), others },
			goal: health.failures > 0 ? { text: 'every answer 200', met: false } : under(LATENCY_GOAL, p99, 'ms at p99'),
		},
		{ part: 'e', what: `GET /api/v1/podcasts/ while ${name} is made`, measured: describe(list), goal: null, others },
	];
}

function describe({ latencies, failures }: Latencies): string {
	const at = (share: number) => percentile(latencies, share).toFixed(1);
	const failed = failures > 0 ? `, ${failures} failed` : '';
	return `p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)} ms (${latencies.length} requests${failed})`;
}
