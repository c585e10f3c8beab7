import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The names that Supertonic's makers give its ten voices. */
const NAMES = ['F1', 'F2', 'F3', 'F4', 'F5', 'M1', 'M2', 'M3', 'M4', 'M5'] as const;
type TestVoice = (typeof NAMES)[number];

/** Pitch, in multiples of 44100 / 3072 Hz (14.36): 86 to 144 Hz for men, 172 to 287 Hz for women. */
const PITCHES: Record<TestVoice, number> = {
	...{ F1: 12, F2: 16, F3: 14, F4: 18, F5: 20 },
	...{ M1: 9, M2: 6, M3: 8, M4: 7, M5: 10 },
};
const GRAPHS = ['duration_predictor', 'text_encoder', 'vector_estimator', 'vocoder'] as const;
const CONFIGURATION = {
	ae: { sample_rate: 44_100, base_chunk_size: 512 },
	ttl: { chunk_compress_factor: 6, latent_dim: 24 },
};
const SHAPE = { ttl: [50, 256], dp: [8, 16] } as const;
/** Characters that it knows: from the space on. */
const CHARACTERS = { first: 32, count: 968 };

export interface TestModel {
	/** `sherpa`: as exported for the runtime. `original`: as its makers publish it. */
	form?: 'sherpa' | 'original';
	/** The mean of the seed's noise that it takes to be heard: at 0 about every second seed is silent. */
	threshold?: number;
	/** Side of two matrices that are multiplied in every step, so that it takes time; 1,500 takes about half a second. */
	work?: number;
}

/**
 * Writes a model with the shapes of Supertonic 3 that weighs next to nothing: a formant synthesizer, whose ten voices
 * differ in pitch. Its graphs are made by make-graphs.py.
 */
export async function makeTestModel(folder: string, { form = 'sherpa', threshold = -1e9, work = 1 }: TestModel = {}) {
	const graphs = form === 'sherpa' ? folder : join(folder, 'onnx');
	await mkdir(graphs, { recursive: true });
	for (const name of GRAPHS) {
		const from = fileURLToPath(new URL(`./graphs/${name}.onnx`, import.meta.url));
		await copyFile(from, join(graphs, form === 'sherpa' ? `${name}.int8.onnx` : `${name}.onnx`));
	}
	await writeFile(join(graphs, 'tts.json'), JSON.stringify(CONFIGURATION));
	const styles = NAMES.map((name) => styleOf([PITCHES[name], threshold, work]));
	if (form === 'sherpa') await writeBinaries(folder, styles);
	else await writeJson(folder, styles);
}

/** The same values in each of its rows. */
function styleOf(values: readonly number[]): Float32Array {
	const [rows, columns] = SHAPE.ttl;
	const style = new Float32Array(rows * columns);
	for (let row = 0; row < rows; row++) style.set(values, row * columns);
	return style;
}

function indexer(): Int32Array {
	const codes = new Int32Array(CHARACTERS.first + CHARACTERS.count).fill(-1);
	for (let at = 0; at < CHARACTERS.count; at++) codes[CHARACTERS.first + at] = at;
	return codes;
}

async function writeBinaries(folder: string, styles: readonly Float32Array[]): Promise<void> {
	const header = [styles.length, ...SHAPE.ttl, styles.length, ...SHAPE.dp];
	const manner = new Float32Array(styles.length * SHAPE.dp[0] * SHAPE.dp[1]);
	const parts = [BigInt64Array.from(header, BigInt), ...styles, manner];
	await writeFile(join(folder, 'voice.bin'), Buffer.concat(parts.map(bytesOf)));
	await writeFile(join(folder, 'unicode_indexer.bin'), bytesOf(indexer()));
}

async function writeJson(folder: string, styles: readonly Float32Array[]): Promise<void> {
	await mkdir(join(folder, 'voice_styles'), { recursive: true });
	await writeFile(join(folder, 'onnx', 'unicode_indexer.json'), JSON.stringify([...indexer()]));
	for (const [at, style] of styles.entries()) {
		const json = {
			style_ttl: { dims: [1, ...SHAPE.ttl], data: [nested(style, SHAPE.ttl[1])] },
			style_dp: { dims: [1, ...SHAPE.dp], data: [nested(new Float32Array(SHAPE.dp[0] * SHAPE.dp[1]), SHAPE.dp[1])] },
		};
		await writeFile(join(folder, 'voice_styles', `${NAMES[at]}.json`), JSON.stringify(json));
	}
}

const nested = (values: Float32Array, columns: number): number[][] =>
	Array.from({ length: values.length / columns }, (_, row) => [...values.subarray(row * columns, (row + 1) * columns)]);

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
	new Uint8Array(buffer, byteOffset, byteLength);
