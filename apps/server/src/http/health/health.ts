import { z } from 'zod';
import type { Api, Services } from '../api.ts';

const answer = z.object({ status: z.enum(['ok', 'unavailable']) });

/** `healthz`: the process answers. `readyz`: it can also do its work. */
export function health(api: Api, { ping }: Services): void {
	api.get('/healthz', { config: { access: 'public' }, schema: { response: { 200: answer } } }, async () => ({
		status: 'ok' as const,
	}));
	api.get(
		'/readyz',
		{ config: { access: 'public' }, schema: { response: { 200: answer, 503: answer } } },
		async (request, reply) => {
			try {
				await ping();
				return { status: 'ok' as const };
			} catch (error) {
				request.log.warn({ err: error }, 'database does not answer');
				return reply.status(503).send({ status: 'unavailable' as const });
			}
		},
	);
}
