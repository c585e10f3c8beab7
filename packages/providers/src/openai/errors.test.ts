import { expect, it } from 'vitest';
import { failureOf } from './errors.ts';

const failed = (status: number, code: string | null) =>
	failureOf({
		...{ provider: 'o servidor', status, model: 'a-model', retryAfter: null, now: new Date(0) },
		body: { error: { message: 'Failed', type: 'invalid_request_error', code } },
	});

it.each([
	[400, 'json_validate_failed', 'provider_answer_unusable', 'backoff'],
	[400, 'context_length_exceeded', 'provider_prompt_cut', 'none'],
	[400, null, 'provider_request_refused', 'none'],
	[402, null, 'provider_credit_spent', 'none'],
	[503, null, 'provider_unavailable', 'backoff'],
] as const)('an answer of %i with the code %s is %s, and what helps is %s', (status, code, meant, remedy) => {
	expect(failed(status, code)).toMatchObject({ code: meant, remedy: { kind: remedy } });
});
