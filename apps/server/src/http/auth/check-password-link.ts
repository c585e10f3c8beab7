import { checkPasswordLinkBody, passwordLink, ROUTES } from '@nexus/contract';
import type { Api, Services } from '../api.ts';

/** The token travels in the body: addresses are logged. */
export function checkPasswordLink(api: Api, { accounts }: Services): void {
	const [method, url] = ROUTES.checkPasswordLink;
	api.route({
		method,
		url,
		schema: { body: checkPasswordLinkBody, response: { 200: passwordLink } },
		handler: (request) => accounts.checkPasswordLink(request.body.token),
	});
}
