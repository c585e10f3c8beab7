import { ROUTES, settings as settingsAnswer } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentSettings } from './present-settings.ts';

export function settings(api: Api, { settings }: Services): void {
	const [method, url] = ROUTES.settings;
	api.route({
		method,
		url,
		schema: { response: { 200: settingsAnswer } },
		handler: async (request) => presentSettings(await settings.get(callerOf(request).actor)),
	});
}
