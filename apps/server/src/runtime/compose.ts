import { createAudioAssembler } from '@nexus/adapters/audio';
import { createAudioDecoder } from '@nexus/adapters/audio-decoder';
import { createCoverPainter } from '@nexus/adapters/cover';
import { createCpuPool } from '@nexus/adapters/cpu-pool';
import { createDocumentConverter } from '@nexus/adapters/document-conversion';
import { createDocumentReader } from '@nexus/adapters/document-reader';
import { createSecretBox } from '@nexus/adapters/secrets';
import { warmUpEspeak } from '@nexus/adapters/speech-espeak';
import { createAccountLimitServices, createJobAdmission, limitRunningJobs } from '@nexus/core/account-limits';
import { createAccessWatch, createApiKeyServices } from '@nexus/core/accounts';
import { createCleanupServices } from '@nexus/core/cleanup';
import { createCostServices, PriceBook } from '@nexus/core/costs';
import { createDocumentServices, createLibraryServices } from '@nexus/core/documents';
import { createLocalModelServices } from '@nexus/core/engines';
import { KeyedLock } from '@nexus/core/event-loop';
import { createReadiness } from '@nexus/core/health';
import { createImportServices, createImportWork } from '@nexus/core/imports';
import { createPlanner } from '@nexus/core/planning';
import { createPronunciationServices } from '@nexus/core/pronunciations';
import { createSearchServices, createSearchWork } from '@nexus/core/search';
import { createKeyCheckServices, createSettingsServices, geminiStatusOf } from '@nexus/core/settings';
import { createProbe, createStorageServices } from '@nexus/core/storage';
import { createVoiceServices } from '@nexus/core/voices';
import {
	createEpisodeServices,
	createJobWatch,
	createMediaServices,
	createScriptServices,
	createSectionServices,
	createSourceServices,
} from '@nexus/episodes';
import { createSeriesServices } from '@nexus/episodes/series';
import { createScriptForecaster } from '@nexus/guided-reading';
import { createProductionServices, createVoiceSamples } from '@nexus/production';
import { createGeminiKeyChecker } from '@nexus/providers/gemini';
import { findLocalServers, LOCAL_ADDRESSES } from '@nexus/providers/openai';
import { createProviderFetch } from '@nexus/providers/outbound';
import { PROVIDERS } from '@nexus/providers/registry';
import { createWebPageReader } from '@nexus/providers/web-pages';
import { createApp } from '../app.ts';
import { composeAccounts } from './compose-accounts.ts';
import { composeDatabase } from './compose-database.ts';
import { composeEngines } from './compose-engines.ts';
import { composeVoices } from './compose-voices.ts';
import type { Config } from './config.ts';
import type { Installation, Nexus } from './installation.ts';
import { reportKeys } from './log-reports.ts';
import { createObjectStore, mediaOrigin } from './object-store.ts';
import { startWork } from './start-work.ts';

/** Seconds that work under way gets to finish by itself at shutdown; what does not is taken up at the next start. */
const GRACE_SECONDS = 3;
const AVATAR_ORIGIN = 'https://api.dicebear.com';

/** Whether whoever has no key of their own is voiced by this machine: else its threads have better things to do at first. */
const speaksItself = ({ speechEngine, gemini }: Config): boolean =>
	speechEngine === 'embedded' || (speechEngine === 'auto' && gemini.apiKey === undefined);

/** Puts the product together: adapters into services, services into the HTTP server and the workers. */
export async function compose(installation: Installation): Promise<Nexus> {
	const { config, logger, databaseUrl, secret, previousSecrets = [], webFolder, alone } = installation;
	const { database, queue } = await composeDatabase({ config, databaseUrl, logger });

	const pool = installation.pool ?? createCpuPool();
	const providers = createProviderFetch();
	const voices = await composeVoices({ config, pool, fetch: providers.fetch, logger });
	const objects = await createObjectStore(config.storage, logger);
	const probe = createProbe(objects, () => new Date());

	const { accounts, administration, estimator } = composeAccounts({ config, database, objects, secret });
	const gemini = geminiStatusOf({ ...config, systemKey: config.gemini.apiKey });
	const settings = createSettingsServices({
		database,
		secrets: createSecretBox({ secret, previous: previousSecrets }),
		gemini,
		episodesPerMonth: config.accountLimits.episodesPerMonth,
		now: () => new Date(),
	});
	const limits = config.accountLimits;
	const prices = new PriceBook(PROVIDERS.flatMap(({ prices }) => prices ?? []));
	const now = () => new Date();
	const accountLimits = createAccountLimitServices({ database, limits, now });
	const admission = createJobAdmission({ limits, prices, now });
	const localServers = installation.localServers ?? LOCAL_ADDRESSES;
	const { engines, paceOf, hasWritingServer } = composeEngines({
		...{ config, pool, voices, settings, localServers },
		fetch: providers.fetch,
		timings: installation.providers,
		localModel: () => database.installation.localModel(),
		checkSystemKey: accountLimits.checkSystemKey,
	});
	const costs = createCostServices({
		database,
		objects,
		forecaster: createScriptForecaster({ pool }),
		enginesFor: engines.chosenFor,
		prices,
		pace: paceOf,
		speechFor: engines.speechFor,
		now: () => new Date(),
	});
	const jobWatch = createJobWatch({ database });
	const voiceServices = createVoiceServices({
		models: voices.models,
		current: voices.current,
		wanted: config.voices.model,
		onError: (error) => logger.error({ err: error }, 'natural voices were not installed'),
	});
	const audio = createAudioAssembler({ pool });
	const planner = createPlanner({ pool });
	const production = createProductionServices({
		database,
		objects,
		engines,
		audio,
		speechPace: paceOf,
		covers: createCoverPainter({ pool }),
		prices,
		planner,
		now: installation.now ?? (() => new Date()),
		outages: installation.outages,
		onError: (error, job) => logger.error({ err: error, jobId: job.id }, 'work on an episode failed'),
	});

	const reader = createDocumentReader({ pool, objects });
	const readings = new KeyedLock();
	const webPages = createWebPageReader({ allowedPrivateHosts: config.imports.webHosts });
	const importWork = createImportWork({
		database,
		objects,
		converter: createDocumentConverter(),
		reader,
		pages: webPages,
		onError: (error, importId) => logger.error({ err: error, importId }, 'a document could not be imported'),
	});

	reportKeys(logger, await settings.resealKeys());
	const generation = {
		database,
		objects,
		costs,
		engines,
		admission,
		limits,
		pace: paceOf,
		now: installation.now ?? (() => new Date()),
	};
	const episodes = createEpisodeServices(generation);
	const sections = createSectionServices({ ...generation, planner });
	const cleanup = createCleanupServices({
		database,
		objects,
		policy: config.cleanup,
		now: () => new Date(),
		onSuspicion: (error) => logger.error({ err: error }, 'skipped comparing files with rows: is the storage mounted?'),
		removeStaleDrafts: () => episodes.removeStaleDrafts(new Date()),
	});
	const stopWatching = await database.onJobChanged(
		(jobId) => jobWatch.changed(jobId),
		() => jobWatch.missed(),
	);
	const stopListening = await startWork({
		...{ config, alone, logger, queue, database, production, cleanup, now },
		handlers: {
			...limitRunningJobs(production.handlers, { database, limits, now }),
			...importWork,
			...createSearchWork({ database, objects }),
		},
	});
	const closingDown = new AbortController();
	administration.finishDeletions(closingDown.signal).then(
		(count) => count > 0 && logger.info({ accounts: count }, 'finished interrupted account deletions'),
		(error: unknown) => {
			if (!closingDown.signal.aborted) logger.error({ err: error }, 'could not finish interrupted account deletions');
		},
	);
	const app = await createApp({
		logger,
		pool,
		webFolder: config.role === 'worker' ? null : webFolder,
		avatarOrigin: AVATAR_ORIGIN,
		mediaOrigin: mediaOrigin(config.storage),
		trustedProxies: config.trustedProxies,
		hosts: config.hosts,
		timeouts: installation.timeouts,
		services: {
			accounts,
			accountLimits,
			access: createAccessWatch({
				database,
				onError: (error) => logger.warn({ err: error }, 'could not check the sessions of open streams'),
			}),
			apiKeys: createApiKeyServices({ database, accounts }),
			documents: createDocumentServices({ database, objects, reader, limits: accountLimits, readings }),
			search: createSearchServices({ database }),
			library: createLibraryServices({ database, policy: config.cleanup, keptMax: config.imports.keptMax }),
			imports: createImportServices({ database, objects, reader, limits: accountLimits, readings, ...config.imports }),
			importMaxBytes: config.imports.maxBytes,
			allowWebPages: config.imports.allowWeb,
			episodes,
			series: createSeriesServices(generation),
			storage: createStorageServices({ database, objects, probe }),
			cleanup,
			media: createMediaServices({ database, objects, decoder: createAudioDecoder({ pool }), now }),
			sections,
			scripts: createScriptServices({ database, objects, engines, watch: jobWatch, admission }),
			sources: createSourceServices({ database, objects, reader }),
			jobWatch,
			settings,
			keyChecks: createKeyCheckServices({
				database,
				checkKey: createGeminiKeyChecker({
					baseUrl: config.gemini.baseUrl,
					fetch: providers.fetch,
					timeouts: installation.providers?.timeouts,
				}),
			}),
			costs,
			voices: voiceServices,
			localModels: createLocalModelServices({
				database,
				find: () => findLocalServers(providers.fetch, localServers),
				configured: config.scriptEngine !== 'auto' || hasWritingServer || config.gemini.apiKey !== undefined,
			}),
			pronunciations: createPronunciationServices({ database }),
			voiceSamples: createVoiceSamples({ database, objects, engines, audio, prices, now }),
			idempotency: database.idempotency,
			ready: createReadiness({ database, probe }),
			publicOrigin: config.publicUrl === undefined ? null : new URL(config.publicUrl).origin,
			secureCookies: config.publicUrl?.startsWith('https:') ?? false,
			gemini,
			engines,
		},
	});

	// Streams of progress would last as long as their jobs.
	app.addHook('preClose', async () => jobWatch.close());

	let closing: Promise<void> | null = null;
	return {
		app,
		administration,
		episodes,
		warmUp: async () => {
			if (config.role === 'api' || !speaksItself(config)) return;
			try {
				await warmUpEspeak(pool);
			} catch (error) {
				// Whoever ends Nexus right after its start ends the threads under the voices.
				if (!closing) throw error;
			}
		},
		close() {
			closing ??= (async () => {
				closingDown.abort();
				await app.close();
				await queue.stop(GRACE_SECONDS);
				await voiceServices.close();
				await voices.close();
				await stopListening();
				await stopWatching();
				await webPages.close();
				await providers.close();
				await estimator.close();
				if (installation.pool === undefined) await pool.close();
				await database.close();
			})();
			return closing;
		},
	};
}
