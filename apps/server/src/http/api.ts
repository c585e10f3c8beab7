import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountLimitServices } from '@nexus/core/account-limits';
import type { AccessWatch, AccountServices, Actor, ApiKeyServices, UserRecord } from '@nexus/core/accounts';
import type { CleanupServices } from '@nexus/core/cleanup';
import type { CostServices } from '@nexus/core/costs';
import type { DocumentServices, LibraryServices } from '@nexus/core/documents';
import type { LocalModelServices } from '@nexus/core/engines';
import { NexusError } from '@nexus/core/errors';
import type { Readiness } from '@nexus/core/health';
import type { ImportServices } from '@nexus/core/imports';
import type { Engines, IdempotencyRepository } from '@nexus/core/ports';
import type { PronunciationServices } from '@nexus/core/pronunciations';
import type { SearchServices } from '@nexus/core/search';
import type { GeminiStatus, KeyCheckServices, SettingsServices } from '@nexus/core/settings';
import type { StorageServices } from '@nexus/core/storage';
import type { VoiceServices } from '@nexus/core/voices';
import type {
	EpisodeServices,
	JobWatch,
	MediaServices,
	ScriptServices,
	SectionServices,
	SourceServices,
} from '@nexus/episodes';
import type { SeriesServices } from '@nexus/episodes/series';
import type { VoiceSampleServices } from '@nexus/production';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** What the routes are made of: the domain's services, and facts about this installation. */
export interface Services {
	accounts: AccountServices;
	accountLimits: AccountLimitServices;
	access: AccessWatch;
	apiKeys: ApiKeyServices;
	documents: DocumentServices;
	library: LibraryServices;
	search: SearchServices;
	imports: ImportServices;
	/** The most bytes of a file that is brought. */
	importMaxBytes: number;
	/** Whether pages of the web are read. */
	allowWebPages: boolean;
	episodes: EpisodeServices;
	series: SeriesServices;
	media: MediaServices;
	scripts: ScriptServices;
	sections: SectionServices;
	sources: SourceServices;
	jobWatch: JobWatch;
	storage: StorageServices;
	cleanup: CleanupServices;
	settings: SettingsServices;
	keyChecks: KeyCheckServices;
	costs: CostServices;
	voices: VoiceServices;
	localModels: LocalModelServices;
	pronunciations: PronunciationServices;
	voiceSamples: VoiceSampleServices;
	idempotency: IdempotencyRepository;
	/** Whether this process can do its work. */
	ready(): Promise<Readiness>;
	/** Under which browsers reach the server, where a proxy stands before it. */
	publicOrigin: string | null;
	/** Whether cookies may only travel over TLS. */
	secureCookies: boolean;
	gemini: GeminiStatus;
	engines: Pick<Engines, 'chosenFor' | 'keyOwner'>;
}

export type Api = FastifyInstance<
	RawServerDefault,
	IncomingMessage,
	ServerResponse,
	FastifyBaseLogger,
	ZodTypeProvider
>;

/**
 * What the contract's table does not say of a route. `media`: the media cookie is as good as a bearer token (GETs only).
 * `public`: a route outside the table that is for anybody.
 */
export type Access = 'media' | 'public';

export interface Caller {
	actor: Actor;
	user: UserRecord;
}

declare module 'fastify' {
	interface FastifyContextConfig {
		access?: Access;
	}
	interface FastifyRequest {
		caller: Caller | null;
	}
}

/** The caller of a route that is not public. */
export function callerOf(request: { caller: Caller | null }): Caller {
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
