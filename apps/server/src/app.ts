import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { SMALL_BODY } from '@nexus/contract';
import type { CpuPool } from '@nexus/core/ports';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Services } from './http/api.ts';
import { openApi } from './http/openapi/openapi.ts';
import { serializerCompiler } from './http/plugins/answers.ts';
import { authentication } from './http/plugins/authentication.ts';
import { boundedBodies } from './http/plugins/bounded-bodies.ts';
import { discardUnreadBodies, refuseConnection, TIMEOUTS, type Timeouts } from './http/plugins/connections.ts';
import { drainOnClose } from './http/plugins/drain.ts';
import { errorAnswers, refuseAddress } from './http/plugins/errors.ts';
import { idempotency } from './http/plugins/idempotency.ts';
import { refuseUnknownHosts } from './http/plugins/known-hosts.ts';
import { dropIdleReaders, openAnswers } from './http/plugins/open-answers.ts';
import { queueRequests } from './http/plugins/request-queue.ts';
import { securityHeaders } from './http/plugins/security-headers.ts';
import { storableText } from './http/plugins/storable-text.ts';
import { webApp } from './http/plugins/web-app.ts';
import { routes } from './http/routes.ts';

export interface AppOptions {
	services: Services;
	logger: FastifyBaseLogger;
	/** For bodies that take long to parse. */
	pool: CpuPool;
	/** Where the built web app lies; null to serve the API alone. */
	webFolder: string | null;
	/** Origin that avatars may come from. */
	avatarOrigin: string;
	/** Origin of the storage that players are sent to; null when there is none. */
	mediaOrigin: string | null;
	timeouts?: Timeouts | undefined;
	/** IP addresses and networks whose word on who calls is believed. */
	trustedProxies?: string[];
	/** Names under which the server is reached, beside IP addresses and `localhost`. */
	hosts?: string[];
}

/** `/api/...` serves the same as `/api/v1/...` (D7). */
const versioned = (url: string): string => url.replace(/^\/api\/(?!v\d+\/)/, '/api/v1/');

/** The HTTP server of the given services; it does not listen yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
	const { services, logger, webFolder, avatarOrigin, timeouts = TIMEOUTS, trustedProxies = [], hosts = [] } = options;
	const storageOrigins = options.mediaOrigin === null ? [] : [options.mediaOrigin];
	const app = Fastify({
		loggerInstance: logger,
		rewriteUrl: ({ url }) => versioned(url ?? '/'),
		trustProxy: trustedProxies.length > 0 && trustedProxies,
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
		bodyLimit: SMALL_BODY.bytes,
		requestTimeout: timeouts.request,
		http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.check },
		clientErrorHandler: refuseConnection,
		frameworkErrors: refuseAddress,
		forceCloseConnections: 'idle',
		return503OnClosing: false,
	}).withTypeProvider<ZodTypeProvider>();
	app.setValidatorCompiler(validatorCompiler);
	app.setSerializerCompiler(serializerCompiler);
	errorAnswers(app);
	discardUnreadBodies(app);
	drainOnClose(app);
	storableText(app);
	securityHeaders(app, { avatarOrigin, storageOrigins, overHttps: services.secureCookies });
	refuseUnknownHosts(app, hosts);
	await app.register(compress, { threshold: 1024, globalDecompression: false });
	await app.register(cookie);
	queueRequests(app);
	authentication(app, services);
	boundedBodies(app, options.pool);
	openAnswers(app);
	dropIdleReaders(app, timeouts.reader);
	await openApi(app);
	idempotency(app, services.idempotency);
	routes(app, services);
	await webApp(app, webFolder, services.publicOrigin);
	return app;
}
