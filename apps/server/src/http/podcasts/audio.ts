import { ROUTES } from '@nexus/contract';
import { z } from 'zod';
import { type Api, callerOf, idOf, type Services } from '../api.ts';
import { sendRanged } from '../plugins/ranged.ts';

const download = z.object({ download: z.stringbool().default(false) });

/** The episode's finished files, and its parts while it is being made. */
export function audio(api: Api, { media }: Services): void {
	const [method, url] = ROUTES.audio;
	api.route({
		method,
		url,
		config: { access: 'media' },
		schema: { params: z.object({ id: z.string(), index: z.string() }), querystring: download },
		handler: async (request, reply) => {
			const { id, index } = request.params;
			const { actor } = callerOf(request);
			const object = await media.file(actor, idOf(id), Number(index), request.query.download);
			return sendRanged(request, reply, object);
		},
	});

	const [partMethod, partUrl] = ROUTES.partAudio;
	api.route({
		method: partMethod,
		url: partUrl,
		config: { access: 'media' },
		schema: { params: z.object({ id: z.string(), number: z.string() }), querystring: download },
		handler: async (request, reply) => {
			const { id, number } = request.params;
			const { actor } = callerOf(request);
			const object = await media.part(actor, idOf(id), Number(number), request.query.download);
			return sendRanged(request, reply, object);
		},
	});
}
