import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createGuidedReadingWriter } from '@nexus/guided-reading';
import { book } from './books.ts';
import { memoryOf } from './processes.ts';
import { partOf, planOf } from './script.ts';
import { timed } from './statistics.ts';

/** What this program prints as JSON: seconds, counts and the peak memory of its process in MB. */
export interface AllScripts {
	planning: number;
	writing: number;
	parts: number;
	lines: number;
	peak: number;
}

const THREADS = 2;

/** Writes all scripts of a book of as many bytes as its argument says, as many parts at a time as there are threads. */
async function writeAll(bytes: number): Promise<AllScripts> {
	const text = book(bytes);
	const pool = createCpuPool(THREADS);
	const writer = createGuidedReadingWriter({ pool });
	const plan = await timed(() => planOf(pool, writer, text));
	let lines = 0;
	const indexes = plan.result.parts.keys();
	const worker = async () => {
		for (const index of indexes) {
			for await (const _ of partOf(writer, text, plan.result, index)) lines++;
		}
	};
	const writing = await timed(() => Promise.all(Array.from({ length: THREADS }, worker)));
	await pool.close();
	const peak = memoryOf(process.pid, 'status', 'VmHWM');
	return { planning: plan.seconds, writing: writing.seconds, parts: plan.result.parts.length, lines, peak };
}

process.stdout.write(JSON.stringify(await writeAll(Number(process.argv[2]))));
