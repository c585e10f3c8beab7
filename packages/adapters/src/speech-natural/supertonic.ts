import { join } from 'node:path';
import { LANGUAGES } from '@nexus/contract';
import { languagePack } from '../languages/index.ts';
import { bytesOf, readHead, within } from './model-files.ts';
import type { ModelVoice, RecognizedModel } from './types.ts';

const GRAPHS = {
	durationPredictor: 'duration_predictor',
	textEncoder: 'text_encoder',
	vectorEstimator: 'vector_estimator',
	vocoder: 'vocoder',
} as const;
const OTHER_FILES = { ttsJson: 'tts.json', unicodeIndexer: 'unicode_indexer.bin', voiceStyle: 'voice.bin' } as const;
/** The order of the makers' ten voices, which is that of their files' names. */
const NAMES = ['F1', 'F2', 'F3', 'F4', 'F5', 'M1', 'M2', 'M3', 'M4', 'M5'];
/** Six int64 before the voices: number of voices and shape of the first style, then of the second. */
const HEADER = 48;
const MOST_VOICES = 1_000;

/** Supertonic 2 and 3 as exported for sherpa-onnx, or as converted from the original export. */
export async function recognizeSupertonic(folder: string, files: ReadonlySet<string>): Promise<RecognizedModel | null> {
	const graphs: Record<string, string> = {};
	for (const [key, name] of Object.entries(GRAPHS)) {
		const file = [`${name}.int8.onnx`, `${name}.onnx`].find((each) => files.has(each));
		if (file === undefined) return null;
		graphs[key] = file;
	}
	if (!Object.values(OTHER_FILES).every((name) => files.has(name))) return null;
	const count = await voicesIn(join(folder, OTHER_FILES.voiceStyle));
	if (count === null) return null;
	const paths = within(folder, { ...graphs, ...OTHER_FILES });
	return {
		family: 'supertonic',
		voices: Array.from({ length: count }, (_, speaker) => voiceOf(speaker)),
		bytes: await bytesOf(folder, [...Object.values(graphs), ...Object.values(OTHER_FILES)]),
		runtime: () => ({ supertonic: paths }),
		languageCode: (language) => languagePack(language).supertonicCode,
	};
}

/** Null when the file does not begin as a file of voices does. */
async function voicesIn(path: string): Promise<number | null> {
	const head = await readHead(path, HEADER);
	if (head.length < HEADER) return null;
	const count = head.readBigInt64LE(0);
	return count === head.readBigInt64LE(24) && count > 0n && count <= MOST_VOICES ? Number(count) : null;
}

function voiceOf(speaker: number): ModelVoice {
	const name = NAMES[speaker] ?? `V${speaker + 1}`;
	return { name, speaker, gender: name.startsWith('F') ? 'female' : 'male', languages: LANGUAGES };
}
