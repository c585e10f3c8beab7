import type { EngineWish, SpeechWish } from '@nexus/core/engines';
import { gemini, PROVIDERS, type Variable } from '@nexus/providers/registry';
import { z } from 'zod';
import { choice, integer, notes, webAddress } from './variables.ts';

const providersFor = (kind: 'script' | 'speech') =>
	PROVIDERS.filter(({ kinds }) => kinds.includes(kind)).map(({ engine }) => engine);
const WRITERS = ['auto', 'embedded', ...providersFor('script')] as [EngineWish, ...EngineWish[]];
const SPEAKERS = ['auto', 'embedded', 'natural', ...providersFor('speech')] as [SpeechWish, ...SpeechWish[]];
const inCode = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

/** The schemas of a provider's variables, with their notes. */
function schemasOf<const Variables extends Readonly<Record<string, Variable>>>(variables: Variables) {
	const schemas = Object.entries(variables).map(([name, { schema, ...noted }]) => [
		name,
		schema.register(notes, noted),
	]);
	return Object.fromEntries(schemas) as { [Name in keyof Variables]: Variables[Name]['schema'] };
}
const providerSchemas: Record<string, z.ZodType> = Object.fromEntries(
	PROVIDERS.flatMap(({ variables }) => Object.entries(schemasOf(variables))),
);

/** Who writes and who speaks, and where they are. */
export const engineVariables = {
	SCRIPT_ENGINE: choice(WRITERS)
		.default('auto')
		.register(notes, {
			values: inCode(WRITERS),
			description:
				'Who writes the script. `auto`: Gemini where the user or the installation has a key, else the model on this machine that was chosen in Administração, else the embedded writer. `openai`: a server that speaks the OpenAI protocol (`OPENAI_BASE_URL`).',
		}),
	SPEECH_ENGINE: choice(SPEAKERS)
		.default('auto')
		.register(notes, {
			values: inCode(SPEAKERS),
			description:
				'Who speaks it. `auto`: Gemini where there is a key, else natural voices where they are installed, else the embedded voices. `natural`: a neural model on this machine ([voices](docs/voices.md)). `openai`: a speech server (`SPEECH_BASE_URL`).',
		}),
	VOICES_DIR: z.string().min(1).optional().register(notes, {
		values: 'folder',
		description: 'Where natural voices are installed. Several machines may share it.',
		fallback: '`DATA_DIR/voices`',
	}),
	VOICES_SOURCE: webAddress().optional().register(notes, {
		values: '`http:` or `https:` address',
		description:
			'Mirror that the files of natural voices are fetched from, by their names, in place of where they are published.',
		fallback: 'where each model is published',
	}),
	VOICES_MODEL: z
		.string()
		.regex(/^[a-z0-9][a-z0-9._-]{0,59}$/, 'deve ser o nome de um modelo instalado, como supertonic-3')
		.optional()
		.register(notes, {
			values: 'name',
			description: 'The natural voices that speak, where several models are installed.',
			fallback: 'the one installed first',
		}),
	VOICES_QUALITY: choice(['fast', 'balanced', 'best']).default('balanced').register(notes, {
		values: '`fast`, `balanced`, `best`',
		description:
			'How carefully natural voices speak: 5, 8 or 12 steps. `best` takes about 2.4 times as long as `fast`.',
	}),
	VOICES_THREADS: integer(1, 64).optional().register(notes, {
		values: '1 to 64',
		description: 'Threads that a natural voice speaks with.',
		fallback: 'as many as there are cores, at most 4',
	}),
	VOICES_MEMORY_MB: integer(64, 65_536).default(2_048).register(notes, {
		values: '64 to 65536',
		description: 'Most memory, in megabytes, of the process that holds a natural voice.',
	}),
	...schemasOf(gemini.variables),
	...providerSchemas,
};

/** What an engine that is asked for lacks: variable and problem. @param given the variables that are set */
export function missingForEngines(given: Readonly<Record<string, string | undefined>>): [name: string, what: string][] {
	const asked = { script: 'SCRIPT_ENGINE', speech: 'SPEECH_ENGINE' } as const;
	return PROVIDERS.flatMap(({ engine, kinds, needs }) =>
		kinds
			.filter((kind) => given[asked[kind]] === engine)
			.flatMap((kind) =>
				Object.entries(needs[kind] ?? {})
					.filter(([name]) => !given[name])
					.map(([name, what]): [string, string] => [name, `falta ${what}, que ${asked[kind]}=${engine} usa`]),
			),
	);
}
