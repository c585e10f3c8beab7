import { z } from 'zod';

/**
 * `embedded`: the installation itself. `natural`: a neural speech model on its machine. `openai`: a server that speaks the OpenAI protocol, such as
 * Ollama.
 */
export const ENGINES = ['embedded', 'natural', 'gemini', 'openai'] as const;

export const engineWithModel = z.object({
	engine: z.enum(ENGINES),
	model: z.string().nullable().meta({
		description:
			'Null for the embedded engine, which has no model. Of natural voices the model and its quality: `supertonic-3:balanced`.',
	}),
});
export type EngineWithModel = z.infer<typeof engineWithModel>;
