import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NexusError } from '@nexus/core/errors';
import { z } from 'zod';

const style = z.object({ dims: z.array(z.number().int().min(1).max(100_000)).length(3), data: z.array(z.unknown()) });
const voice = z.object({ style_ttl: style, style_dp: style });
const indexer = z
	.array(
		z
			.number()
			.int()
			.min(-1)
			.max(2 ** 31 - 1),
	)
	.max(2_000_000);

const MOST_BYTES = 20_000_000;
/** Values of one voice's style; the real ones have 12,928. */
const MOST_VALUES = 1_000_000;

/**
 * Turns Supertonic's original export (`onnx/`, `voice_styles/`) in a folder into what the runtime reads: the list of
 * characters as little-endian int32, the styles as six int64 of shapes and float32 values in the order of the files'
 * names. Graphs are moved, not copied. Does nothing in a folder of another form.
 * @throws NexusError voices_not_a_model when a file is missing or not as it should be
 */
export async function convertOriginal(folder: string): Promise<void> {
	try {
		await convert(folder);
	} catch (error) {
		if (isOfDisk(error)) throw error;
		throw new NexusError('voices_not_a_model', { from: folder }, { cause: error });
	}
}

/** What has nothing to do with what the files hold, such as a full disk. */
const isOfDisk = (error: unknown): boolean =>
	error instanceof Error && 'syscall' in error && 'code' in error && error.code !== 'ENOENT';

async function convert(folder: string): Promise<void> {
	const graphs = join(folder, 'onnx');
	const styles = join(folder, 'voice_styles');
	const names = await readdir(folder);
	if (!names.includes('onnx') || !names.includes('voice_styles')) return;
	const characters = indexer.parse(await readJson(join(graphs, 'unicode_indexer.json')));
	await writeFile(join(folder, 'unicode_indexer.bin'), littleEndian(characters, 4, 'writeInt32LE'));
	const files = (await readdir(styles)).filter((name) => name.endsWith('.json')).sort();
	const voices = await Promise.all(files.map(async (name) => voice.parse(await readJson(join(styles, name)))));
	await writeFile(join(folder, 'voice.bin'), voiceFile(voices));
	for (const name of await readdir(graphs)) {
		if (name.endsWith('.onnx') || name === 'tts.json') await rename(join(graphs, name), join(folder, name));
	}
	await rm(graphs, { recursive: true });
	await rm(styles, { recursive: true });
}

type Style = z.infer<typeof style>;

function voiceFile(voices: readonly z.infer<typeof voice>[]): Buffer {
	const [first] = voices;
	if (!first) throw new Error('there is no voice');
	const header = Buffer.alloc(48);
	const shapes = [first.style_ttl, first.style_dp].flatMap(({ dims }) => [voices.length, ...dims.slice(1)]);
	for (const [at, size] of shapes.entries()) header.writeBigInt64LE(BigInt(size), 8 * at);
	const values = (key: 'style_ttl' | 'style_dp') =>
		voices.map((each) => littleEndian(valuesOf(each[key], first[key]), 4, 'writeFloatLE'));
	return Buffer.concat([header, ...values('style_ttl'), ...values('style_dp')]);
}

function valuesOf({ dims, data }: Style, like: Style): number[] {
	const [one, rows, columns] = dims as [number, number, number];
	if (one !== 1 || dims.join() !== like.dims.join()) throw new Error('voices are of different shapes');
	if (rows * columns > MOST_VALUES) throw new Error('a voice is too large');
	const values = data.flat(3);
	const areNumbers = values.every((value) => typeof value === 'number' && Number.isFinite(value));
	if (values.length !== rows * columns || !areNumbers) throw new Error('a voice has other values than it says');
	return values as number[];
}

function littleEndian(values: readonly number[], bytes: number, write: 'writeInt32LE' | 'writeFloatLE'): Buffer {
	const buffer = Buffer.alloc(values.length * bytes);
	for (const [at, value] of values.entries()) buffer[write](value, at * bytes);
	return buffer;
}

async function readJson(path: string): Promise<unknown> {
	const bytes = await readFile(path);
	if (bytes.length > MOST_BYTES) throw new Error(`${path} is too large`);
	return JSON.parse(bytes.toString('utf8'));
}
