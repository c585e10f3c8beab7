import { chooseLocalModelBody, localModelsOverview, ROUTES } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';

/** Language models on this machine, for administrators. */
export function localModels(api: Api, { localModels }: Services): void {
	const [method, url] = ROUTES.localModels;
	api.route({
		method,
		url,
		schema: { response: { 200: localModelsOverview } },
		handler: (request) => localModels.overview(callerOf(request).actor),
	});
}

export function chooseLocalModel(api: Api, { localModels }: Services): void {
	const [method, url] = ROUTES.chooseLocalModel;
	api.route({
		method,
		url,
		schema: { body: chooseLocalModelBody, response: { 200: localModelsOverview } },
		handler: (request) => localModels.choose(callerOf(request).actor, request.body),
	});
}

export function forgetLocalModel(api: Api, { localModels }: Services): void {
	const [method, url] = ROUTES.forgetLocalModel;
	api.route({
		method,
		url,
		schema: { response: { 200: localModelsOverview } },
		handler: (request) => localModels.forget(callerOf(request).actor),
	});
}
