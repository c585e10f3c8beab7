import { ROUTES, refreshBody, tokens } from '@nexus/contract';
import type { Api, Services } from '../api.ts';
import { setCookies } from '../plugins/cookies.ts';
import { clientOf } from './client.ts';
import { presentTokens } from './present-tokens.ts';

export function refresh(api: Api, { accounts, secureCookies }: Services): void {
	const [method, url] = ROUTES.refresh;
	api.route({
		method,
		url,
		schema: { body: refreshBody, response: { 200: tokens } },
		handler: async (request, reply) => {
			const issued = await accounts.refresh(request.body.refresh_token, clientOf(request));
			return setCookies(reply, issued, secureCookies).send(presentTokens(issued));
		},
	});
}
