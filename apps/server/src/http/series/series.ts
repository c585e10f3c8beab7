import { changeSeriesBody, ROUTES, seriesDetails, seriesList, seriesPage } from '@nexus/contract';
import { z } from 'zod';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { presentSeries, presentSeriesDetails } from './present-series.ts';

export function listSeries(api: Api, { series }: Services): void {
	const [method, url] = ROUTES.series;
	api.route({
		method,
		url,
		schema: { querystring: seriesPage, response: { 200: seriesList } },
		handler: async (request) => {
			const { limit, offset } = request.query;
			const { items, total } = await series.list(callerOf(request).actor, { limit, offset });
			return { series: items.map(presentSeries), total, limit, offset };
		},
	});
}

export function oneSeries(api: Api, { series }: Services): void {
	const [method, url] = ROUTES.oneSeries;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: seriesDetails } },
		handler: async (request) =>
			presentSeriesDetails(await series.details(callerOf(request).actor, idOf(request.params.id))),
	});
}

export function changeSeries(api: Api, { series }: Services): void {
	const [method, url] = ROUTES.changeSeries;
	api.route({
		method,
		url,
		schema: { params: idParams, body: changeSeriesBody, response: { 200: seriesDetails } },
		handler: async (request) => {
			const { title, podcast_ids } = request.body;
			const changes = { title, podcastIds: podcast_ids?.map(idOf) };
			return presentSeriesDetails(await series.change(callerOf(request).actor, idOf(request.params.id), changes));
		},
	});
}

export function deleteSeries(api: Api, { series }: Services): void {
	const [method, url] = ROUTES.deleteSeries;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 204: z.null() } },
		handler: async (request, reply) => {
			await series.delete(callerOf(request).actor, idOf(request.params.id));
			return reply.status(204).send(null);
		},
	});
}
