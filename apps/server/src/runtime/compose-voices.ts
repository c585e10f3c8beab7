import { join } from 'node:path';
import {
	convertOriginal,
	createModelRunner,
	createNaturalSpeech,
	examineModel,
	type NaturalModel,
	QUALITIES,
	type Quality,
	recognizeModel,
	voicesOf,
} from '@nexus/adapters/speech-natural';
import { createPaceBook, createVoiceModels, type VoiceModelOptions } from '@nexus/adapters/voice-models';
import type { CpuPool, SpeechListener, SpeechSynthesizer, VoiceModels } from '@nexus/core/ports';
import type { Logger } from 'pino';
import type { Config } from './config.ts';

/** The natural voices on this machine: the models that are installed, and speech by them. */
export interface VoicesOnMachine {
	models: VoiceModels;
	/** The model that speaks by default and its quality, such as `supertonic-3:balanced`; null where none is installed. */
	current(): Promise<string | null>;
	/** Which voices a model has, as `SpeechSynthesizer.voices`; null where it is not installed. */
	voices(model: string): Promise<string | null>;
	/** @returns null where the model is not installed */
	speech(model: string, listener: SpeechListener): Promise<SpeechSynthesizer | null>;
	/** Seconds of work for a second of speech here; null before it was measured. */
	pace(model: string): Promise<number | null>;
	close(): Promise<void>;
}

/** Milliseconds without work after which a model is let go. */
const IDLE = 5 * 60_000;

export async function composeVoices({
	config: { voices },
	pool,
	fetch,
	logger,
}: {
	config: Pick<Config, 'voices'>;
	pool: CpuPool;
	fetch: VoiceModelOptions['fetch'];
	logger: Logger;
}): Promise<VoicesOnMachine> {
	const limits = { threads: voices.threads, mostBytes: voices.memoryMb * 1e6, idleMs: IDLE };
	const runner = createModelRunner(limits);
	const paces = await createPaceBook(voices.folder, {
		threads: voices.threads,
		failed: (error) => logger.warn({ err: error }, 'pace of natural voices'),
	});
	const models = createVoiceModels({
		...{ folder: voices.folder, fetch, pool, now: () => new Date(), mirror: voices.source },
		async examine(folder, signal) {
			await convertOriginal(folder);
			return await examineModel(folder, limits, signal);
		},
	});

	if (voices.model !== undefined && (await models.list()).every(({ name }) => name !== voices.model)) {
		logger.warn(
			{ model: voices.model },
			'VOICES_MODEL names natural voices that are not installed: until they are, others or the embedded voices speak',
		);
	}

	async function find(chosen: string): Promise<{ natural: NaturalModel; quality: Quality } | null> {
		const [name, quality] = splitModel(chosen);
		const installed = (await models.list()).find((model) => model.name === name);
		const model = installed && (await recognizeModel(join(voices.folder, name)));
		return model ? { natural: { name, fingerprint: installed.fingerprint, model }, quality } : null;
	}

	return {
		models,
		async current() {
			const installed = await models.list();
			const found = voices.model === undefined ? installed[0] : installed.find(({ name }) => name === voices.model);
			return found ? `${found.name}:${voices.quality}` : null;
		},
		async voices(chosen) {
			const found = await find(chosen);
			return found && voicesOf(found.natural);
		},
		async speech(chosen, listener) {
			const found = await find(chosen);
			if (!found) return null;
			const { natural, quality } = found;
			return createNaturalSpeech({
				...{ runner, listener, quality, natural },
				paced: (seconds, worked) => paces.note(`${natural.fingerprint}:${quality}`, seconds, worked),
			});
		},
		async pace(chosen) {
			const found = await find(chosen);
			return found && paces.of(`${found.natural.fingerprint}:${found.quality}`);
		},
		close: () => runner.close(),
	};
}

function splitModel(model: string): [name: string, quality: Quality] {
	const at = model.lastIndexOf(':');
	const quality = QUALITIES.find((each) => each === model.slice(at + 1));
	return quality ? [model.slice(0, at), quality] : [model, 'balanced'];
}
