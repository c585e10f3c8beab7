import { audioQuery, partAudioQuery, ROUTES } from '@nexus/contract';
import { z } from 'zod';
import { type Api, callerOf, idOf, type Services } from '../api.ts';
import { sendGenerated } from '../plugins/send-generated.ts';
import { sendRanged } from '../plugins/send-ranged.ts';

/** The episode's finished files, and its parts while it is being made. */
export function audio(api: Api, { media }: Services): void {
	const [method, url] = ROUTES.audio;
	api.route({
		method,
		url,
		config: { access: 'media' },
		schema: { params: z.object({ id: z.string(), index: z.string() }), querystring: audioQuery },
		handler: async (request, reply) => {
			const { id, index } = request.params;
			const { actor } = callerOf(request);
			const { format, download } = request.query;
			if (format === 'wav') {
				// Before anything is looked up: who has too many already costs next to nothing.
				if (request.method === 'GET') reply.countOpenAnswer('wav');
				return sendGenerated(request, reply, await media.wav(actor, idOf(id), Number(index), download));
			}
			return sendRanged(request, reply, await media.file(actor, idOf(id), Number(index), download));
		},
	});

	const [partMethod, partUrl] = ROUTES.partAudio;
	api.route({
		method: partMethod,
		url: partUrl,
		config: { access: 'media' },
		schema: { params: z.object({ id: z.string(), number: z.string() }), querystring: partAudioQuery },
		handler: async (request, reply) => {
			const { id, number } = request.params;
			const { actor } = callerOf(request);
			const object = await media.part(actor, idOf(id), Number(number), request.query.download);
			return sendRanged(request, reply, object);
		},
	});
}
