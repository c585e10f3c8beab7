import { audioFileQuery, ROUTES } from '@nexus/contract';
import { create } from 'content-disposition';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { sendRanged } from '../plugins/ranged.ts';

/** Where the storage is reached over HTTP, players are sent there for a while; otherwise the bytes come from here. */
export function streamAudio(api: Api, { media }: Services): void {
	const [method, url] = ROUTES.streamAudio;
	api.route({
		method,
		url,
		config: { access: 'media' },
		schema: { params: idParams, querystring: audioFileQuery },
		handler: async (request, reply) => {
			const { actor } = callerOf(request);
			const object = await media.file(actor, idOf(request.params.id), request.query.file_index, false);
			const signed = await object.signedUrl(create(object.filename.toWellFormed(), { type: 'inline' }));
			if (signed === null) return sendRanged(request, reply, object);
			return reply.header('Cache-Control', 'no-store').redirect(signed, 302);
		},
	});
}
