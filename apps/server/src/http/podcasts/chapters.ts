import { chapters as chaptersAnswer, chaptersQuery, ROUTES } from '@nexus/contract';
import type { Chapters } from '@nexus/episodes';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function chapters(api: Api, { media }: Services): void {
	const [method, url] = ROUTES.chapters;
	api.route({
		method,
		url,
		config: { access: 'media' },
		schema: {
			params: idParams,
			querystring: chaptersQuery,
			response: { 200: { content: { 'application/json+chapters': { schema: chaptersAnswer } } } },
		},
		handler: async (request, reply) => {
			const found = await media.chapters(callerOf(request).actor, idOf(request.params.id), request.query);
			return reply.type('application/json+chapters; charset=utf-8').send(present(found));
		},
	});
}

/** JSON chapters as the podcast namespace has them. */
const present = ({ title, chapters }: Chapters) => ({
	version: '1.2.0' as const,
	title,
	chapters: chapters.map(({ title, start, end }) => ({ startTime: start, endTime: end, title })),
});
