import { ERRORS, type ErrorCode, type Operation, ROUTE_ACCESS } from '@nexus/contract';
import type { JsonSchemas } from './json-schemas.ts';
import type { ServedRoute } from './served-routes.ts';

const SUCCESS: Record<string, string> = {
	'200': 'Resposta.',
	'201': 'Criado.',
	'202': 'Aceito: o trabalho começou.',
	'204': 'Feito; sem conteúdo.',
};
const BYTES = { type: 'string', format: 'binary' } as const;

/** All answers of a call by status: those that its schema declares, files, and every error that it may give. */
export function answersOf(route: ServedRoute, operation: Operation, schemas: JsonSchemas): Record<string, object> {
	const answers: Record<string, object> = {};
	for (const [status, types] of route.answers) {
		const empty = status === '204';
		const content = [...types].map(([type, schema]) => [type, { schema: schemas.output(schema) }]);
		answers[status] = {
			description: SUCCESS[status] ?? 'Resposta.',
			...(!empty && { content: Object.fromEntries(content) }),
		};
	}
	return { ...answers, ...fileAnswers(operation), ...errorAnswers(route, operation) };
}

function fileAnswers({ media }: Operation): Record<string, object> {
	if (!media) return {};
	const content = Object.fromEntries(media.types.map((type) => [type, { schema: BYTES }]));
	return {
		'200': { description: 'O arquivo.', content },
		...(media.ranges && {
			'206': { description: 'O trecho pedido.', content },
			'304': { description: 'O arquivo não mudou.' },
		}),
		...(media.redirects && {
			'302': {
				description: 'O arquivo está em outro endereço.',
				headers: { Location: { description: 'O endereço, válido por pouco tempo.', schema: { type: 'string' } } },
			},
		}),
	};
}

function errorAnswers(route: ServedRoute, operation: Operation): Record<string, object> {
	const byStatus = Map.groupBy(new Set(errorsOf(route, operation)), (code) => ERRORS[code].status);
	const answers = [...byStatus].map(([status, codes]) => [
		String(status),
		{
			description: codes.map((code) => `\`${code}\`: ${ERRORS[code].message}`).join('\n\n'),
			...(status === 429 && {
				headers: {
					'Retry-After': { description: 'Segundos até poder tentar de novo.', schema: { type: 'integer' } },
				},
			}),
			content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
			'x-codes': codes,
		},
	]);
	return Object.fromEntries(answers);
}

/** What every call of this kind may answer with, and the call's own errors. */
function* errorsOf(route: ServedRoute, operation: Operation): Iterable<ErrorCode> {
	const access = ROUTE_ACCESS[route.name];
	if (route.body || route.query || route.params) yield 'validation';
	if (route.method !== 'get') yield 'malformed_request';
	if (route.body) yield 'upload_too_large';
	if (access !== 'public') yield* ['unauthenticated', 'forbidden', 'too_many_attempts'] as const;
	if (route.url.includes(':')) yield 'not_found';
	yield* operation.errors ?? [];
	yield* ['internal', 'unavailable'] as const;
}
