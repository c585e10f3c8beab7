import { ROUTES, uploadList, uploadPage } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentUpload } from './present-upload.ts';

export function uploads(api: Api, { documents }: Services): void {
	const [method, url] = ROUTES.uploads;
	api.route({
		method,
		url,
		schema: { querystring: uploadPage, response: { 200: uploadList } },
		handler: async (request) => {
			const { items, total } = await documents.list(callerOf(request).actor, request.query);
			return { uploads: items.map(presentUpload), total, ...request.query };
		},
	});
}
