import { ROUTES, upload as uploadAnswer } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { type Api, callerOf, type Services } from '../api.ts';
import { presentUpload } from './present-upload.ts';

export function upload(api: Api, { library }: Services): void {
	const [method, url] = ROUTES.upload;
	api.route({
		method,
		url,
		schema: { response: { 201: uploadAnswer } },
		handler: async (request, reply) => {
			const { actor } = callerOf(request);
			const file = await request.file();
			if (file?.fieldname !== 'file') throw new NexusError('upload_missing');
			return reply.status(201).send(presentUpload(await library.upload(actor, file.filename, file.file)));
		},
	});
}
