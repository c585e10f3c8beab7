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
	const nothing = operation.nothing && { '204': { description: operation.nothing } };
	return { ...answers, ...fileAnswers(operation), ...nothing, ...errorAnswers(route, operation) };
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
			content: {
				'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' }, example: exampleOf(codes[0]) },
			},
			'x-codes': codes,
		},
	]);
	return Object.fromEntries(answers);
}

const exampleOf = (code: ErrorCode = 'internal') => {
	const { message } = ERRORS[code];
	return { code, message, detail: message };
};

/** What every call of this kind may answer with, and the call's own errors. */
function* errorsOf(route: ServedRoute, operation: Operation): Iterable<ErrorCode> {
	const { name, method, url, params, query, body, idempotent } = route;
	const access = ROUTE_ACCESS[name];
	if (access !== 'public') {
		yield* [
			'unauthenticated',
			'api_key_mistyped',
			'api_key_unknown',
			'api_key_ended',
			'api_key_limit',
			'api_keys_limit',
		] as const;
		yield access.includes(':') ? 'scope_missing' : 'session_required';
	}
	if (access === 'admin') yield 'forbidden';
	if (method !== 'get') yield* ['cross_site', 'malformed_request'] as const;
	if (url.includes(':')) yield* ['malformed_address', 'not_found'] as const;
	if (body || query || params) yield* ['validation', 'unstorable_text'] as const;
	// A body that a call makes nothing of is read as well.
	if (method !== 'get') yield* ['validation', 'compressed_body', 'body_too_large', 'unsupported_media_type'] as const;
	if (idempotent) {
		yield* ['idempotency_key_invalid', 'idempotency_key_reused', 'idempotency_key_running'] as const;
	}
	yield* operation.errors ?? [];
	yield* ['unknown_host', 'internal', 'unavailable'] as const;
}
