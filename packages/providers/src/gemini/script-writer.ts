import type { CpuPool, ScriptWriter } from '@nexus/core/ports';
import { createModelScriptWriter } from '../scripts/index.ts';
import { createGeminiClient, type GeminiOptions } from './client.ts';
import { createGeminiTextModel } from './text-model.ts';

export interface GeminiScriptWriterOptions extends GeminiOptions {
	/** As in `gemini-3.8-flash`. */
	model: string;
	pool: CpuPool;
}

/** A script writer on one of Gemini's text models. Costs nothing to create: one for each episode will do. */
export function createGeminiScriptWriter({ model, pool, ...options }: GeminiScriptWriterOptions): ScriptWriter {
	return createModelScriptWriter({ model: createGeminiTextModel(createGeminiClient(options), model), pool });
}
