import { ROUTES, systemGeminiStatus } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';

export function geminiStatus(api: Api, { gemini, engines }: Services): void {
	const [method, url] = ROUTES.geminiStatus;
	api.route({
		method,
		url,
		schema: { response: { 200: systemGeminiStatus } },
		handler: async (request) => {
			const { userId } = callerOf(request).actor;
			const [chosen, keyOwner] = await Promise.all([engines.chosenFor(userId), engines.keyOwner(userId)]);
			return {
				custom_config_required: gemini.customConfigRequired,
				has_system_gemini_key: gemini.hasSystemKey,
				engines: chosen,
				key_owner: keyOwner,
			};
		},
	});
}
