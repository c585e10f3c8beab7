import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { UPLOAD_MAX_BYTES } from '@nexus/contract';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from './http/api.ts';
import { authentication } from './http/plugins/authentication.ts';
import { errorAnswers } from './http/plugins/errors.ts';
import { webApp } from './http/plugins/web-app.ts';
import { routes } from './http/routes.ts';

export interface AppOptions {
	services: Services;
	logger: FastifyBaseLogger;
	/** Where the built web app lies; null to serve the API alone. */
	webFolder: string | null;
	/** Origin that avatars may come from. */
	avatarOrigin: string;
}

/** `/api/...` serves the same as `/api/v1/...` (D7). */
const versioned = (url: string): string => url.replace(/^\/api\/(?!v\d+\/)/, '/api/v1/');

/** The HTTP server of the given services; it does not listen yet. */
export async function createApp({ services, logger, webFolder, avatarOrigin }: AppOptions): Promise<FastifyInstance> {
	const app = Fastify({
		loggerInstance: logger,
		rewriteUrl: ({ url }) => versioned(url ?? '/'),
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
		bodyLimit: 1024 * 1024,
		requestTimeout: 120_000,
		forceCloseConnections: 'idle',
	}).withTypeProvider<ZodTypeProvider>();
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	errorAnswers(app);
	await app.register(helmet, {
		contentSecurityPolicy: {
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'"],
				styleSrc: ["'self'", "'unsafe-inline'"],
				imgSrc: ["'self'", 'data:', avatarOrigin],
				mediaSrc: ["'self'", 'blob:'],
				fontSrc: ["'self'"],
				connectSrc: ["'self'"],
				frameAncestors: ["'none'"],
				objectSrc: ["'none'"],
				upgradeInsecureRequests: null,
			},
		},
		strictTransportSecurity: services.secureCookies,
		crossOriginEmbedderPolicy: false,
	});
	await app.register(compress, { threshold: 1024 });
	await app.register(cookie);
	await app.register(multipart, { limits: { files: 1, fields: 10, parts: 11, fileSize: UPLOAD_MAX_BYTES + 1 } });
	authentication(app, services.accounts);
	routes(app, services);
	await webApp(app, webFolder);
	return app;
}
