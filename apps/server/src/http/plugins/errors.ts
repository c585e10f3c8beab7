import { ERRORS, type ErrorBody, type ErrorCode } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';

z.config(z.locales.pt());

interface Issue {
	path: string;
	message: string;
}

export function errorAnswer(error: NexusError, issues?: Issue[]): { status: number; body: ErrorBody } {
	const { message, code } = error;
	return { status: ERRORS[code].status, body: { code, message, detail: message, ...(issues && { issues }) } };
}

/** Every failure becomes a status and a sentence in Portuguese; what nobody foresaw is logged and told as such. */
export function errorAnswers(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const { status, body } = answerOf(error);
		if (status >= 500) request.log.error({ err: error }, 'request failed');
		if (body.code === 'too_many_attempts' && error instanceof NexusError) {
			reply.header('Retry-After', String(error.values.seconds));
		}
		return reply.status(status).send(body);
	});
}

function answerOf(error: FastifyError): { status: number; body: ErrorBody } {
	if (error instanceof NexusError) return errorAnswer(error);
	if (hasZodFastifySchemaValidationErrors(error)) {
		const issues = error.validation.map(({ instancePath, message }) => ({
			path: instancePath.split('/').slice(1).join('.'),
			message: message ?? '',
		}));
		const reason = issues[0]?.message ?? '';
		return errorAnswer(new NexusError('validation', { reason }), issues);
	}
	return errorAnswer(new NexusError(codeOf(error), { megabytes: 10 }));
}

/** Fastify's own refusals, by its error codes. */
function codeOf(error: FastifyError): ErrorCode {
	if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE') return 'upload_too_large';
	if (error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') return 'upload_missing';
	if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'malformed_request';
	return 'internal';
}
