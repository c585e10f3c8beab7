import multipart from '@fastify/multipart';
import {
	DEFAULT_MAX_FILE_SIZE_MB,
	FORM_MAX_BYTES,
	ROUTES,
	UPLOAD_MAX_BYTES,
	upload as uploadAnswer,
} from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { FastifyRequest } from 'fastify';
import { type Api, callerOf, type Services } from '../api.ts';
import { hangUpOf } from '../hang-up.ts';
import { arrivingFile } from '../plugins/arriving-file.ts';
import { presentUpload } from './present-upload.ts';

const LIMITS = {
	files: 1,
	fields: 10,
	parts: 11,
	fieldSize: 1024,
	headerPairs: 20,
	fileSize: UPLOAD_MAX_BYTES + 1,
};

/** The one call that takes a form: all others refuse its content type and have none of the work that forms make. */
export function upload(api: Api, { documents }: Services): void {
	const [method, url] = ROUTES.upload;
	api.register(async (scope: Api) => {
		await scope.register(multipart, { limits: LIMITS });
		scope.route({
			method,
			url,
			schema: { response: { 201: uploadAnswer } },
			handler: async (request, reply) => {
				const hungUp = hangUpOf(reply);
				const { actor } = callerOf(request);
				if (Number(request.headers['content-length']) > FORM_MAX_BYTES) {
					throw new NexusError('upload_too_large', { megabytes: DEFAULT_MAX_FILE_SIZE_MB });
				}
				const { filename, file } = await fileOf(request);
				const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
				const uploaded = await documents.upload(actor, filename, arrivingFile(file), bytes, hungUp);
				return reply.status(201).send(presentUpload(uploaded));
			},
		});
	});
}

async function fileOf(request: FastifyRequest) {
	const file = await request.file().catch((error: Error) => {
		throw 'code' in error ? error : new NexusError('malformed_form', {}, { cause: error });
	});
	if (file?.fieldname !== 'file') throw new NexusError('upload_missing');
	return file;
}
