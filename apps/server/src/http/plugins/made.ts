import { Readable } from 'node:stream';
import type { MadeObject } from '@nexus/core/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './content-disposition.ts';
import { whileWaited } from './while-waited.ts';

/** Sends bytes that are made while they are read: whole, with their length said before, and no further than they are read. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, object: MadeObject): FastifyReply {
	const { size, contentType, filename, download } = object;
	if (request.method === 'GET') reply.holdPlace('wav');
	reply
		.header('Accept-Ranges', 'none')
		.header('Cache-Control', 'private, no-cache')
		.header('Content-Disposition', contentDisposition(filename, download))
		.header('Content-Length', size)
		.type(contentType);
	if (request.method === 'HEAD') return reply.send();
	const bytes = Readable.from(object.open(whileWaited(request, reply)), {
		objectMode: false,
		highWaterMark: 64 * 1024,
	});
	return reply.send(bytes);
}
