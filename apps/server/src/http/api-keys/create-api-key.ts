import { createApiKeyBody, createdApiKey, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentApiKey } from './present-api-key.ts';

export function createApiKey(api: Api, { apiKeys }: Services): void {
	const [method, url] = ROUTES.createApiKey;
	api.route({
		method,
		url,
		schema: { body: createApiKeyBody, response: { 201: createdApiKey } },
		handler: async (request, reply) => {
			const { rate_limit_per_hour: rateLimit, expires_at, ...body } = request.body;
			const expiresAt = expires_at ? new Date(expires_at) : null;
			const created = await apiKeys.create(callerOf(request).actor, { ...body, rateLimit, expiresAt });
			return reply.status(201).send({ ...presentApiKey(created), key_full: created.key });
		},
	});
}
