import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { createSpeechListener } from '@nexus/adapters/speech-listener';
import type { EngineMakers, ProviderModels } from '@nexus/core/engines';
import type { CpuPool, EngineName, ScriptWriter, SpeechSynthesizer } from '@nexus/core/ports';
import { createGuidedReadingWriter } from '@nexus/guided-reading';
import { createGeminiClient, createGeminiScriptWriter, createGeminiSpeech } from '@nexus/providers/gemini';
import { createOpenAiScriptWriter, type LocalServers } from '@nexus/providers/openai';
import type { createProviderFetch } from '@nexus/providers/outbound';
import { type ConfiguredEngine, type EngineTools, PROVIDERS, type ProviderTimings } from '@nexus/providers/registry';
import type { VoicesOnMachine } from './compose-voices.ts';
import type { Config } from './config.ts';

/** Every engine that the program knows, made as the operator configured it. */
export function createEngineMakers({
	config: { gemini, providers },
	pool,
	fetch,
	timings = {},
	voices,
	localServers,
}: {
	config: Pick<Config, 'gemini' | 'providers'>;
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

	const tools = { pool, fetch, timings, listener };
	const { script, speech } = configuredEngines(providers);
	return {
		script: {
			embedded: createGuidedReadingWriter({ pool }),
			gemini: ({ apiKey, model }) => createGeminiScriptWriter({ ...googles, apiKey, model, pool }),
			local: ({ server, model }) => {
				const baseUrl = localServers[server];
				return createOpenAiScriptWriter({ baseUrl, apiKey: null, fetch, ...timings, model, pool });
			},
			providers: made(script, tools),
		},
		speech: {
			embedded: reference,
			gemini: ({ apiKey, model }) =>
				createGeminiSpeech({ client: createGeminiClient({ ...googles, apiKey }), model, listener }),
			providers: made(speech, tools),
			natural: {
				current: voices.current,
				voices: voices.voices,
				speech: (model) => voices.speech(model, listener),
			},
		},
	};
}

type Configured<Engine> = Partial<Record<EngineName, ConfiguredEngine<Engine>>>;

/** What the operator configured of each provider. */
export function configuredEngines(values: Config['providers']): {
	script: Configured<ScriptWriter>;
	speech: Configured<SpeechSynthesizer>;
} {
	const script: Configured<ScriptWriter> = {};
	const speech: Configured<SpeechSynthesizer> = {};
	for (const provider of PROVIDERS) {
		const [writer, speaker] = [provider.script?.(values), provider.speech?.(values)];
		if (writer) script[provider.engine] = writer;
		if (speaker) speech[provider.engine] = speaker;
	}
	return { script, speech };
}

const entriesOf = <Value>(engines: Partial<Record<EngineName, Value>>) =>
	Object.entries(engines) as [EngineName, Value][];

function made<Engine>(engines: Configured<Engine>, tools: EngineTools): Partial<Record<EngineName, Engine>> {
	return Object.fromEntries(entriesOf(engines).map(([name, engine]) => [name, engine.make(tools)]));
}

export function modelsOf<Engine>(engines: Configured<Engine>): ProviderModels {
	return Object.fromEntries(entriesOf(engines).map(([name, { model }]) => [name, model]));
}
