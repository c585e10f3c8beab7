import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountServices, Actor, UserRecord } from '@nexus/core/accounts';
import type { EpisodeServices, MediaServices } from '@nexus/core/episodes';
import { NexusError } from '@nexus/core/errors';
import type { LibraryServices } from '@nexus/core/library';
import type { IdempotencyRepository } from '@nexus/core/ports';
import type { GeminiStatus, SettingsServices } from '@nexus/core/settings';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What the routes are made of: the domain's services, and facts about this installation. */
export interface Services {
	accounts: AccountServices;
	library: LibraryServices;
	episodes: EpisodeServices;
	media: MediaServices;
	settings: SettingsServices;
	idempotency: IdempotencyRepository;
	/** Throws when the database does not answer. */
	ping(): Promise<void>;
	/** Whether cookies may only travel over TLS. */
	secureCookies: boolean;
	gemini: GeminiStatus;
}

export type Api = FastifyInstance<
	RawServerDefault,
	IncomingMessage,
	ServerResponse,
	FastifyBaseLogger,
	ZodTypeProvider
>;

/**
 * Who may call a route. `user`: a bearer token; what every route asks for that does not say otherwise.
 * `media`: a bearer token or the media cookie. `public`: anybody.
 */
export type Access = 'user' | 'media' | 'public';

declare module 'fastify' {
	interface FastifyContextConfig {
		access?: Access;
	}
	interface FastifyRequest {
		caller: { actor: Actor; user: UserRecord } | null;
	}
}

/** The caller of a route that is not public. */
export function callerOf(request: { caller: { actor: Actor; user: UserRecord } | null }): {
	actor: Actor;
	user: UserRecord;
} {
	if (!request.caller) throw new NexusError('unauthenticated');
	return request.caller;
}

const uuid = z.uuid();

/** An id out of a path or a body: what cannot be an id is as unknown as one that does not exist. */
export function idOf(text: string): string {
	if (!uuid.safeParse(text).success) throw new NexusError('not_found');
	return text;
}

export const idParams = z.object({ id: z.string() });
