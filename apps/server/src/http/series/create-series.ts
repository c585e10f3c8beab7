import { createSeriesBody, ROUTES, seriesDetails } from '@nexus/contract';
import { type Api, callerOf, idOf, type Services } from '../api.ts';
import { duoOf } from '../podcasts/custom-duo.ts';
import { scriptOptionsOf } from '../podcasts/script-options.ts';
import { presentSeriesDetails } from './present-series.ts';

export function createSeries(api: Api, { series, settings }: Services): void {
	const [method, url] = ROUTES.createSeries;
	api.route({
		method,
		url,
		config: { idempotent: true },
		schema: { body: createSeriesBody, response: { 201: seriesDetails } },
		handler: async (request, reply) => {
			const { actor } = callerOf(request);
			const { title, document_ids, personality_preset, preset, custom_style, customDuo, ...body } = request.body;
			const own = await settings.defaultsFor(actor.userId);
			const created = await series.create(actor, {
				title,
				documentIds: document_ids.map(idOf),
				presetId: personality_preset ?? preset ?? own.presetId,
				language: body.language ?? own.language,
				customStyle: custom_style ?? own.customStyle,
				customDuo: duoOf(customDuo),
				themeSound: body.theme_sound ?? own.themeSound,
				scriptOptions: scriptOptionsOf(body),
			});
			return reply.status(201).send(presentSeriesDetails(created));
		},
	});
}
