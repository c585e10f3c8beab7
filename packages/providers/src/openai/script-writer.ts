import type { CpuPool, ScriptWriter } from '@nexus/core/ports';
import { createModelScriptWriter } from '../scripts/index.ts';
import { createOpenAiClient, type OpenAiOptions } from './client.ts';
import { createOpenAiTextModel } from './text-model.ts';

export interface OpenAiScriptWriterOptions extends OpenAiOptions {
	/** By the server's own name for it. */
	model: string;
	pool: CpuPool;
}

/** A script writer on a chat model behind an OpenAI-compatible address: Ollama, LM Studio, vLLM and their like. */
export function createOpenAiScriptWriter({ model, pool, ...options }: OpenAiScriptWriterOptions): ScriptWriter {
	return createModelScriptWriter({ model: createOpenAiTextModel(createOpenAiClient(options), model), pool });
}
