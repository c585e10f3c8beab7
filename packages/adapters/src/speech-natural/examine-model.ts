import { LANGUAGES, type Language } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { languagePack } from '../languages/index.ts';
import { asNexusError } from './failure-words.ts';
import { createModelRunner, type RunnerLimits } from './model-runner.ts';
import { recognizeModel } from './recognize-model.ts';
import { STEPS } from './types.ts';

/** Bytes of sound that any sentence takes at least. */
const LEAST = 8_000;

/**
 * What model a folder holds, after it has said a sentence in a process of its own: a file that is damaged is found before
 * anybody relies on it.
 * @throws NexusError voices_not_a_model, natural_voices_failed
 */
export async function examineModel(
	folder: string,
	limits: RunnerLimits,
	signal: AbortSignal,
): Promise<{ family: string; voices: number; languages: Language[] }> {
	const model = await recognizeModel(folder);
	const languages = LANGUAGES.filter((language) => model?.voices.some((voice) => voice.languages.includes(language)));
	// With fewer voices than its files promise, the last one would be missing.
	const voice = model?.voices.toSorted((a, b) => b.speaker - a.speaker)[0];
	const language = languages.find((each) => voice?.languages.includes(each));
	if (!model || !voice || language === undefined) throw new NexusError('voices_not_a_model', { from: folder });
	const runner = createModelRunner(limits);
	try {
		const options = { speaker: voice.speaker, speed: 1, steps: STEPS.fast, seed: 1, mostCharacters: 300 };
		const utterance = { ...options, text: languagePack(language).trial, language: model.languageCode(language) };
		const { sound } = await runner.speak({
			...{ model: model.runtime(language), bytes: model.bytes, utterance, urgent: true, signal },
		});
		if (sound.pcm.byteLength < LEAST) throw new NexusError('voices_not_a_model', { from: folder });
	} catch (error) {
		throw asNexusError(error);
	} finally {
		await runner.close();
	}
	return { family: model.family, voices: model.voices.length, languages };
}
