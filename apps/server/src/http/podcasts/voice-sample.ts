import { ownVoices as ownVoicesAnswer, ROUTES, voiceSampleParams, voiceSampleQuery } from '@nexus/contract';
import { type Api, callerOf, type Services } from '../api.ts';
import { abortWhenClosed } from '../plugins/abort-when-closed.ts';
import { sendRanged } from '../plugins/send-ranged.ts';

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
			const { language, model_voice: modelVoice } = request.query;
			const wish = { voice: request.params.voice, modelVoice, language };
			const signal = abortWhenClosed(request, reply);
			return sendRanged(request, reply, await voiceSamples.sample(actor, wish, signal));
		},
	});
}

/** What the model that would speak has besides the six, for duos of the user's own. */
export function ownVoices(api: Api, { voiceSamples }: Services): void {
	const [method, url] = ROUTES.ownVoices;
	api.route({
		method,
		url,
		schema: { response: { 200: ownVoicesAnswer } },
		handler: (request) => voiceSamples.own(callerOf(request).actor),
	});
}
