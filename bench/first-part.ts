import { KB, MB, sizeName } from './books.ts';
import { watchOthers } from './processes.ts';
import { serving, withFolder, withServer } from './server.ts';
import { median } from './statistics.ts';
import { type Figure, under } from './table.ts';
import { atNewAddress, createEpisode, startGeneration, warmUp } from './timed-generation.ts';

const SIZES = [10 * KB, 100 * KB, MB, 10 * MB];
const REPETITIONS = 3;
/** Seconds. */
const GOAL = 2;

/** Part c: from the generate call until the first part has been fetched over HTTP. */
export async function firstPart(): Promise<Figure[]> {
	return [...(await warm()), ...(await cold())];
}

function warm(): Promise<Figure[]> {
	return withServer(async (server) => {
		const figures: Figure[] = [];
		for (const bytes of SIZES) {
			const seconds: number[] = [];
			const others = watchOthers();
			for (let repetition = 0; repetition < REPETITIONS; repetition++) {
				const episode = await createEpisode(server, bytes);
				await warmUp(server);
				const making = await startGeneration(episode);
				seconds.push(await making.firstPart);
				await making.end();
			}
			const each = seconds.map((value) => value.toFixed(2)).join(', ');
			const measured = `${median(seconds).toFixed(2)} s (${each})`;
			const what = `${sizeName(bytes)}: first part, warm`;
			figures.push({ part: 'c', what, measured, goal: under(GOAL, median(seconds), 's'), others: others() });
		}
		return figures;
	});
}

/** The generate call is the first thing that happens to a server after its start. */
function cold(): Promise<Figure[]> {
	return withFolder(async (folder) => {
		const orders = await serving(folder, async (server) => {
			const made = [];
			for (const bytes of SIZES) made.push({ bytes, ...(await createEpisode(server, bytes)) });
			return made;
		});
		const figures: Figure[] = [];
		for (const { bytes, client, podcastId } of orders) {
			const figure = await serving(folder, async (server): Promise<Figure> => {
				const others = watchOthers();
				const making = await startGeneration({ client: atNewAddress(client, server.url), podcastId });
				const measured = `${(await making.firstPart).toFixed(2)} s`;
				const disturbance = others();
				await making.end();
				return { part: 'c', what: `${sizeName(bytes)}: first part, cold`, measured, goal: null, others: disturbance };
			});
			figures.push(figure);
		}
		return figures;
	});
}
