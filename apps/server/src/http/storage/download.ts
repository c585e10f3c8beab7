import { audioFileQuery, ROUTES } from '@nexus/contract';
import { type Api, callerOf, idOf, idParams, type Services } from '../api.ts';
import { sendRanged } from '../plugins/send-ranged.ts';

/** Files to be saved, under their own names. */
export function download(api: Api, { media, documents }: Services): void {
	const [audioMethod, audioUrl] = ROUTES.downloadAudio;
	api.route({
		method: audioMethod,
		url: audioUrl,
		config: { access: 'media' },
		schema: { params: idParams, querystring: audioFileQuery },
		handler: async (request, reply) => {
			const { actor } = callerOf(request);
			const object = await media.file(actor, idOf(request.params.id), request.query.file_index, true);
			return sendRanged(request, reply, object);
		},
	});

	const [documentMethod, documentUrl] = ROUTES.downloadDocument;
	api.route({
		method: documentMethod,
		url: documentUrl,
		config: { access: 'media' },
		schema: { params: idParams },
		handler: async (request, reply) =>
			sendRanged(request, reply, await documents.original(callerOf(request).actor, idOf(request.params.id))),
	});
}
