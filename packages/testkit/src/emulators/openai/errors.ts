import type { Refusal } from '../fault-kinds.ts';
import { ServiceError } from '../loopback/service-error.ts';

interface Wording {
	message: string;
	type: string;
	code: string | null;
	param?: string;
}

/** An answer in OpenAI's form of errors. */
function openAiError(status: number, { message, type, code, param }: Wording, retryAfter?: number): ServiceError {
	const headers: Record<string, string> =
		retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) };
	return new ServiceError(status, message, { error: { message, type, param: param ?? null, code } }, headers);
}

export const badRequest = (message: string, param?: string): ServiceError =>
	openAiError(400, { message, type: 'invalid_request_error', code: null, ...(param === undefined ? {} : { param }) });

/** As OpenAI refuses what a model does not take. */
export const unsupported = (code: 'unsupported_parameter' | 'unsupported_value', param: string, message: string) =>
	openAiError(400, { message, type: 'invalid_request_error', code, param });

/** As DeepSeek refuses a schema. */
export const noSuchFormat = (): ServiceError =>
	openAiError(400, {
		message: 'This response_format type is unavailable now',
		type: 'invalid_request_error',
		code: 'invalid_request_error',
	});

export const unknownModel = (name: string): ServiceError =>
	openAiError(404, {
		message: `model "${name}" not found, try pulling it first`,
		type: 'not_found_error',
		code: 'model_not_found',
		param: 'model',
	});

export const badKey = (): ServiceError =>
	openAiError(401, {
		message: 'Incorrect API key provided.',
		type: 'invalid_request_error',
		code: 'invalid_api_key',
	});

export const serverFailure = (status = 500): ServiceError =>
	openAiError(status, {
		message: 'The server had an error while processing your request.',
		type: 'server_error',
		code: null,
	});

/** The error that a fault is. @param retryAfter seconds, for a quota */
export function refusalError(fault: Refusal, model: string, retryAfter: number): ServiceError {
	switch (fault) {
		case 'http-401':
		case 'key-invalid':
			return badKey();
		case 'http-403':
		case 'region':
			return openAiError(403, {
				message: 'Country, region, or territory not supported',
				type: 'request_forbidden',
				code: 'unsupported_country_region_territory',
			});
		case 'http-404':
			return unknownModel(model);
		case 'quota-minute':
			return openAiError(
				429,
				{ message: 'Rate limit reached for requests', type: 'requests', code: 'rate_limit_exceeded' },
				retryAfter,
			);
		case 'quota-day':
			return openAiError(429, {
				message: 'You exceeded your current quota, please check your plan and billing details.',
				type: 'insufficient_quota',
				code: 'insufficient_quota',
			});
		default:
			return serverFailure(Number(fault.slice('http-'.length)));
	}
}
