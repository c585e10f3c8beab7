import { ROUTES, runCleanupAnswer, runCleanupBody } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentRun } from './present-cleanup.ts';

export function runCleanup(api: Api, { cleanup }: Services): void {
	const [method, url] = ROUTES.runCleanup;
	api.route({
		method,
		url,
		schema: { body: runCleanupBody.nullish(), response: { 200: runCleanupAnswer } },
		handler: async (request) =>
			presentRun(await cleanup.run(callerOf(request).actor, { all: request.body?.all ?? false })),
	});
}
