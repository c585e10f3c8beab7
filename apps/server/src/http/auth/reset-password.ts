import { ROUTES, resetPasswordBody } from '@nexus/contract';
import { z } from 'zod';
import type { Api, Services } from '../api.ts';
import { setDeviceCookie } from '../plugins/cookies.ts';

export function resetPassword(api: Api, { accounts, secureCookies }: Services): void {
	const [method, url] = ROUTES.resetPassword;
	api.route({
		method,
		url,
		schema: { body: resetPasswordBody, response: { 204: z.null() } },
		handler: async (request, reply) => {
			const { token, new_password: password } = request.body;
			const { device } = await accounts.resetPassword({ token, password });
			return setDeviceCookie(reply, device, secureCookies).status(204).send(null);
		},
	});
}
