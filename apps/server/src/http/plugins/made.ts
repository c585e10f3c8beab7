import { Readable } from 'node:stream';
import { yieldToEventLoop } from '@nexus/core/event-loop';
import type { GeneratedObject } from '@nexus/core/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './content-disposition.ts';
import { whileWaited } from './while-waited.ts';

/** Bytes written in one round of the event loop: the system takes megabytes, and copies them meanwhile. */
const PIECE = 64 * 1024;

/** Sends bytes that are made while they are read: whole, with their length said before, and no further than they are read. */
export function sendMade(request: FastifyRequest, reply: FastifyReply, object: GeneratedObject): FastifyReply {
	const { size, contentType, filename, download } = object;
	reply
		.header('Accept-Ranges', 'none')
		.header('Cache-Control', 'private, no-cache')
		.header('Content-Disposition', contentDisposition(filename, download))
		.header('Content-Length', size)
		.type(contentType);
	if (request.method === 'HEAD') return reply.send();
	const bytes = Readable.from(inPieces(object.open(whileWaited(request, reply))), {
		objectMode: false,
		highWaterMark: PIECE,
	});
	return reply.send(bytes);
}

async function* inPieces(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	for await (const chunk of chunks) {
		for (let at = 0; at < chunk.length; at += PIECE) {
			yield chunk.subarray(at, at + PIECE);
			await yieldToEventLoop();
		}
	}
}
