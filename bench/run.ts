import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { againstBareModules } from './against-bare-modules.ts';
import { againstShell } from './against-shell.ts';
import { apiCalls } from './api-calls.ts';
import { cleanUpOnSignals } from './clean-up.ts';
import { conversion } from './conversion.ts';
import { firstPart } from './first-part.ts';
import { geminiEpisode } from './gemini-episode.ts';
import { largeBook } from './large-book.ts';
import { newcomer } from './newcomer.ts';
import { type Figure, formatTable } from './table.ts';
import { timeLeft } from './time-left.ts';
import { wholeEpisodes } from './whole-episodes.ts';

const PARTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** Measures what docs/performance.md tells of. `--only a` (or several: `--only a,c`) measures some parts alone. */
async function run(): Promise<void> {
	const { values } = parseArgs({ options: { only: { type: 'string' } } });
	const wanted = new Set(values.only?.split(',') ?? PARTS);
	const unknown = [...wanted].filter((part) => !PARTS.includes(part));
	if (unknown.length > 0) throw new Error(`--only takes ${PARTS.join(', ')}; not ${unknown.join(', ')}`);
	const start = performance.now();
	const [load = 0] = loadavg();
	process.stderr.write(`${availableParallelism()} cores, load ${load.toFixed(2)}, Node.js ${process.version}\n`);
	const figures: Figure[] = [];
	const measure = async (title: string, work: () => Promise<Figure[]>) => {
		process.stderr.write(`${title}…\n`);
		figures.push(...(await work()));
	};
	if (wanted.has('a')) await measure('a: against a shell pipeline', againstShell);
	if (wanted.has('b')) await measure('b: against the bare modules', againstBareModules);
	if (wanted.has('c')) await measure('c: first part', firstPart);
	if (wanted.has('d') || wanted.has('e')) await measure('d, e: whole episodes', () => wholeEpisodes(wanted));
	if (wanted.has('d')) await measure('d: 10 MB', largeBook);
	if (wanted.has('f')) await measure('f: ten minutes on Gemini', geminiEpisode);
	if (wanted.has('g')) await measure('g: calls of the API', apiCalls);
	if (wanted.has('h')) await measure('h: from the landing page to the first sound', newcomer);
	if (wanted.has('i')) await measure('i: a PDF of 300 pages', conversion);
	if (wanted.has('j')) await measure('j: the time left', timeLeft);
	const minutes = (performance.now() - start) / 60_000;
	process.stdout.write(`${formatTable(figures)}\n\nIn ${minutes.toFixed(1)} minutes.\n`);
	if (figures.some(({ goal }) => goal?.met === false)) process.exitCode = 1;
}

cleanUpOnSignals();
await run();
