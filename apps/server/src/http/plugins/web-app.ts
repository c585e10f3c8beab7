import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { NexusError } from '@nexus/core/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './errors.ts';
import { sharedPage } from './shared-page.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the built web app: files with a hash in their names for ever, and its page for every address of its own. Texts
 * are sent as the build has compressed them.
 * @param publicOrigin under which browsers reach the server, for the page's link preview; null where it is not known
 */
export async function webApp(app: FastifyInstance, folder: string | null, publicOrigin: string | null): Promise<void> {
	const page = folder !== null && existsSync(join(folder, 'index.html'));
	let sendPage = (_: FastifyRequest, reply: FastifyReply) => reply.sendFile('index.html');
	if (page) {
		await app.register(fastifyStatic, {
			root: folder,
			wildcard: false,
			preCompressed: true,
			globIgnore: ['**/*.br', '**/*.gz', ...(publicOrigin === null ? [] : ['index.html'])],
			cacheControl: false,
			setHeaders: (reply, path) => {
				const hashed = path.startsWith(join(folder, 'assets'));
				reply.header('Cache-Control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
			},
		});
		if (publicOrigin !== null) sendPage = await sharedPage(join(folder, 'index.html'), publicOrigin);
	}
	app.setNotFoundHandler((request, reply) => {
		const reads = request.method === 'GET' || request.method === 'HEAD';
		const path = pathOf(request.url);
		const wantsPage = reads && !path.startsWith('/api/') && (path === '/index.html' || !/\.\w+$/.test(path));
		if (page && wantsPage) return sendPage(request, reply.status(200));
		const { status, body } = errorAnswer(new NexusError('not_found'));
		return reply.status(status).send(body);
	});
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
