import { loginBody, ROUTES, tokens } from '@nexus/contract';
import type { Api, Services } from '../api.ts';
import { setCookies } from '../plugins/cookies.ts';
import { clientOf } from './client.ts';
import { presentTokens } from './present-tokens.ts';

export function login(api: Api, { accounts, secureCookies }: Services): void {
	const [method, url] = ROUTES.login;
	api.route({
		method,
		url,
		schema: { body: loginBody, response: { 200: tokens } },
		handler: async (request, reply) => {
			const issued = await accounts.login(request.body, clientOf(request));
			return setCookies(reply, issued, secureCookies).send(presentTokens(issued));
		},
	});
}
