import type { JsonSchema, JsonSchemas } from './json-schemas.ts';
import type { ServedRoute } from './served-routes.ts';

const ID = { type: 'string', format: 'uuid' } as const;

/** What is told of a path parameter; the routes take them as text, since an unknown id is a 404 and not a 422. */
const PATH_PARAMETERS: Record<string, { description: string; schema: JsonSchema }> = {
	id: { description: 'Identificador.', schema: ID },
	index: { description: 'Número do arquivo de áudio, a partir de 0.', schema: { type: 'integer', minimum: 0 } },
	number: { description: 'Número da parte, a partir de 1.', schema: { type: 'integer', minimum: 1 } },
};

const QUERY_DESCRIPTIONS: Record<string, string> = {
	limit: 'Quantos itens devolver.',
	offset: 'Quantos itens pular.',
	status: 'Só os que estão neste estado.',
	podcast_id: 'Só os deste podcast.',
	language: 'Idioma.',
	file: 'Número do arquivo de áudio, a partir de 0.',
	file_index: 'Número do arquivo de áudio, a partir de 0.',
	download: 'Se o navegador deve salvar o arquivo em vez de tocá-lo.',
	format: 'Formato da resposta.',
	bucket: 'Só os arquivos deste tipo.',
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
		...queryOf(route, schemas),
		...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
		...(ranges ? [RANGE] : []),
	];
}

function queryOf({ query }: ServedRoute, schemas: JsonSchemas): object[] {
	if (!query) return [];
	const { properties = {}, required = [] } = schemas.query(query);
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: 'query',
		required: (required as string[]).includes(name),
		...(QUERY_DESCRIPTIONS[name] && { description: QUERY_DESCRIPTIONS[name] }),
		schema: name === 'download' ? { type: 'boolean', default: false } : schema,
	}));
}
