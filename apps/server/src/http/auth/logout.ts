import { ROUTES } from '@nexus/contract';
import { z } from 'zod';
import { type Api, callerOf, type Services } from '../api.ts';
import { clearMediaCookie } from '../plugins/cookies.ts';

export function logout(api: Api, { accounts }: Services): void {
	const [method, url] = ROUTES.logout;
	api.route({
		method,
		url,
		schema: { response: { 204: z.null() } },
		handler: async (request, reply) => {
			await accounts.logout(callerOf(request).actor);
			return clearMediaCookie(reply).status(204).send(null);
		},
	});
}
