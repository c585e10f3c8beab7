import { Readable } from 'node:stream';
import { yieldToEventLoop } from '@nexus/core/event-loop';
import type { GeneratedObject } from '@nexus/core/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { abortWhenClosed } from './abort-when-closed.ts';
import { contentDisposition } from './content-disposition.ts';

/** Bytes written in one round of the event loop: the system takes megabytes, and copies them meanwhile. */
const CHUNK_BYTES = 64 * 1024;

/** Sends bytes that are generated while the client reads them: always whole, with a known length, and no faster than read. */
export function sendGenerated(request: FastifyRequest, reply: FastifyReply, object: GeneratedObject): FastifyReply {
	const { size, contentType, filename, download } = object;
	reply
		.header('Accept-Ranges', 'none')
		.header('Cache-Control', 'private, no-cache')
		.header('Content-Disposition', contentDisposition(filename, download))
		.header('Content-Length', size)
		.type(contentType);
	if (request.method === 'HEAD') return reply.send();
	const bytes = Readable.from(inChunks(object.open(abortWhenClosed(request, reply))), {
		objectMode: false,
		highWaterMark: CHUNK_BYTES,
	});
	return reply.send(bytes);
}

async function* inChunks(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	for await (const chunk of chunks) {
		for (let at = 0; at < chunk.length; at += CHUNK_BYTES) {
			yield chunk.subarray(at, at + CHUNK_BYTES);
			await yieldToEventLoop();
		}
	}
}
