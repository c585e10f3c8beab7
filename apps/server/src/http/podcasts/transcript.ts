import { fileQuery, ROUTES, transcript as transcriptAnswer } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function transcript(api: Api, { media }: Services): void {
	const [method, url] = ROUTES.transcript;
	api.route({
		method,
		url,
		schema: { params: idParams, querystring: fileQuery, response: { 200: transcriptAnswer } },
		handler: (request) => media.transcript(callerOf(request).actor, idOf(request.params.id), request.query.file),
	});
}
