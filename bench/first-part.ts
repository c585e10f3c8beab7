import { KB, MB, sizeName } from './books.ts';
import { make, moved, order, warmUp } from './listener.ts';
import { watchOthers } from './processes.ts';
import { startServer, withFolder, withServer } from './server.ts';
import { median } from './statistics.ts';
import { type Figure, under } from './table.ts';

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
				const episode = await order(server, bytes);
				await warmUp(server);
				const making = await make(episode);
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
		const first = await startServer(folder);
		const orders = [];
		for (const bytes of SIZES) orders.push({ bytes, ...(await order(first, bytes)) });
		await first.stop();
		const figures: Figure[] = [];
		for (const { bytes, client, podcastId } of orders) {
			const server = await startServer(folder);
			const others = watchOthers();
			try {
				const making = await make({ client: moved(client, server.url), podcastId });
				const seconds = await making.firstPart;
				const what = `${sizeName(bytes)}: first part, cold`;
				figures.push({ part: 'c', what, measured: `${seconds.toFixed(2)} s`, goal: null, others: others() });
				await making.end();
			} finally {
				await server.stop();
			}
		}
		return figures;
	});
}
