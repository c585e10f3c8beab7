import { ROUTES, registerBody, user } from '@nexus/contract';
import type { Api, Services } from '../api.ts';
import { clientOf } from './client.ts';
import { presentUser } from './present-user.ts';

export function register(api: Api, { accounts }: Services): void {
	const [method, url] = ROUTES.register;
	api.route({
		method,
		url,
		config: { oneAtATimePerNetwork: true },
		schema: { body: registerBody, response: { 201: user } },
		handler: async (request, reply) => {
			const { full_name: fullName, ...body } = request.body;
			const registered = await accounts.register({ ...body, fullName }, clientOf(request));
			return reply.status(201).send(presentUser(registered));
		},
	});
}
