import type { Language } from '@nexus/contract';

/** The families of models that the runtime (sherpa-onnx) reads and that we can tell by their files. */
export type ModelFamily = 'supertonic' | 'kokoro' | 'piper';

/** A voice of a model. */
export interface ModelVoice {
	/** As its makers name it. */
	name: string;
	/** The runtime's number for it. */
	speaker: number;
	gender: 'male' | 'female';
	/** The languages that it was made for. */
	languages: readonly Language[];
}

/** A folder of files as a model that the runtime can load. */
export interface RecognizedModel {
	family: ModelFamily;
	voices: readonly ModelVoice[];
	/** Bytes of the files that are read into memory. */
	bytes: number;
	/** What the runtime loads for a language; another object in another language is another instance. */
	runtime(language: Language): RuntimeModel;
	/** What it calls a language; null where it speaks only one and is not told. */
	languageCode(language: Language): string | null;
}

/** `model` of sherpa-onnx's OfflineTtsConfig, without threads and provider: paths by their names there. */
export type RuntimeModel = Record<string, Record<string, string>>;

/** How carefully a model speaks, where it can choose: more steps take longer and sound better. */
export const QUALITIES = ['fast', 'balanced', 'best'] as const;
export type Quality = (typeof QUALITIES)[number];

/** Steps of denoising. Five is the fewest that sounds right, eight the makers' own default. */
export const STEPS: Record<Quality, number> = { fast: 5, balanced: 8, best: 12 };
