import { ERRORS, type ErrorCode, type Operation, ROUTE_ACCESS, type RouteName } from '@nexus/contract';
import type { RouteOptions } from 'fastify';
import { z } from 'zod';

const SUCCESS: Record<string, string> = {
	'200': 'Resposta.',
	'201': 'Criado.',
	'202': 'Aceito: o trabalho começou.',
	'204': 'Feito; sem conteúdo.',
};
const BYTES = { type: 'string', format: 'binary' } as const;

/** The answers that a route's schema declares, in the form in which `@fastify/swagger` takes their descriptions. */
export function declaredAnswers(response: unknown): Record<string, object> {
	return Object.fromEntries(
		Object.entries(response ?? {}).map(([status, declared]) => [
			status,
			{
				description: SUCCESS[status] ?? 'Resposta.',
				content: declared instanceof z.ZodType ? { 'application/json': { schema: declared } } : declared.content,
			},
		]),
	);
}

/** The answers that no schema declares: files, and every error that a call may give. */
export function addedAnswers(name: RouteName, route: RouteOptions, operation: Operation): Record<string, object> {
	const noContent = Object.hasOwn(route.schema?.response ?? {}, '204') ? SUCCESS['204'] : operation.nothing;
	return {
		...fileAnswers(operation),
		...(noContent && { '204': { description: noContent } }),
		...errorAnswers(errorsOf(name, route, operation)),
	};
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

function errorAnswers(errors: Iterable<ErrorCode>): Record<string, object> {
	const byStatus = Map.groupBy(new Set(errors), (code) => ERRORS[code].status);
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
function* errorsOf(name: RouteName, route: RouteOptions, operation: Operation): Iterable<ErrorCode> {
	const { method, url, schema, config } = route;
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
	if (method !== 'GET') yield* ['cross_site', 'malformed_request'] as const;
	if (url.includes(':')) yield* ['malformed_address', 'not_found'] as const;
	if (schema?.body || schema?.querystring || schema?.params) yield* ['validation', 'unstorable_text'] as const;
	// A body that a call makes nothing of is read as well.
	if (method !== 'GET') yield* ['validation', 'compressed_body', 'body_too_large', 'unsupported_media_type'] as const;
	if (config?.idempotent) {
		yield* ['idempotency_key_invalid', 'idempotency_key_reused', 'idempotency_key_running'] as const;
	}
	yield* operation.errors ?? [];
	yield* ['unknown_host', 'internal', 'unavailable'] as const;
}
