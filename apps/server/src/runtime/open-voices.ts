import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { createSpeechListener } from '@nexus/adapters/speech-listener';
import type { SpeechSynthesizer, VoiceModels } from '@nexus/core/ports';
import { createProviderFetch } from '@nexus/providers/outbound';
import type { Logger } from 'pino';
import { composeVoices } from './compose-voices.ts';
import type { Config } from './config.ts';

/** The natural voices of a machine without its server or database. */
export interface OpenVoices {
	models: VoiceModels;
	/** The model and quality that speak by default. */
	current(): Promise<string | null>;
	/** The model that the configuration names; undefined where it names none. */
	wanted: string | undefined;
	/** With the configured quality. @returns null where the model is not installed */
	speech(name: string): Promise<SpeechSynthesizer | null>;
	/** Seconds of work for a second of speech on this machine; null before it was measured. */
	pace(name: string): Promise<number | null>;
	close(): Promise<void>;
}

export async function openVoices(config: Pick<Config, 'voices'>, logger: Logger): Promise<OpenVoices> {
	const pool = createCpuPool(1);
	const providers = createProviderFetch();
	const voices = await composeVoices({ config, pool, fetch: providers.fetch, logger });
	const listener = createSpeechListener({ pool, reference: createEspeakSpeech({ pool }) });
	const withQuality = (name: string) => `${name}:${config.voices.quality}`;
	return {
		models: voices.models,
		current: voices.current,
		wanted: config.voices.model,
		speech: (name) => voices.speech(withQuality(name), listener),
		pace: (name) => voices.pace(withQuality(name)),
		async close() {
			await voices.close();
			await providers.close();
			await pool.close();
		},
	};
}
