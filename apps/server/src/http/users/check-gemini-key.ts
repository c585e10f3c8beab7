import { checkGeminiKeyBody, keyCheck, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { abortWhenClosed } from '../plugins/abort-when-closed.ts';

export function checkGeminiKey(api: Api, { keyChecks }: Services): void {
	const [method, url] = ROUTES.checkGeminiKey;
	api.route({
		method,
		url,
		schema: { body: checkGeminiKeyBody, response: { 200: keyCheck } },
		handler: (request, reply) =>
			keyChecks.check(callerOf(request).actor, request.body.gemini_api_key, abortWhenClosed(request, reply)),
	});
}
