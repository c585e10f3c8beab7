import type { z } from 'zod';
import type { JsonSchema, JsonSchemas } from './json-schemas.ts';
import type { ServedRoute } from './served-routes.ts';

const ID = { type: 'string', format: 'uuid' } as const;

/** What is told of a path parameter; the routes take them as text, since an unknown id is a 404 and not a 422. */
const PATH_PARAMETERS: Record<string, { description: string; schema: JsonSchema }> = {
	id: { description: 'Identificador.', schema: ID },
	index: { description: 'Número do arquivo de áudio, a partir de 0.', schema: { type: 'integer', minimum: 0 } },
	number: { description: 'Número da parte, a partir de 1.', schema: { type: 'integer', minimum: 1 } },
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
	order: 'O que vem antes: os mais novos, os mais antigos, os mais longos, ou por ordem de título.',
};

const IDEMPOTENCY_KEY = {
	name: 'Idempotency-Key',
	in: 'header',
	required: false,
	description: 'Um texto único por pedido. Repetir o pedido com o mesmo texto devolve a primeira resposta.',
	schema: { type: 'string', minLength: 1, maxLength: 255 },
};
const RANGE = {
	name: 'Range',
	in: 'header',
	required: false,
	description: 'Um trecho do arquivo, como `bytes=0-1023`.',
	schema: { type: 'string' },
};

/** @param ranges whether single ranges of the answer can be asked for */
export function parametersOf(route: ServedRoute, schemas: JsonSchemas, ranges: boolean): object[] {
	const path = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => {
		const known = PATH_PARAMETERS[name];
		if (!known) throw new Error(`${route.name}: nothing is told of the path parameter ${name}`);
		return { name, in: 'path', required: true, ...known };
	});
	return [
		...path,
		...within('query', route.query, schemas),
		...within('header', route.headers, schemas),
		...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
		...(ranges ? [RANGE] : []),
	];
}

/** What is text in an address, but true or false to a caller. */
const FLAGS = new Set(['download', 'dry_run']);

function within(place: 'query' | 'header', sent: z.ZodType | undefined, schemas: JsonSchemas): object[] {
	if (!sent) return [];
	const { properties = {}, required = [] } = schemas.parameters(sent);
	return Object.entries(properties).map(([name, schema]) => ({
		name: place === 'header' ? name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) : name,
		in: place,
		required: (required as string[]).includes(name),
		...(DESCRIPTIONS[name] && { description: DESCRIPTIONS[name] }),
		schema: FLAGS.has(name) ? { type: 'boolean', default: false } : schema,
	}));
}
