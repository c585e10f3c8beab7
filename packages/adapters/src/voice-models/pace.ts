import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const FILE = 'pace.json';
/** Seconds of sound after which a model's pace is known. */
const RELIABLE_SECONDS = 12;

const book = z.record(z.string(), z.record(z.string(), z.number().positive().max(1_000)));

export interface PaceBook {
	/** Seconds of work for one second of speech on this machine; null before it was measured. */
	of(model: string): number | null;
	/** Tells of an utterance: seconds of sound and of work. The first ones of a process, which warm it up, are left out. */
	note(model: string, seconds: number, worked: number): void;
}

/**
 * How fast each model speaks on each kind of machine with so many threads, measured once and kept beside the models. A
 * machine goes by its processor: its name is another one each time that a container starts.
 * @param failed told of what keeps it from being written
 */
export async function createPaceBook(
	folder: string,
	{ threads, failed }: { threads: number; failed: (error: unknown) => void },
): Promise<PaceBook> {
	const path = join(folder, FILE);
	const processor = `${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'processor'}`;
	const machine = `${processor}, ${threads} threads`;
	const known = await read(path);
	const own = known[machine] ?? {};
	const measured = new Map<string, { seconds: number; worked: number; warm: boolean }>();
	return {
		of: (model) => own[model] ?? null,
		note(model, seconds, worked) {
			if (own[model] !== undefined) return;
			const sum = measured.get(model) ?? { seconds: 0, worked: 0, warm: false };
			measured.set(model, sum);
			if (!sum.warm) {
				sum.warm = true;
				return;
			}
			sum.seconds += seconds;
			sum.worked += worked;
			if (sum.seconds < RELIABLE_SECONDS) return;
			own[model] = sum.worked / sum.seconds;
			keep(path, machine, own).catch(failed);
		},
	};
}

async function read(path: string): Promise<z.infer<typeof book>> {
	try {
		return book.parse(JSON.parse(await readFile(path, 'utf8')));
	} catch {
		return {};
	}
}

/** Beside what other machines that share the folder measured. */
async function keep(path: string, machine: string, own: Record<string, number>): Promise<void> {
	await mkdir(join(path, '..'), { recursive: true });
	const all = await read(path);
	await writeFile(`${path}.new`, `${JSON.stringify({ ...all, [machine]: { ...all[machine], ...own } }, null, '\t')}\n`);
	await rename(`${path}.new`, path);
}
