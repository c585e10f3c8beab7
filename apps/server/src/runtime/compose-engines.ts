import { createEngines } from '@nexus/core/engines';
import type { ChosenEngine, CpuPool, Engines } from '@nexus/core/ports';
import type { LocalServers } from '@nexus/providers/openai';
import type { createProviderFetch } from '@nexus/providers/outbound';
import type { ProviderTimings } from '@nexus/providers/registry';
import type { VoicesOnMachine } from './compose-voices.ts';
import type { Config } from './config.ts';
import { configuredEngines, createEngineMakers, modelsOf } from './engine-makers.ts';

interface ComposedEngines {
	engines: Engines;
	/** Seconds of this machine's work for a second of speech; null where it is not known. */
	paceOf(speech: ChosenEngine): Promise<number | null>;
	/** Whether the operator configured a server of the OpenAI protocol that writes. */
	hasWritingServer: boolean;
}

/** Who writes and who speaks, as the operator and each account configured it. */
export function composeEngines({
	config,
	voices,
	settings,
	localModel,
	checkSystemKey,
	...tools
}: {
	config: Pick<Config, 'scriptEngine' | 'speechEngine' | 'gemini' | 'providers'>;
	pool: CpuPool;
	fetch: ReturnType<typeof createProviderFetch>['fetch'];
	timings: ProviderTimings | undefined;
	voices: VoicesOnMachine;
	localServers: LocalServers;
} & Pick<Parameters<typeof createEngines>[0], 'settings' | 'localModel' | 'checkSystemKey'>): ComposedEngines {
	const { script, speech } = configuredEngines(config.providers);
	const engines = createEngines({
		installed: {
			script: config.scriptEngine,
			speech: config.speechEngine,
			systemKey: config.gemini.apiKey,
			models: { script: modelsOf(script), speech: modelsOf(speech) },
		},
		makers: createEngineMakers({ config, voices, ...tools }),
		...{ settings, localModel, checkSystemKey },
	});
	return {
		engines,
		paceOf: async ({ engine, model }) => (engine === 'natural' && model !== null ? await voices.pace(model) : null),
		hasWritingServer: script.openai !== undefined,
	};
}
