import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

export interface TrustedOrigins {
	/** Origin that avatars may come from. */
	avatarOrigin: string;
	/** Origins that players are sent to. */
	storageOrigins: string[];
	/** Whether browsers reach the server over HTTPS alone. */
	overHttps: boolean;
}

/**
 * What tells browsers to load nothing from elsewhere and to show Nexus in no frame; the same for every answer. Answers
 * of the API are kept by nobody, unless their route says otherwise: media and the API's own documentation do.
 */
export function securityHeaders(app: FastifyInstance, origins: TrustedOrigins): void {
	const headers = headersOf(origins);
	app.addHook('onRequest', (request, reply, done) => {
		reply.headers(headers);
		if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
		done();
	});
}

/** Nothing of a request has a say in them, so that they are made once. */
function headersOf({ avatarOrigin, storageOrigins, overHttps }: TrustedOrigins): OutgoingHttpHeaders {
	const protect = helmet({
		contentSecurityPolicy: {
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'"],
				styleSrc: ["'self'", "'unsafe-inline'"],
				imgSrc: ["'self'", 'data:', avatarOrigin],
				mediaSrc: ["'self'", 'blob:', ...storageOrigins],
				fontSrc: ["'self'"],
				connectSrc: ["'self'", ...storageOrigins],
				frameAncestors: ["'none'"],
				objectSrc: ["'none'"],
				upgradeInsecureRequests: null,
			},
		},
		strictTransportSecurity: overHttps,
		crossOriginEmbedderPolicy: false,
	});
	const request = new IncomingMessage(new Socket());
	const response = new ServerResponse(request);
	protect(request, response, (error) => {
		if (error) throw error;
	});
	return { ...response.getHeaders() };
}
