import { audioFileQuery, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { contentDisposition } from '../plugins/content-disposition.ts';
import { sendRanged } from '../plugins/send-ranged.ts';

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
			const signed = await object.signedUrl(contentDisposition(object.filename, false));
			if (signed === null) return sendRanged(request, reply, object);
			return reply.redirect(signed, 302);
		},
	});
}
