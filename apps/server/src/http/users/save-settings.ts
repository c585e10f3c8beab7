import { ROUTES, saveSettingsBody, settings as settingsAnswer } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';

export function saveSettings(api: Api, { settings }: Services): void {
	const [method, url] = ROUTES.saveSettings;
	api.route({
		method,
		url,
		schema: { body: saveSettingsBody, response: { 200: settingsAnswer } },
		handler: (request) => settings.save(callerOf(request).actor, request.body),
	});
}
