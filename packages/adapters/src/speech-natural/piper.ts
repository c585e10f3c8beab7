import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@nexus/contract';
import { z } from 'zod';
import { bytesOf, within } from './model-files.ts';
import type { ModelVoice, RecognizedModel } from './types.ts';

/** What Piper says of a voice in the file beside it. */
const description = z.object({
	language: z.object({ code: z.string().max(40) }),
	dataset: z.string().max(100).optional(),
	num_speakers: z.number().int().min(1).max(10_000),
});
const MOST_BYTES = 2_000_000;

/** Piper's voices known to be women; its files do not tell, and most of its Portuguese voices are men. */
const WOMEN = new Set(['amy', 'kathleen', 'kristin', 'ljspeech', 'hfc_female', 'lessac', 'jenny', 'alba', 'dii']);

/** A voice of Piper as exported for sherpa-onnx: mostly one a model. */
export async function recognizePiper(folder: string, files: ReadonlySet<string>): Promise<RecognizedModel | null> {
	const graph = [...files].find((name) => name.endsWith('.onnx') && files.has(`${name}.json`));
	if (graph === undefined || !files.has('tokens.txt') || !files.has('espeak-ng-data')) return null;
	const voice = await describe(join(folder, `${graph}.json`));
	if (!voice) return null;
	const paths = within(folder, { model: graph, tokens: 'tokens.txt', dataDir: 'espeak-ng-data' });
	return {
		family: 'piper',
		voices: voice,
		bytes: await bytesOf(folder, [graph]),
		runtime: () => ({ vits: paths }),
		languageCode: () => null,
	};
}

/** Null when it speaks none of our languages. */
async function describe(path: string): Promise<ModelVoice[] | null> {
	const text = await readFile(path, 'utf8');
	if (text.length > MOST_BYTES) return null;
	const parsed = description.safeParse(parse(text));
	if (!parsed.success) return null;
	const { language, dataset = 'piper', num_speakers: speakers } = parsed.data;
	const own = languageOf(language.code);
	if (own === null) return null;
	return Array.from({ length: speakers }, (_, speaker) => ({
		name: speakers === 1 ? dataset : `${dataset}-${speaker}`,
		speaker,
		gender: WOMEN.has(dataset) ? 'female' : 'male',
		languages: [own],
	}));
}

const languageOf = (code: string): Language | null =>
	LANGUAGES.find((language) => code.slice(0, 2) === language.slice(0, 2)) ?? null;

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}
