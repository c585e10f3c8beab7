import type { z } from 'zod';
import type { Refusal } from '../fault-kinds.ts';
import { ServiceError } from '../loopback/service-error.ts';

const RPC = 'type.googleapis.com/google.rpc';
const SERVICE = 'generativelanguage.googleapis.com';

/** An answer in Google's form of errors. */
class GeminiError extends ServiceError {
	override name = 'GeminiError';

	constructor(status: number, code: string, message: string, details: object[] = []) {
		const error = { code: status, message, status: code, ...(details.length > 0 ? { details } : {}) };
		super(status, message, { error });
	}
}

export const invalid = (message: string): GeminiError => new GeminiError(400, 'INVALID_ARGUMENT', message);

export const unknownModel = (name: string, method: string): GeminiError =>
	new GeminiError(
		404,
		'NOT_FOUND',
		`models/${name} is not found for API version v1beta, or is not supported for ${method}. Call ListModels to see the list of available models and their supported methods.`,
	);

export const noKey = (): GeminiError =>
	new GeminiError(
		403,
		'PERMISSION_DENIED',
		"Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
	);

export const badKey = (): GeminiError =>
	new GeminiError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
		{
			'@type': `${RPC}.ErrorInfo`,
			reason: 'API_KEY_INVALID',
			domain: 'googleapis.com',
			metadata: { service: SERVICE },
		},
		{
			'@type': `${RPC}.LocalizedMessage`,
			locale: 'en-US',
			message: 'API key not valid. Please pass a valid API key.',
		},
	]);

/** @param retryDelay seconds */
function overQuota(per: 'Minute' | 'Day', model: string, retryDelay: number): GeminiError {
	const quotaId = `GenerateRequestsPer${per}PerProjectPerModel`;
	return new GeminiError(
		429,
		'RESOURCE_EXHAUSTED',
		`You exceeded your current quota, please check your plan and billing details. Please retry in ${retryDelay}s.`,
		[
			{
				'@type': `${RPC}.QuotaFailure`,
				violations: [
					{
						quotaMetric: `${SERVICE}/generate_requests_per_model${per === 'Day' ? '_per_day' : ''}`,
						quotaId,
						quotaDimensions: { location: 'global', model },
						quotaValue: '10',
					},
				],
			},
			{
				'@type': `${RPC}.Help`,
				links: [
					{
						description: 'Learn more about Gemini API quotas',
						url: 'https://ai.google.dev/gemini-api/docs/rate-limits',
					},
				],
			},
			{ '@type': `${RPC}.RetryInfo`, retryDelay: `${retryDelay}s` },
		],
	);
}

/** The error that a fault is. @param retryDelay seconds, for a quota */
export function refusalError(fault: Refusal, model: string, retryDelay: number): GeminiError {
	switch (fault) {
		case 'http-401':
			return new GeminiError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
		case 'http-403':
			return new GeminiError(403, 'PERMISSION_DENIED', 'The caller does not have permission');
		case 'http-404':
			return unknownModel(model, 'generateContent');
		case 'http-502':
			return new GeminiError(502, 'INTERNAL', 'Bad Gateway');
		case 'http-503':
			return streamFailure();
		case 'http-504':
			return new GeminiError(504, 'DEADLINE_EXCEEDED', 'Deadline expired before operation could complete.');
		case 'key-invalid':
			return badKey();
		case 'region':
			return new GeminiError(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.');
		case 'quota-minute':
			return overQuota('Minute', model, retryDelay);
		case 'quota-day':
			return overQuota('Day', model, retryDelay);
		default:
			return internalError();
	}
}

/** What a stream says when it fails in the middle. */
export const streamFailure = (): GeminiError =>
	new GeminiError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');

export const internalError = (): GeminiError =>
	new GeminiError(500, 'INTERNAL', 'An internal error has occurred. Please retry.');

/** What the service says of a body that is not of its form: the first thing wrong. */
export function wrongForm(error: z.ZodError): GeminiError {
	const issue = deepest(error.issues[0]);
	const field = fieldName(issue?.path ?? []);
	const message = issue ? describe(issue, field) : 'Invalid JSON payload received.';
	return new GeminiError(400, 'INVALID_ARGUMENT', message, [
		{ '@type': `${RPC}.BadRequest`, fieldViolations: [{ field, description: message }] },
	]);
}

function deepest(issue: z.core.$ZodIssue | undefined): z.core.$ZodIssue | undefined {
	if (issue?.code !== 'invalid_union') return issue;
	const inner = issue.errors.flat().find(({ code }) => code !== 'invalid_type') ?? issue.errors.flat()[0];
	return inner ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function describe(issue: z.core.$ZodIssue, field: string): string {
	if (issue.code === 'unrecognized_keys') {
		const at = field === '' ? '' : ` at '${field}'`;
		return `Invalid JSON payload received. Unknown name "${issue.keys[0]}"${at}: Cannot find field.`;
	}
	if (issue.code === 'custom') return issue.message;
	return `Invalid value at '${field}': ${issue.message}`;
}

/** In the names of the protocol buffer, as the service writes them: generation_config.thinking_config. */
function fieldName(path: readonly PropertyKey[]): string {
	return path
		.map((step) => (typeof step === 'number' ? `[${step}]` : `.${snakeCase(String(step))}`))
		.join('')
		.replace(/^\./, '');
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
