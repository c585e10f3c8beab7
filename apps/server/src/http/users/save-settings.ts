import { ROUTES, saveSettingsBody, settings as settingsAnswer } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentSettings } from './present-settings.ts';

export function saveSettings(api: Api, { settings }: Services): void {
	const [method, url] = ROUTES.saveSettings;
	api.route({
		method,
		url,
		schema: { body: saveSettingsBody, response: { 200: settingsAnswer } },
		handler: async (request) => {
			const { body } = request;
			const saved = await settings.save(callerOf(request).actor, {
				useCustomConfig: body.use_custom_config,
				geminiKey: body.gemini_api_key,
				customPersonality: body.custom_personality,
				customLanguage: body.custom_language,
				customScriptModel: body.custom_script_model,
				customTtsModel: body.custom_tts_model,
				maxFileSizeMb: body.max_file_size_mb,
				maxMonthlyGenerations: body.max_monthly_generations,
				themeSound: body.theme_sound,
			});
			return presentSettings(saved);
		},
	});
}
