import { ROUTES } from '@nexus/contract';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Access } from '../api.ts';
import { routeAccess } from './route-access.ts';

async function ruleOf(method: 'GET' | 'POST', url: string, access?: Access) {
	const app = Fastify();
	const rule = routeAccess(app);
	app.route({ method, url, ...(access && { config: { access } }), handler: async (request) => rule(request) });
	return (await app.inject({ method, url })).json();
}

describe('who may call a route', () => {
	it('is asked of the contract', async () => {
		expect(await ruleOf(...ROUTES.podcasts)).toEqual({ access: 'podcasts:read', cookie: false });
		expect(await ruleOf(...ROUTES.audio, 'media')).toEqual({ access: 'podcasts:read', cookie: true });
		expect(await ruleOf('GET', '/healthz')).toEqual({ access: 'public', cookie: false });
		expect(await ruleOf('GET', '/api/v1/openapi.json', 'public')).toEqual({ access: 'public', cookie: false });
	});

	it('has to be known, or nothing starts', async () => {
		await expect(ruleOf('GET', '/api/v1/secrets')).rejects.toThrow('nobody knows who may call it');
		await expect(ruleOf('POST', ROUTES.peaks[1])).rejects.toThrow('nobody knows who may call it');
	});

	it('is not for the route itself to say', async () => {
		await expect(ruleOf(...ROUTES.podcasts, 'public')).rejects.toThrow('for the contract');
		await expect(ruleOf(...ROUTES.generate, 'media')).rejects.toThrow('for the contract');
	});
});
