import { DEFAULT_SCRIPT_MODEL, DEFAULT_TTS_MODEL } from '@nexus/contract';
import type { ChosenEngine, ChosenEngines } from '../ports/index.ts';

/** `auto`: Gemini where there is a key for it, else what this machine can do alone. */
export type EngineWish = 'auto' | 'embedded' | 'gemini' | 'openai';

/** As the operator configured it. */
export interface InstalledEngines {
	script: EngineWish;
	speech: EngineWish;
	/** The installation's own Gemini key. */
	systemKey: string | undefined;
	/** Models of the servers that speak the OpenAI protocol. */
	scriptServerModel: string | null;
	speechServerModel: string | null;
}

/** As the user configured it; null where the default holds. */
export interface WantedEngines {
	hasKey: boolean;
	scriptModel: string | null;
	ttsModel: string | null;
}

/** The engines and models that make a user's episodes. */
export function chooseEngines(installed: InstalledEngines, wanted: WantedEngines): ChosenEngines {
	const hasKey = wanted.hasKey || installed.systemKey !== undefined;
	const named = (wish: EngineWish) => (wish === 'auto' ? (hasKey ? 'gemini' : 'embedded') : wish);
	const { script, speech } = modelsOf(installed, wanted);
	return { script: script(named(installed.script)), speech: speech(named(installed.speech)) };
}

/** Each engine with the model that it would use for the user. */
export function modelsOf(installed: InstalledEngines, wanted: WantedEngines) {
	const scriptModels = {
		embedded: null,
		gemini: wanted.scriptModel ?? DEFAULT_SCRIPT_MODEL,
		openai: installed.scriptServerModel,
	};
	const speechModels = {
		embedded: null,
		gemini: wanted.ttsModel ?? DEFAULT_TTS_MODEL,
		openai: installed.speechServerModel,
	};
	return {
		script: (engine: ChosenEngine['engine']): ChosenEngine => ({ engine, model: scriptModels[engine] }),
		speech: (engine: ChosenEngine['engine']): ChosenEngine => ({ engine, model: speechModels[engine] }),
	};
}
