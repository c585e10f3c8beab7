import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runtimeSettings } from '../scripts/lib/runtime-settings.js';
import type { AllScripts } from './all-scripts.ts';
import { MB } from './books.ts';
import { watchMemory } from './memory.ts';
import { watchOthers } from './processes.ts';
import { SYSTEM_PATH, withServer } from './server.ts';
import { type Figure, under } from './table.ts';
import { createEpisode, startGeneration, stepTime, warmUp } from './timed-generation.ts';
import { memoryFigure } from './whole-episodes.ts';

const BYTES = 10 * MB;
const OBSERVED_SECONDS = 60;
const ALL_SCRIPTS = fileURLToPath(new URL('./all-scripts.ts', import.meta.url));

/** Part d for 10 MB: plan, first part and a minute of work by the product; then all scripts by the writer alone. */
export async function largeBook(): Promise<Figure[]> {
	return [...(await byTheProduct()), ...(await allScripts())];
}

function byTheProduct(): Promise<Figure[]> {
	return withServer(async (server) => {
		const memory = watchMemory(server.pid);
		const episode = await createEpisode(server, BYTES);
		await warmUp(server);
		const others = watchOthers();
		const making = await startGeneration(episode);
		const first = await making.firstPart;
		const before = await episode.client.job(making.jobId);
		await wait(OBSERVED_SECONDS * 1000);
		const after = await episode.client.job(making.jobId);
		await making.end();
		const { total_parts: total, generated_parts: done } = after.result_data;
		const parts = done - before.result_data.generated_parts;
		const planned = stepTime(after, /^Documento analisado/) / 1000;
		const perMegabyte = ((OBSERVED_SECONDS / parts) * total) / (BYTES / MB);
		const figure = (what: string, measured: string, goal: Figure['goal'] = null): Figure => ({
			...{ part: 'd', what: `10 MB: ${what}`, measured, goal, others: disturbance },
		});
		const disturbance = others();
		return [
			figure('generate call to plan', `${planned.toFixed(2)} s for ${total} parts`),
			figure('generate call to first part', `${first.toFixed(2)} s`, under(2, first, 's')),
			figure('speed in the minute after', `${parts} parts, ${perMegabyte.toFixed(0)} s/MB`),
			memoryFigure('10 MB: plan, first part and a minute, peak memory', memory()),
		];
	});
}

async function allScripts(): Promise<Figure[]> {
	const others = watchOthers();
	const { flags, environment } = runtimeSettings();
	const program = [...process.execArgv, ...flags, ALL_SCRIPTS, String(BYTES)];
	const { stdout } = await promisify(execFile)(process.execPath, program, {
		env: { PATH: SYSTEM_PATH, ...environment },
	});
	const { planning, writing, parts, lines, peak } = JSON.parse(stdout) as AllScripts;
	const measured = `${planning.toFixed(1)} + ${writing.toFixed(1)} s for ${parts} parts, ${lines} lines`;
	return [
		{ part: 'd', what: '10 MB: plan + all scripts, writer alone', measured, goal: null, others: others() },
		memoryFigure('10 MB: plan + all scripts, writer alone, peak memory', { node: peak, database: 0 }),
	];
}
