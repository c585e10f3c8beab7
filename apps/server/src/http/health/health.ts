import { z } from 'zod';
import type { Api, Services } from '../api.ts';

const alive = z.object({ status: z.literal('ok') });
const readiness = z.object({
	status: z.enum(['ok', 'unavailable']),
	database: z.enum(['ok', 'unavailable']),
	storage: z.enum(['ok', 'read_only', 'unavailable']),
});

/** `healthz`: the process answers. `readyz`: its database and its storage do as well. */
export function health(api: Api, { ready }: Services): void {
	api.get('/healthz', { config: { access: 'public' }, schema: { response: { 200: alive } } }, async () => ({
		status: 'ok' as const,
	}));
	api.get(
		'/readyz',
		{ config: { access: 'public' }, schema: { response: { 200: readiness, 503: readiness } } },
		async (request, reply) => {
			const state = await ready();
			if (state.database === 'ok' && state.storage === 'ok') return { status: 'ok' as const, ...state };
			request.log.warn(state, 'not ready');
			return reply.status(503).send({ status: 'unavailable' as const, ...state });
		},
	);
}
