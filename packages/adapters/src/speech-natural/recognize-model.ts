import { readdir } from 'node:fs/promises';
import { recognizeKokoro } from './kokoro.ts';
import { recognizePiper } from './piper.ts';
import { recognizeSupertonic } from './supertonic.ts';
import type { RecognizedModel } from './types.ts';

/** Tells what model a folder holds by its files; null where it is none that we know. */
export async function recognizeModel(folder: string): Promise<RecognizedModel | null> {
	const files = await filesIn(folder);
	return (
		(await recognizeSupertonic(folder, files)) ??
		(await recognizeKokoro(folder, files)) ??
		(await recognizePiper(folder, files))
	);
}

async function filesIn(folder: string): Promise<ReadonlySet<string>> {
	try {
		return new Set(await readdir(folder));
	} catch {
		return new Set();
	}
}
