import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The Open Graph tags that hold an address; the build writes it relative to the origin. */
const ADDRESS_TAG = /(<meta property="og:(?:url|image)" content=")\//g;

/**
 * The web app's page with absolute addresses in its link preview, since crawlers take no others
 * (https://ogp.me/#metadata).
 * @param file the built index.html
 * @param origin under which browsers reach the server
 * @returns sends the page, compressed as the request allows
 */
export async function sharedPage(
	file: string,
	origin: string,
): Promise<(request: FastifyRequest, reply: FastifyReply) => FastifyReply> {
	const html = (await readFile(file, 'utf8')).replace(ADDRESS_TAG, (_, tag: string) => `${tag}${origin}/`);
	const [br, gz] = await Promise.all([promisify(brotliCompress)(html), promisify(gzip)(html)]);
	return (request, reply) => {
		const accepted = request.headers['accept-encoding'] ?? '';
		const [encoding, body] = accepted.includes('br')
			? ['br', br]
			: accepted.includes('gzip')
				? ['gzip', gz]
				: ['identity', Buffer.from(html)];
		return reply
			.headers({ 'Cache-Control': 'no-cache', 'Content-Encoding': encoding, 'Vary': 'accept-encoding' })
			.type('text/html; charset=utf-8')
			.send(body);
	};
}
