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

/** What tells browsers to load nothing from elsewhere and to show Nexus in no frame; the same for every answer. */
export function securityHeaders(
	app: FastifyInstance,
	{ avatarOrigin, storageOrigins, overHttps }: TrustedOrigins,
): void {
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
	app.addHook('onRequest', (request, reply, done) => protect(request.raw, reply.raw, () => done()));
}
