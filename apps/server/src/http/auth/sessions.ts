import { ROUTES, sessionList, sessionQuery } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';

export function sessions(api: Api, { accounts }: Services): void {
	const [method, url] = ROUTES.sessions;
	api.route({
		method,
		url,
		schema: { querystring: sessionQuery, response: { 200: sessionList } },
		handler: async (request) => {
			const { actor } = callerOf(request);
			const { items, total } = await accounts.sessions(actor, request.query);
			return {
				sessions: items.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
					id,
					user_agent: userAgent,
					address,
					created_at: createdAt.toISOString(),
					last_used_at: lastUsedAt.toISOString(),
					current: id === actor.sessionId,
				})),
				total,
				...request.query,
			};
		},
	});
}
