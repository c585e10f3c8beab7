import { z } from 'zod';

/** `embedded`: the installation itself. `openai`: a server that speaks the OpenAI protocol, such as Ollama. */
export const ENGINES = ['embedded', 'gemini', 'openai'] as const;

export const engineWithModel = z.object({
	engine: z.enum(ENGINES),
	model: z.string().nullable().meta({ description: 'Null for the embedded engine, which has no model.' }),
});
export type EngineWithModel = z.infer<typeof engineWithModel>;
