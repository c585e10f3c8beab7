import { DEFAULT_PRESET_ID, estimate as estimateAnswer, estimateSeriesBody, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, type Services } from '../api.ts';
import { duoOf } from '../podcasts/custom-duo.ts';
import { presentDocumentEstimate } from '../podcasts/present-document-estimate.ts';
import { scriptOptionsOf } from '../podcasts/script-options.ts';

export function estimateSeries(api: Api, { series, settings }: Services): void {
	const [method, url] = ROUTES.estimateSeries;
	api.route({
		method,
		url,
		schema: { body: estimateSeriesBody, response: { 200: estimateAnswer } },
		handler: async (request) => {
			const { document_ids, personality_preset, language, multiple_files, custom_style, customDuo } = request.body;
			const { actor } = callerOf(request);
			const own = await settings.defaultsFor(actor.userId);
			const estimated = await series.estimate(actor, {
				documentIds: document_ids.map(idOf),
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
