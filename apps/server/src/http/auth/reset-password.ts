import { ROUTES, resetPasswordBody } from '@nexus/contract';
import { z } from 'zod';
import type { Api, Services } from '../api.ts';

export function resetPassword(api: Api, { accounts }: Services): void {
	const [method, url] = ROUTES.resetPassword;
	api.route({
		method,
		url,
		schema: { body: resetPasswordBody, response: { 204: z.null() } },
		handler: async (request, reply) => {
			await accounts.resetPassword(request.body);
			return reply.status(204).send(null);
		},
	});
}
