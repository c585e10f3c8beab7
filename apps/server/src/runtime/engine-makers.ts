import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { createSpeechListener } from '@nexus/adapters/speech-listener';
import type { EngineMakers } from '@nexus/core/engines';
import type { CpuPool } from '@nexus/core/ports';
import { createGuidedReadingWriter } from '@nexus/guided-reading';
import type { CallTimeouts, RetryPolicy } from '@nexus/providers/calls';
import { createGeminiClient, createGeminiScriptWriter, createGeminiSpeech } from '@nexus/providers/gemini';
import {
	createOpenAiClient,
	createOpenAiScriptWriter,
	createOpenAiSpeech,
	type LocalServers,
} from '@nexus/providers/openai';
import type { createProviderFetch } from '@nexus/providers/outbound';
import type { VoicesOnMachine } from './compose-voices.ts';
import type { Config } from './config.ts';

/** How long providers are waited for, and how often they are asked; by default as they need it. */
export interface ProviderTimings {
	retry?: Partial<RetryPolicy>;
	timeouts?: Partial<CallTimeouts>;
}

/** Every engine that the program knows, made as the operator configured it. */
export function createEngineMakers({
	config: { gemini, openai, speechServer },
	pool,
	fetch,
	timings = {},
	voices,
	localServers,
}: {
	config: Pick<Config, 'gemini' | 'openai' | 'speechServer'>;
	pool: CpuPool;
	fetch: ReturnType<typeof createProviderFetch>['fetch'];
	timings?: ProviderTimings | undefined;
	/** The natural voices on this machine. */
	voices: VoicesOnMachine;
	/** Where programs with language models are on this machine. */
	localServers: LocalServers;
}): EngineMakers {
	const reference = createEspeakSpeech({ pool });
	const listener = createSpeechListener({ pool, reference });
	const googles = { baseUrl: gemini.baseUrl, fetch, ...timings };

	const writingServer = openai && { ...openai, apiKey: openai.apiKey ?? null, fetch, ...timings };
	const speakingServer = speechServer && { ...speechServer, apiKey: speechServer.apiKey ?? null, fetch, ...timings };
	return {
		script: {
			embedded: createGuidedReadingWriter({ pool }),
			gemini: ({ apiKey, model }) => createGeminiScriptWriter({ ...googles, apiKey, model, pool }),
			local: ({ server, model }) => {
				const baseUrl = localServers[server];
				return createOpenAiScriptWriter({ baseUrl, apiKey: null, fetch, ...timings, model, pool });
			},
			openai: writingServer ? createOpenAiScriptWriter({ ...writingServer, pool }) : null,
		},
		speech: {
			embedded: reference,
			gemini: ({ apiKey, model }) =>
				createGeminiSpeech({ client: createGeminiClient({ ...googles, apiKey }), model, listener }),
			openai: speakingServer
				? createOpenAiSpeech({ ...speakingServer, client: createOpenAiClient(speakingServer), listener })
				: null,
			natural: {
				current: voices.current,
				speech: (model) => voices.speech(model, listener),
			},
		},
	};
}
