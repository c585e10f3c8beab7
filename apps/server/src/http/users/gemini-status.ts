import { ROUTES, systemGeminiStatus } from '@nexus/contract';
import type { Api, Services } from '../api.ts';

export function geminiStatus(api: Api, { gemini }: Services): void {
	const [method, url] = ROUTES.geminiStatus;
	api.route({
		method,
		url,
		schema: { response: { 200: systemGeminiStatus } },
		handler: async () => ({
			custom_config_required: gemini.customConfigRequired,
			has_system_gemini_key: gemini.hasSystemKey,
		}),
	});
}
