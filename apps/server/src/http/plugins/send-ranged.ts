import { Readable } from 'node:stream';
import { NexusError } from '@nexus/core/errors';
import type { MediaObject } from '@nexus/core/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import parseRange from 'range-parser';
import { contentDisposition } from './content-disposition.ts';

/**
 * Sends an object, or the single byte range of it that is asked for (RFC 9110, sections 13 and 14). Several ranges at
 * once are answered with the whole, as the RFC allows; a stale `If-Range` too. Only a GET has ranges.
 */
export async function sendRanged(
	request: FastifyRequest,
	reply: FastifyReply,
	object: MediaObject,
): Promise<FastifyReply> {
	const { size, modifiedAt, contentType, filename, download } = object;
	if (request.method === 'GET') reply.countOpenAnswer('media');
	const etag = `"${modifiedAt.getTime().toString(36)}-${size.toString(36)}"`;
	const lastModified = modifiedAt.toUTCString();
	reply
		.header('Accept-Ranges', 'bytes')
		.header('ETag', etag)
		.header('Last-Modified', lastModified)
		.header('Cache-Control', 'private, no-cache')
		.header('Content-Disposition', contentDisposition(filename, download))
		.type(contentType);
	const { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince } = request.headers;
	const held = { 'if-none-match': ifNoneMatch, 'if-modified-since': ifModifiedSince };
	if (fresh(held, { etag, 'last-modified': lastModified })) return reply.status(304).send();

	const range = request.method === 'GET' ? rangeOf(request, size, [etag, lastModified]) : null;
	if (range === 'unsatisfiable') {
		reply.header('Content-Range', `bytes */${size}`);
		throw new NexusError('range_not_satisfiable');
	}
	const { start, end } = range ?? { start: 0, end: size - 1 };
	if (range) reply.status(206).header('Content-Range', `bytes ${start}-${end}/${size}`);
	reply.header('Content-Length', end - start + 1);
	if (request.method === 'HEAD' || size === 0) return reply.send(Readable.from([]));
	return reply.send(await object.open({ start, end }));
}

/** A suffix longer than the whole means the whole (RFC 9110, section 14.1.2). */
const LONG_SUFFIX = /^bytes=\s*-0*[1-9]\d*\s*$/;

function rangeOf(
	request: FastifyRequest,
	size: number,
	validators: string[],
): { start: number; end: number } | 'unsatisfiable' | null {
	const header = request.headers.range;
	const ifRange = request.headers['if-range'];
	if (header === undefined || (ifRange !== undefined && !validators.includes(String(ifRange)))) return null;
	const parsed = parseRange(size, header);
	if (parsed === -1) return LONG_SUFFIX.test(header) && size > 0 ? { start: 0, end: size - 1 } : 'unsatisfiable';
	if (parsed === -2 || parsed.type !== 'bytes' || parsed.length !== 1) return null;
	return parsed[0] ?? null;
}
