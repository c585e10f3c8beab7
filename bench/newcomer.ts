import { launchBrowser, type NewcomerPath, walkNewcomerPath } from '@nexus/testkit/browser';
import { newUser } from '@nexus/testkit/stack';
import { KB } from './books.ts';
import { watchOthers } from './processes.ts';
import { type Server, withServer } from './server.ts';
import { median } from './statistics.ts';
import { atMost, type Figure } from './table.ts';
import { createEpisode, startGeneration, warmUp } from './timed-generation.ts';

const REPETITIONS = 5;
/** What the browser, its animations and the screens may add, as a multiple of what a program waits for. */
const MOST = 4;

/**
 * Part h: all the waiting of somebody's first visit, from the landing page to the first sound, against that of a program
 * that fetches the first part of an episode of the same server.
 */
export const newcomer = (): Promise<Figure[]> =>
	withServer(async (server) => {
		await warmUp(server);
		const others = watchOthers();
		const visits: NewcomerPath[] = [];
		const programs: number[] = [];
		for (let repetition = 0; repetition < REPETITIONS; repetition++) {
			programs.push(await programWaits(server));
			visits.push(await visitWaits(server));
		}
		const totals = visits.map(({ waits }) => waits.reduce((sum, { seconds }) => sum + seconds, 0));
		const ratio = median(totals) / median(programs);
		const disturbance = others();
		const longest = (visits[0]?.waits ?? [])
			.map(({ before }, at) => ({ before, seconds: median(visits.map(({ waits }) => waits[at]?.seconds ?? 0)) }))
			.sort((a, b) => b.seconds - a.seconds)
			.slice(0, 3)
			.map(({ before, seconds }) => `${before} ${seconds.toFixed(2)} s`)
			.join(', ');
		return [
			{
				part: 'h',
				what: `newcomer: all waiting of ${visits[0]?.presses} presses, cold browser profile`,
				measured: `${median(totals).toFixed(2)} s; longest before ${longest}`,
				goal: null,
				others: disturbance,
			},
			{
				part: 'h',
				what: 'newcomer: ratio to a program that fetches the first part',
				measured: `${ratio.toFixed(2)} (program ${median(programs).toFixed(2)} s)`,
				goal: atMost(MOST, ratio),
				others: disturbance,
			},
		];
	});

async function programWaits(server: Server): Promise<number> {
	const start = performance.now();
	const making = await startGeneration(await createEpisode(server, 3 * KB));
	await making.firstPart;
	const seconds = (performance.now() - start) / 1000;
	await making.completed();
	return seconds;
}

async function visitWaits(server: Server): Promise<NewcomerPath> {
	const browser = await launchBrowser();
	try {
		const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
		return await walkNewcomerPath(page, server.url, newUser());
	} finally {
		await browser.close();
	}
}
