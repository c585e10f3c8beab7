import { ROUTES, user } from '@nexus/contract';
import { type Api, callerOf } from '../api.ts';
import { presentUser } from '../auth/present-user.ts';

/** The same answer at both of its addresses. */
export function currentUser(api: Api): void {
	for (const [method, url] of [ROUTES.me, ROUTES.authMe]) {
		api.route({
			method,
			url,
			schema: { response: { 200: user } },
			handler: async (request) => presentUser(callerOf(request).user),
		});
	}
}
