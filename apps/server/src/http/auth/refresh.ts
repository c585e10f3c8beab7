import { ROUTES, refreshBody, tokens } from '@nexus/contract';
import type { Api, Services } from '../api.ts';
import { setMediaCookie } from '../plugins/authentication.ts';

export function refresh(api: Api, { accounts, secureCookies }: Services): void {
	const [method, url] = ROUTES.refresh;
	api.route({
		method,
		url,
		config: { access: 'public' },
		schema: { body: refreshBody, response: { 200: tokens } },
		handler: async (request, reply) => {
			const issued = await accounts.refresh(request.body.refresh_token);
			return setMediaCookie(reply, issued.media, secureCookies).send(issued.tokens);
		},
	});
}
