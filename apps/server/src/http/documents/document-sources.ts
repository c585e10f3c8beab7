import { documentSources as answer, ROUTES } from '@nexus/contract';
import type { Api, Services } from '../api.ts';

export function documentSources(api: Api, { importMaxBytes, allowWebPages }: Services): void {
	const [method, url] = ROUTES.documentSources;
	api.route({
		method,
		url,
		schema: { response: { 200: answer } },
		handler: async () => ({ max_file_bytes: importMaxBytes, web_pages: allowWebPages }),
	});
}
