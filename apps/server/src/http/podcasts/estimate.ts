import { estimate as estimateAnswer, estimateBody, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, type Services } from '../api.ts';

export function estimate(api: Api, { costs }: Services): void {
	const [method, url] = ROUTES.estimate;
	api.route({
		method,
		url,
		schema: { body: estimateBody, response: { 200: estimateAnswer } },
		handler: (request) => {
			const { document_id, personality_preset, language, multiple_files, custom_style, customDuo } = request.body;
			return costs.estimate(callerOf(request).actor, {
				documentId: idOf(document_id),
				presetId: personality_preset,
				language,
				multipleFiles: multiple_files,
				customStyle: custom_style || null,
				customDuo: customDuo ?? null,
			});
		},
	});
}
