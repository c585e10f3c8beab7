import { fileList, filesQuery, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentFile } from './present-stored.ts';

export function files(api: Api, { storage }: Services): void {
	const [method, url] = ROUTES.files;
	api.route({
		method,
		url,
		schema: { querystring: filesQuery, response: { 200: fileList } },
		handler: async (request) => {
			const { bucket, ...page } = request.query;
			const { items, total } = await storage.files(callerOf(request).actor, page, bucket);
			return { files: items.map(presentFile), total, ...page };
		},
	});
}
