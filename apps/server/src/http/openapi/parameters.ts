import { type RouteName, VOICE_IDS } from '@nexus/contract';
import type { JsonSchema } from './components.ts';

const ID = { type: 'string', format: 'uuid' } as const;

/** What is told of a path parameter; the routes take them as text, since an unknown id is a 404 and not a 422. */
const PATH_PARAMETERS: Record<string, JsonSchema> = {
	id: { description: 'Identificador.', ...ID },
	index: { description: 'Número do arquivo de áudio, a partir de 0.', type: 'integer', minimum: 0 },
	number: { description: 'Número da parte, a partir de 1.', type: 'integer', minimum: 1 },
	section: {
		description: 'Lugar da seção no documento, como em `sections` do podcast, a partir de 0.',
		type: 'integer',
		minimum: 0,
	},
	voice: { description: 'Uma das seis vozes.', type: 'string', enum: [...VOICE_IDS] },
	name: { description: 'Nome do modelo de vozes.', type: 'string', pattern: '^[a-z0-9][a-z0-9._-]{0,59}$' },
};

const DESCRIPTIONS: Record<string, string> = {
	limit: 'Quantos itens devolver.',
	offset: 'Quantos itens pular.',
	status: 'Só os que estão neste estado.',
	podcast_id: 'Só os deste podcast.',
	language: 'Idioma.',
	file: 'Número do arquivo de áudio, a partir de 0.',
	file_index: 'Número do arquivo de áudio, a partir de 0.',
	download: 'Se o navegador deve salvar o arquivo em vez de tocá-lo.',
	format: 'Formato da resposta.',
	wait: 'Quantos segundos esperar, no máximo; sem ele, até o roteiro ficar pronto.',
	dry_run: 'Só conferir: nada é salvo.',
	'last-event-id': 'O `id` do último evento recebido.',
	bucket: 'Só os arquivos deste tipo.',
	search: 'Só os que têm este texto no título, com ou sem acentos.',
	state: 'Só os que estão neste estado: em geração, prontos, com o áudio removido ou sem áudio por uma falha.',
	voice: 'Uma das seis vozes.',
	model_voice: 'Uma voz própria do modelo, no lugar dela.',
	word: 'A palavra ou expressão, como está no texto.',
	said: 'Como ela se diz.',
	order: 'O que vem antes: os mais novos, os mais antigos, os mais longos, ou por ordem de título.',
};

const IDEMPOTENCY_KEY = {
	description: 'Um texto único por pedido. Repetir o pedido com o mesmo texto devolve a primeira resposta.',
	type: 'string',
	minLength: 1,
	maxLength: 255,
};
const RANGE = { description: 'Um trecho do arquivo, como `bytes=0-1023`.', type: 'string' };

/** @param url as in the route table, with `:name` places */
export function pathParameters(route: RouteName, url: string): JsonSchema | undefined {
	const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
	const properties = Object.fromEntries(
		names.map((name) => {
			const known = PATH_PARAMETERS[name];
			if (!known) throw new Error(`${route}: nothing is told of the path parameter ${name}`);
			return [name, known];
		}),
	);
	return names.length > 0 ? { type: 'object', properties, required: names } : undefined;
}

/** What is text in an address, but true or false to a caller. */
const FLAGS = new Set(['download', 'dry_run']);

export function queryParameters(sent: JsonSchema | undefined): JsonSchema | undefined {
	return (
		sent &&
		withProperties(sent, (name, schema) => [
			name,
			described(name, FLAGS.has(name) ? { type: 'boolean', default: false } : schema),
		])
	);
}

/** @param takes which headers the call honours besides those of its schema */
export function headerParameters(
	sent: JsonSchema = { type: 'object' },
	takes: { idempotent: boolean; ranges: boolean },
): JsonSchema | undefined {
	const capital = (name: string) => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
	const own = withProperties(sent, (name, schema) => [capital(name), described(name, schema)]);
	const properties = {
		...own.properties,
		...(takes.idempotent && { 'Idempotency-Key': IDEMPOTENCY_KEY }),
		...(takes.ranges && { Range: RANGE }),
	};
	return Object.keys(properties).length > 0 ? { ...own, properties } : undefined;
}

const described = (name: string, schema: JsonSchema): JsonSchema => ({
	...schema,
	...(DESCRIPTIONS[name] && { description: DESCRIPTIONS[name] }),
});

function withProperties(
	schema: JsonSchema,
	change: (name: string, property: JsonSchema) => [string, JsonSchema],
): JsonSchema {
	const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => change(name, property));
	return { ...schema, properties: Object.fromEntries(properties) };
}
