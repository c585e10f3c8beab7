import { ROUTES, runCleanupAnswer, runCleanupBody } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';

export function runCleanup(api: Api, { cleanup }: Services): void {
	const [method, url] = ROUTES.runCleanup;
	api.route({
		method,
		url,
		schema: { body: runCleanupBody.nullish(), response: { 200: runCleanupAnswer } },
		handler: (request) => cleanup.run(callerOf(request).actor, { all: request.body?.all ?? false }),
	});
}
