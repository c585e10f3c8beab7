import { ROUTES, registerBody, user } from '@nexus/contract';
import type { Api, Services } from '../api.ts';
import { presentUser } from './present-user.ts';

export function register(api: Api, { accounts }: Services): void {
	const [method, url] = ROUTES.register;
	api.route({
		method,
		url,
		config: { access: 'public' },
		schema: { body: registerBody, response: { 201: user } },
		handler: async (request, reply) => reply.status(201).send(presentUser(await accounts.register(request.body))),
	});
}
