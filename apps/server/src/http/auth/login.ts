import { loginBody, ROUTES, tokens } from '@nexus/contract';
import type { Api, Services } from '../api.ts';
import { addressOf, setMediaCookie } from '../plugins/authentication.ts';

export function login(api: Api, { accounts, secureCookies }: Services): void {
	const [method, url] = ROUTES.login;
	api.route({
		method,
		url,
		config: { access: 'public' },
		schema: { body: loginBody, response: { 200: tokens } },
		handler: async (request, reply) => {
			const caller = { from: addressOf(request), userAgent: request.headers['user-agent'] ?? null };
			const issued = await accounts.login(request.body, caller);
			return setMediaCookie(reply, issued.media, secureCookies).send(issued.tokens);
		},
	});
}
