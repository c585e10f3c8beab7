import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Whether a browser sends the request on behalf of another site. Programs that are no browsers send neither header.
 * After Go's http.CrossOriginProtection (https://pkg.go.dev/net/http#CrossOriginProtection): `Sec-Fetch-Site` decides
 * where there is one, and an origin that is neither the address asked nor the configured one is foreign; `null` too.
 * @param publicOrigin under which browsers reach the server, where a proxy stands before it
 */
export function isCrossSite({ headers, host }: FastifyRequest, publicOrigin: string | null): boolean {
	const { origin } = headers;
	const site = headers['sec-fetch-site'];
	if (site !== undefined) return site !== 'same-origin' && site !== 'none';
	if (origin === undefined || origin === publicOrigin) return false;
	if (!URL.canParse(origin)) return true;
	const { protocol, host: originHost } = new URL(origin);
	const asked = `${protocol}//${host}`;
	return !URL.canParse(asked) || new URL(asked).host !== originHost;
}

/**
 * Bodies are JSON or an uploaded file. Text and forms are refused: those a foreign page can send without asking
 * (the "simple" content types of the Fetch standard).
 */
export function refuseSimpleContent(app: FastifyInstance): void {
	app.removeContentTypeParser('text/plain');
}
