import { ROUTES, voiceSampleParams, voiceSampleQuery } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { sendRanged } from '../plugins/ranged.ts';
import { whileWaited } from '../plugins/while-waited.ts';

/** One of the six voices, to be heard before it is chosen. */
export function voiceSample(api: Api, { voiceSamples }: Services): void {
	const [method, url] = ROUTES.voiceSample;
	api.route({
		method,
		url,
		config: { access: 'media' },
		schema: { params: voiceSampleParams, querystring: voiceSampleQuery },
		handler: async (request, reply) => {
			const { actor } = callerOf(request);
			const { language } = request.query;
			const signal = whileWaited(request, reply);
			return sendRanged(request, reply, await voiceSamples.sample(actor, request.params.voice, language, signal));
		},
	});
}
