import { DEFAULT_SCRIPT_MODEL, DEFAULT_TTS_MODEL } from '@nexus/contract';
import type { ChosenEngine, ChosenEngines, EngineName } from '../ports/index.ts';

/** `auto`: Gemini where there is a key for it, else the best that this machine can do alone, a model on it included. */
export type EngineWish = 'auto' | Exclude<EngineName, 'natural'>;
/** `natural`: a neural speech model on this machine; on `auto` where one is installed. */
export type SpeechWish = EngineWish | 'natural';

export type ProviderModels = Partial<Record<EngineName, string>>;

/** As the operator configured it. */
export interface InstalledEngines {
	script: EngineWish;
	speech: SpeechWish;
	/** The installation's own Gemini key. */
	systemKey: string | undefined;
	/** Models of the providers that the operator configured, by engine. */
	models: { script: ProviderModels; speech: ProviderModels };
}

/** As the user configured it; null where the default holds. */
export interface UserEngines {
	hasKey: boolean;
	scriptModel: string | null;
	ttsModel: string | null;
}

export interface WantedEngines extends UserEngines {
	/** The natural voices that are installed and speak by default: model and quality. */
	naturalModel: string | null;
	/** `SpeechSynthesizer.voices` of that model. */
	naturalVoices: string | null;
	/** What writes on this machine, where the configuration names no server: chosen by an administrator. */
	localModel: string | null;
}

/** The engines and models that make a user's episodes. */
export function chooseEngines(installed: InstalledEngines, wanted: WantedEngines): ChosenEngines {
	const hasKey = wanted.hasKey || installed.systemKey !== undefined;
	const alone = wanted.naturalModel === null ? 'embedded' : 'natural';
	const keyless = wanted.localModel === null ? 'embedded' : 'openai';
	const writer = installed.script === 'auto' ? (hasKey ? 'gemini' : keyless) : installed.script;
	const speaker = installed.speech === 'auto' ? (hasKey ? 'gemini' : alone) : installed.speech;
	const { script, speech } = modelsOf(installed, wanted);
	return { script: script(writer), speech: speech(speaker) };
}

/** Each engine with the model that it would use for the user. */
export function modelsOf(installed: InstalledEngines, wanted: WantedEngines) {
	const scriptModels: Partial<Record<EngineName, string | null>> = {
		openai: wanted.localModel,
		...installed.models.script,
		gemini: wanted.scriptModel ?? DEFAULT_SCRIPT_MODEL,
	};
	const speechModels: Partial<Record<EngineName, string | null>> = {
		natural: wanted.naturalModel,
		...installed.models.speech,
		gemini: wanted.ttsModel ?? DEFAULT_TTS_MODEL,
	};
	return {
		script: (engine: EngineName): ChosenEngine => ({ engine, model: scriptModels[engine] ?? null }),
		speech: (engine: EngineName): ChosenEngine => ({
			...{ engine, model: speechModels[engine] ?? null },
			...(engine === 'natural' && wanted.naturalVoices !== null && { voices: wanted.naturalVoices }),
		}),
	};
}
