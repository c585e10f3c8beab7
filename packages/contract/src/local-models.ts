import { z } from 'zod';

/** Programs that serve language models on one's own machine, each at the address that it has by itself. */
export const LOCAL_SERVERS = ['ollama', 'lm-studio'] as const;
export type LocalServerName = (typeof LOCAL_SERVERS)[number];
export const LOCAL_MODEL_NAME_MAX = 200;

const server = z.enum(LOCAL_SERVERS);
const model = z.string().min(1).max(LOCAL_MODEL_NAME_MAX);

export const localModelsOverview = z.object({
	configured: z.boolean().meta({
		description:
			'A key or a server of the configuration writes: nothing is looked for, and a choice counts for nothing.',
	}),
	chosen: z
		.object({
			server,
			title: z.string(),
			model: z.string(),
			available: z.boolean().meta({ description: 'Whether its server has just answered that it has it.' }),
		})
		.nullable(),
	/** Those that answered on the machine of the server that was asked. */
	servers: z.array(z.object({ server, title: z.string(), address: z.string(), models: z.array(z.string()) })),
});
export type LocalModelsOverview = z.infer<typeof localModelsOverview>;

export const chooseLocalModelBody = z.object({ server, model });
