import { DEFAULT_MAX_FILE_SIZE_MB, ERRORS, type ErrorBody, type ErrorCode } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';

z.config(z.locales.pt());

export interface Issue {
	path: string;
	message: string;
}

/** Of many complaints about a request, so many are told. */
const ISSUES_TOLD = 20;

/** What a schema refused. The first complaint is the message. */
export class InvalidInput extends NexusError {
	readonly issues: Issue[];

	constructor(issues: Issue[]) {
		super('validation', { reason: issues[0]?.message ?? '' });
		this.issues = issues.slice(0, ISSUES_TOLD);
	}
}

/** What a schema complains about, as it is told. */
export const issuesOf = ({ issues }: z.ZodError): Issue[] =>
	issues.map(({ path, message }) => ({ path: path.join('.'), message }));

export function errorAnswer(error: NexusError, issues?: Issue[]): { status: number; body: ErrorBody } {
	const { message, code } = error;
	return { status: ERRORS[code].status, body: { code, message, detail: message, ...(issues && { issues }) } };
}

/** Every failure becomes a status and a sentence in Portuguese; what nobody foresaw is logged and told as such. */
export function errorAnswers(app: FastifyInstance): void {
	app.setErrorHandler((error: FastifyError, request, reply) => {
		const { status, body } = isHangUp(error, request)
			? errorAnswer(new NexusError('upload_interrupted'))
			: answerOf(error);
		if (status >= 500) request.log.error({ err: error }, 'request failed');
		if (error instanceof NexusError && 'seconds' in error.values) {
			reply.header('Retry-After', String(error.values.seconds));
		}
		if (status === 401) reply.header('WWW-Authenticate', 'Bearer');
		return reply.status(status).send(body);
	});
}

/** The sender's connection ended before the request did. Nobody reads the answer. */
const isHangUp = (error: unknown, { raw }: FastifyRequest): boolean => raw.errored !== null && raw.errored === error;

function answerOf(error: FastifyError): { status: number; body: ErrorBody } {
	if (error instanceof NexusError) return errorAnswer(error, error instanceof InvalidInput ? error.issues : undefined);
	if (hasZodFastifySchemaValidationErrors(error)) {
		const issues = error.validation.map(({ instancePath, message }) => ({
			path: instancePath.split('/').slice(1).join('.'),
			message: message ?? '',
		}));
		const refusal = new InvalidInput(issues);
		return errorAnswer(refusal, refusal.issues);
	}
	return errorAnswer(new NexusError(codeOf(error), { megabytes: DEFAULT_MAX_FILE_SIZE_MB }));
}

/** Refusals of Fastify and its plugins, by their codes. */
const REFUSALS: Record<string, ErrorCode> = {
	FST_ERR_BAD_URL: 'malformed_address',
	FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
	FST_ERR_MAX_PARAM_LENGTH: 'not_found',
	FST_FIELDS_LIMIT: 'malformed_form',
	FST_FILES_LIMIT: 'malformed_form',
	FST_INVALID_JSON_FIELD_ERROR: 'malformed_form',
	FST_INVALID_MULTIPART_CONTENT_TYPE: 'upload_missing',
	FST_MP_PREMATURE_CLOSE: 'upload_interrupted',
	FST_PARTS_LIMIT: 'malformed_form',
	FST_PROTO_VIOLATION: 'malformed_form',
	FST_REQ_FILE_TOO_LARGE: 'upload_too_large',
};

function codeOf({ code, statusCode }: FastifyError): ErrorCode {
	const refusal = REFUSALS[code];
	if (refusal) return refusal;
	return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? 'malformed_request' : 'internal';
}

/** Refuses an address that the router cannot read. No hook has run then. */
export function refuseAddress(error: FastifyError, _request: unknown, reply: FastifyReply): void {
	const { status, body } = answerOf(error);
	reply.status(status).header('X-Content-Type-Options', 'nosniff').send(body);
}
