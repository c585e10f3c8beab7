import { fileURLToPath } from 'node:url';
import { convertOriginal, recognizeModel } from '@nexus/adapters/speech-natural';
import { createVoiceModels } from '@nexus/adapters/voice-models';
import { NexusError } from '@nexus/core/errors';
import { sharedThreads } from '../threads/index.ts';

/** The test model as an archive, as models are published. */
export const TEST_ARCHIVE = fileURLToPath(new URL('./tiny-voices.tar.bz2', import.meta.url));

const NAME = 'vozes-de-teste';

/** Tells a model by its files alone. */
export async function examineByFiles(folder: string) {
	await convertOriginal(folder);
	const model = await recognizeModel(folder);
	if (!model) throw new NexusError('voices_not_a_model', { from: folder });
	return { family: model.family, voices: model.voices.length, languages: ['pt-BR', 'en-US'] as const };
}

/**
 * Installs the test model as an operator would from a file, without having it speak.
 * @param folder of the natural voices, `DATA_DIR/voices`
 * @returns its name
 */
export async function installTestVoices(folder: string): Promise<string> {
	const models = createVoiceModels({
		...{ folder, pool: sharedThreads(), examine: examineByFiles, now: () => new Date() },
		fetch: () => Promise.reject(new Error('nothing is to be fetched')),
	});
	await models.install({ name: NAME, from: TEST_ARCHIVE, signal: new AbortController().signal });
	return NAME;
}
