import { decodeMp3 } from '@nexus/testkit/audio';
import { type BareModules, loadBareModules } from './bare-modules.ts';
import { book, KB } from './books.ts';
import { watchOthers } from './processes.ts';
import { withProductionPipeline } from './production-pipeline.ts';
import { withServer } from './server.ts';
import { median, timed } from './statistics.ts';
import { atMost, type Figure } from './table.ts';
import { type CreatedEpisode, createEpisode, startGeneration, warmUp } from './timed-generation.ts';
import { voicedLine } from './voiced-line.ts';

const REPETITIONS = 6;
const DOCUMENT_BYTES = 100 * KB;
const GOAL = 0.65;
/** Lines said before the clock runs, until the code of the synthesizer is compiled for good. */
const WARM_LINES = 60;

interface Run {
	/** Seconds. */
	product: number;
	synthesis: number;
	encoding: number;
	/** Of the audio. */
	duration: number;
}

/**
 * Part b: whole episodes by the product, in turns with bare synthesis and encoding of the same lines. Since a machine's
 * pace changes from minute to minute, an episode is compared with the bare modules before it and after it; the first one
 * is there for that alone.
 */
export async function againstBareModules(): Promise<Figure[]> {
	const modules = await loadBareModules();
	const core = await coreSeconds();
	const others = watchOthers();
	const runs = await withServer(async (server) => {
		await warmUp(server);
		const all: Run[] = [];
		for (let repetition = 0; repetition <= REPETITIONS; repetition++) {
			const episode = await createEpisode(server, DOCUMENT_BYTES);
			const product = await (await startGeneration(episode)).completed();
			all.push({ product, ...(await bareSeconds(modules, episode)) });
		}
		return all;
	});
	const disturbance = others();
	const episodes = runs.slice(1);
	const ratio = median(episodes.map((run, index) => paceOf(run, run.product) / barePace(runs[index] ?? run, run)));
	const bare = median(runs.map(({ synthesis, encoding }) => synthesis + encoding));
	const each = runs.map(
		({ synthesis, encoding, duration }) =>
			`${synthesis.toFixed(1)} + ${encoding.toFixed(1)} s for ${(duration / 60).toFixed(1)} min`,
	);
	const figure = (what: string, measured: string, goal: Figure['goal'] = null): Figure => ({
		...{ part: 'b', what: `100 KB: ${what}`, measured, goal, others: disturbance },
	});
	return [
		figure('bare synthesis + encoding, one thread', each.join('; ')),
		figure('generate call to completed', episodes.map(({ product }) => `${product.toFixed(1)} s`).join('; ')),
		figure('ratio of the product to the bare modules', ratio.toFixed(3), atMost(GOAL, ratio)),
		{
			...figure(
				'pipeline without server and queue, and its ratio',
				`${core.seconds.toFixed(1)} s, ${(core.seconds / bare).toFixed(3)}`,
			),
			others: core.others,
		},
	];
}

/** Seconds of work for each second of audio. */
const paceOf = ({ duration }: Run, seconds: number): number => seconds / duration;

/** The bare modules' pace before and after an episode. */
function barePace(before: Run, after: Run): number {
	const [a, b] = [before, after].map((run) => paceOf(run, run.synthesis + run.encoding));
	return ((a ?? 0) + (b ?? 0)) / 2;
}

/** Plan to finished file of the same document by the pipeline alone. */
function coreSeconds(): Promise<{ seconds: number; others: number }> {
	return withProductionPipeline(async ({ writer, produce }) => {
		await produce(book(10 * KB, 99), writer);
		const others = watchOthers();
		const { planning, making } = await produce(book(DOCUMENT_BYTES), writer);
		return { seconds: planning + making, others: others() };
	});
}

/** Lets this thread hear of connections that the server ended while it was busy, before it uses one of them. */
const connectionsEnded = () => new Promise((resolve) => setTimeout(resolve, 10));

/** Says and encodes again, on this thread, what the product has made. Decoding for it is not counted. */
async function bareSeconds(modules: BareModules, { client, podcastId }: CreatedEpisode) {
	const { lines } = await client.transcript(podcastId);
	const voiced = lines.map(voicedLine);
	modules.synthesize(voiced.slice(0, WARM_LINES));
	const synthesis = await timed(async () => modules.synthesize(voiced));
	await connectionsEnded();
	const { parts } = await client.podcast(podcastId);
	let encoding = 0;
	let duration = 0;
	for (const { part_number: number } of parts) {
		const { response, bytes } = await client.media(`/api/v1/podcasts/${podcastId}/parts/${number}/audio`);
		const { samples, sampleRate } = await decodeMp3(bytes);
		if (samples.length === 0) {
			throw new Error(`part ${number}: status ${response.status}, ${bytes.length} bytes that hold no sound`);
		}
		encoding += (await timed(async () => modules.encode(samples))).seconds;
		duration += samples.length / sampleRate;
		await connectionsEnded();
	}
	return { synthesis: synthesis.seconds, encoding, duration };
}
