import { DEFAULT_PRESET_ID, estimate as estimateAnswer, estimateBody, ROUTES } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { type Api, callerOf, type Services } from '../api.ts';
import { duoOf } from './custom-duo.ts';
import { documentIdsOf } from './document-ids.ts';
import { presentDocumentEstimate } from './present-document-estimate.ts';
import { scriptOptionsOf } from './script-options.ts';

export function estimate(api: Api, { costs, settings }: Services): void {
	const [method, url] = ROUTES.estimate;
	api.route({
		method,
		url,
		schema: { body: estimateBody, response: { 200: estimateAnswer } },
		handler: async (request) => {
			const { document_id, document_ids, personality_preset, language, multiple_files, custom_style, customDuo } =
				request.body;
			const given = documentIdsOf({ document_id, document_ids });
			if (given === null) throw new NexusError('document_missing');
			const { actor } = callerOf(request);
			const own = await settings.defaultsFor(actor.userId);
			const estimated = await costs.estimate(actor, {
				documentIds: given,
				presetId: personality_preset ?? own.presetId ?? DEFAULT_PRESET_ID,
				language: language ?? own.language,
				multipleFiles: multiple_files,
				customStyle: (custom_style ?? own.customStyle) || null,
				customDuo: duoOf(customDuo),
				scriptOptions: scriptOptionsOf(request.body),
			});
			return presentDocumentEstimate(estimated);
		},
	});
}
