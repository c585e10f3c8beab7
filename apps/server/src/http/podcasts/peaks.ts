import { fileQuery, peaks as peaksAnswer, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';

export function peaks(api: Api, { media }: Services): void {
	const [method, url] = ROUTES.peaks;
	api.route({
		method,
		url,
		schema: { params: idParams, querystring: fileQuery, response: { 200: peaksAnswer } },
		handler: (request) => media.peaks(callerOf(request).actor, idOf(request.params.id), request.query),
	});
}
