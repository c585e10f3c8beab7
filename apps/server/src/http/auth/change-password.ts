import { changePasswordBody, ROUTES } from '@nexus/contract';
import { z } from 'zod';
import { type Api, callerOf, type Services } from '../api.ts';

export function changePassword(api: Api, { accounts }: Services): void {
	const [method, url] = ROUTES.changePassword;
	api.route({
		method,
		url,
		schema: { body: changePasswordBody, response: { 204: z.null() } },
		handler: async (request, reply) => {
			const { current_password: current, new_password: next } = request.body;
			await accounts.changePassword(callerOf(request).actor, { current, next });
			return reply.status(204).send(null);
		},
	});
}
