import { ROUTES, registration as registrationAnswer } from '@nexus/contract';
import type { Api, Services } from '../api.ts';

export function registration(api: Api, { accounts }: Services): void {
	const [method, url] = ROUTES.registration;
	api.route({
		method,
		url,
		schema: { response: { 200: registrationAnswer } },
		handler: async () => ({ registration: accounts.registration }),
	});
}
