import { installVoicesBody, ROUTES, voiceModelParams, voicesOverview } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentVoices } from './present-voices.ts';

/** The natural voices of this machine, for administrators. */
export function voices(api: Api, { voices }: Services): void {
	const [method, url] = ROUTES.voices;
	api.route({
		method,
		url,
		schema: { response: { 200: voicesOverview } },
		handler: async (request) => presentVoices(await voices.overview(callerOf(request).actor)),
	});
}

export function installVoices(api: Api, { voices }: Services): void {
	const [method, url] = ROUTES.installVoices;
	api.route({
		method,
		url,
		schema: { params: voiceModelParams, body: installVoicesBody, response: { 202: voicesOverview } },
		handler: async (request, reply) => {
			const { actor } = callerOf(request);
			const wish = { licenceAccepted: request.body.licence_accepted };
			return reply.status(202).send(presentVoices(await voices.install(actor, request.params.name, wish)));
		},
	});
}

export function cancelVoices(api: Api, { voices }: Services): void {
	const [method, url] = ROUTES.cancelVoices;
	api.route({
		method,
		url,
		schema: { response: { 200: voicesOverview } },
		handler: async (request) => presentVoices(await voices.cancel(callerOf(request).actor)),
	});
}

export function removeVoices(api: Api, { voices }: Services): void {
	const [method, url] = ROUTES.removeVoices;
	api.route({
		method,
		url,
		schema: { params: voiceModelParams, response: { 200: voicesOverview } },
		handler: async (request) => presentVoices(await voices.remove(callerOf(request).actor, request.params.name)),
	});
}
