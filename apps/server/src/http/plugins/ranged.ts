import type { MediaObject } from '@nexus/core/episodes';
import { NexusError } from '@nexus/core/errors';
import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';

/**
 * Sends an object, or the single byte range of it that is asked for (RFC 9110, section 14). Several ranges at once are
 * answered with the whole, as the RFC allows; a stale `If-Range` too.
 */
export async function sendRanged(
	request: FastifyRequest,
	reply: FastifyReply,
	object: MediaObject,
): Promise<FastifyReply> {
	const { size, modifiedAt, contentType, filename, download } = object;
	const etag = `"${modifiedAt.getTime().toString(36)}-${size.toString(36)}"`;
	reply
		.header('Accept-Ranges', 'bytes')
		.header('ETag', etag)
		.header('Last-Modified', modifiedAt.toUTCString())
		.header('Cache-Control', 'private, no-cache')
		.header('Content-Disposition', create(filename, { type: download ? 'attachment' : 'inline' }))
		.type(contentType);
	if (request.headers['if-none-match'] === etag) return reply.status(304).send();

	const range = rangeOf(request, size, etag);
	if (range === 'unsatisfiable') {
		reply.header('Content-Range', `bytes */${size}`);
		throw new NexusError('range_not_satisfiable');
	}
	const { start, end } = range ?? { start: 0, end: size - 1 };
	if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
	reply.header('Content-Length', end - start + 1);
	if (request.method === 'HEAD') return reply.send();
	return reply.send(await object.open({ start, end }));
}

function rangeOf(
	request: FastifyRequest,
	size: number,
	etag: string,
): { start: number; end: number } | 'unsatisfiable' | null {
	const header = request.headers.range;
	const ifRange = request.headers['if-range'];
	if (header === undefined || (ifRange !== undefined && ifRange !== etag)) return null;
	const parsed = parseRange(size, header);
	if (parsed === -1) return 'unsatisfiable';
	if (parsed === -2 || parsed.type !== 'bytes' || parsed.length !== 1) return null;
	return parsed[0] ?? null;
}
