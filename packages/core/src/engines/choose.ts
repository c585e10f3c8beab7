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
	const choose = (wish: EngineWish, geminiModel: string, serverModel: string | null): ChosenEngine => {
		const engine = wish === 'auto' ? (hasKey ? 'gemini' : 'embedded') : wish;
		return { engine, model: { embedded: null, gemini: geminiModel, openai: serverModel }[engine] };
	};
	return {
		script: choose(installed.script, wanted.scriptModel ?? DEFAULT_SCRIPT_MODEL, installed.scriptServerModel),
		speech: choose(installed.speech, wanted.ttsModel ?? DEFAULT_TTS_MODEL, installed.speechServerModel),
	};
}
