import { ROUTES, script as scriptAnswer } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { sendScript } from './send-script.ts';

export function script(api: Api, { scripts }: Services): void {
	const [method, url] = ROUTES.script;
	api.route({
		method,
		url,
		schema: { params: idParams, response: { 200: scriptAnswer } },
		handler: async (request, reply) => {
			const found = await scripts.read(callerOf(request).actor, idOf(request.params.id));
			return await sendScript(reply, found);
		},
	});
}
