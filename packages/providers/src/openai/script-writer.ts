import type { CpuPool, ScriptWriter } from '@nexus/core/ports';
import { createModelScriptWriter } from '../scripts/index.ts';
import { createOpenAiClient, type OpenAiOptions } from './client.ts';
import { createOpenAiTextModel } from './text-model.ts';

export interface OpenAiScriptWriterOptions extends OpenAiOptions {
	/** By the server's own name for it. */
	model: string;
	/** Maps and cuts documents: the embedded writer. */
	planner: Pick<ScriptWriter, 'plan'>;
	pool: CpuPool;
}

/** A script writer on a chat model behind an OpenAI-compatible address: Ollama, LM Studio, vLLM and their like. */
export function createOpenAiScriptWriter({
	model,
	planner,
	pool,
	...options
}: OpenAiScriptWriterOptions): ScriptWriter {
	return createModelScriptWriter({ model: createOpenAiTextModel(createOpenAiClient(options), model), planner, pool });
}
