import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance } from 'fastify';
import { errorAnswer } from './errors.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the built web app: files with a hash in their names for ever, and its page for every address of its own. Texts
 * are sent as the build has compressed them.
 */
export async function webApp(app: FastifyInstance, folder: string | null): Promise<void> {
	const page = folder !== null && existsSync(join(folder, 'index.html'));
	if (page) {
		await app.register(fastifyStatic, {
			root: folder,
			wildcard: false,
			preCompressed: true,
			globIgnore: ['**/*.br', '**/*.gz'],
			cacheControl: false,
			setHeaders: (reply, path) => {
				const hashed = path.startsWith(join(folder, 'assets'));
				reply.header('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
			},
		});
	}
	app.setNotFoundHandler((request, reply) => {
		const reads = request.method === 'GET' || request.method === 'HEAD';
		const wantsPage = reads && !request.url.startsWith('/api/') && !/\.\w+$/.test(pathOf(request.url));
		if (page && wantsPage) return reply.sendFile('index.html');
		const { status, body } = errorAnswer(new NexusError('not_found'));
		return reply.status(status).send(body);
	});
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
