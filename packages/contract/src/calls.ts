import { z } from 'zod';
import { accountUsage } from './account-usage.ts';
import * as keys from './api-keys.ts';
import * as auth from './auth.ts';
import * as cleanup from './cleanup.ts';
import { estimate, estimateBody } from './estimate.ts';
import { language, presetList } from './hosts.ts';
import * as imports from './imports.ts';
import * as jobs from './jobs.ts';
import { DEFAULT_LANGUAGE } from './languages.ts';
import * as library from './library.ts';
import * as local from './local-models.ts';
import * as podcasts from './podcasts.ts';
import * as said from './pronunciations.ts';
import type { ROUTES, RouteName } from './routes.ts';
import * as script from './script.ts';
import * as searching from './search.ts';
import * as sections from './sections.ts';
import * as inSeries from './series.ts';
import * as settings from './settings.ts';
import { source, sourceQuery } from './source.ts';
import * as storage from './storage.ts';
import * as uploads from './uploads.ts';
import * as voices from './voice-models.ts';

/** What a call takes and answers. An upload's form and a media file's bytes are not among it. */
interface Call {
	query?: z.ZodType;
	body?: z.ZodType;
	/** By status: the JSON of each success, null without content. */
	answers: Record<number, z.ZodType>;
}

const nothing = { 204: z.null() };

/** What every call takes and answers; a test of the server compares its routes with it. */
export const CALLS = {
	register: { body: auth.registerBody, answers: { 201: auth.user } },
	registration: { answers: { 200: auth.registration } },
	login: { body: auth.loginBody, answers: { 200: auth.tokens } },
	refresh: { body: auth.refreshBody, answers: { 200: auth.tokens } },
	logout: { answers: nothing },
	authMe: { answers: { 200: auth.user } },
	changePassword: { body: auth.changePasswordBody, answers: nothing },
	checkPasswordLink: { body: auth.checkPasswordLinkBody, answers: { 200: auth.passwordLink } },
	resetPassword: { body: auth.resetPasswordBody, answers: nothing },
	sessions: { query: auth.sessionQuery, answers: { 200: auth.sessionList } },
	endSession: { answers: nothing },

	me: { answers: { 200: auth.user } },
	settings: { answers: { 200: settings.settings } },
	saveSettings: { body: settings.saveSettingsBody, answers: { 200: settings.settings } },
	checkGeminiKey: { body: settings.checkGeminiKeyBody, answers: { 200: settings.keyCheck } },
	accountUsage: { answers: { 200: accountUsage } },
	geminiStatus: { answers: { 200: auth.systemGeminiStatus } },

	libraryDocuments: { query: library.libraryQuery, answers: { 200: library.libraryList } },
	libraryDocument: { answers: { 200: library.libraryDetails } },
	changeDocument: { body: library.changeDocumentBody, answers: { 200: library.libraryDetails } },
	search: { query: searching.searchQuery, answers: { 200: searching.searchAnswer } },
	documentSources: { answers: { 200: imports.documentSources } },
	importDocument: {
		query: imports.importQuery,
		body: imports.importBody.nullish(),
		answers: { 200: imports.documentImport, 202: imports.importAccepted },
	},
	documentImport: { query: imports.importQuery, answers: { 200: imports.documentImport } },
	cancelImport: { answers: { 200: imports.documentImport } },
	documentBeginning: { answers: { 200: imports.documentBeginning } },
	documentText: { answers: { 200: imports.documentText } },
	saveDocumentText: { body: imports.documentTextBody, answers: { 200: imports.documentText } },

	presets: { query: z.object({ language: language.default(DEFAULT_LANGUAGE) }), answers: { 200: presetList } },
	upload: { answers: { 201: uploads.upload } },
	uploads: { query: uploads.uploadPage, answers: { 200: uploads.uploadList } },
	estimate: { body: estimateBody, answers: { 200: estimate } },
	createPodcast: { body: podcasts.createPodcastBody, answers: { 201: podcasts.podcast } },
	podcasts: { query: podcasts.podcastPage, answers: { 200: podcasts.podcastList } },
	podcast: { answers: { 200: podcasts.podcastDetails } },
	renamePodcast: { body: podcasts.renamePodcastBody, answers: { 200: podcasts.podcast } },
	deletePodcast: { answers: nothing },
	generate: { body: podcasts.generateBody.nullish(), answers: { 202: podcasts.generateAnswer } },
	series: { query: inSeries.seriesPage, answers: { 200: inSeries.seriesList } },
	createSeries: { body: inSeries.createSeriesBody, answers: { 201: inSeries.seriesDetails } },
	estimateSeries: { body: inSeries.estimateSeriesBody, answers: { 200: estimate } },
	oneSeries: { answers: { 200: inSeries.seriesDetails } },
	changeSeries: { body: inSeries.changeSeriesBody, answers: { 200: inSeries.seriesDetails } },
	deleteSeries: { answers: nothing },
	generateSeries: { body: inSeries.generateSeriesBody.nullish(), answers: { 202: inSeries.generateSeriesAnswer } },
	sectionEstimate: { answers: { 200: sections.sectionEstimate } },
	addSection: { body: sections.addSectionBody, answers: { 202: podcasts.generateAnswer } },
	voiceSample: { query: voices.voiceSampleQuery, answers: {} },
	ownVoices: { answers: { 200: voices.ownVoices } },
	podcastVoices: { answers: { 200: voices.episodeVoices } },
	preview: { query: script.previewQuery, answers: { 200: script.preview, 202: script.previewPending } },
	script: { answers: { 200: script.script } },
	saveScript: { query: script.saveScriptQuery, body: script.saveScriptBody, answers: { 200: script.script } },
	changeScript: {
		query: script.saveScriptQuery,
		body: script.changeScriptBody,
		answers: { 200: script.changedScript },
	},
	audio: { query: podcasts.audioQuery, answers: {} },
	partAudio: { query: podcasts.partAudioQuery, answers: {} },
	transcript: { query: script.transcriptQuery, answers: { 200: podcasts.transcript } },
	chapters: { query: script.chaptersQuery, answers: { 200: script.chapters } },
	peaks: { query: podcasts.fileQuery, answers: { 200: podcasts.peaks } },
	source: { query: sourceQuery, answers: { 200: source } },

	job: { answers: { 200: jobs.job } },
	jobs: { query: jobs.jobQuery, answers: { 200: jobs.jobList } },
	jobEvents: { answers: {} },
	cancelJob: { answers: { 200: jobs.job } },
	retryJob: { answers: { 200: jobs.job } },
	resumeJob: { body: jobs.resumeBody, answers: { 200: jobs.job } },
	jobEngines: { answers: { 200: jobs.jobEngines } },

	pronunciations: { answers: { 200: said.pronunciationList } },
	savePronunciations: { body: said.savePronunciationsBody, answers: { 200: said.pronunciationList } },
	removePronunciation: { answers: { 200: said.pronunciationList } },
	pronunciationSample: { query: said.pronunciationSampleQuery, answers: {} },

	apiKeys: { query: keys.apiKeyQuery, answers: { 200: keys.apiKeyList } },
	createApiKey: { body: keys.createApiKeyBody, answers: { 201: keys.createdApiKey } },
	deleteApiKey: { answers: nothing },

	storageHealth: { answers: { 200: storage.storageHealth } },
	documentInfo: { answers: { 200: storage.documentInfo } },
	files: { query: storage.filesQuery, answers: { 200: storage.fileList } },
	deleteDocument: { answers: nothing },
	cleanStorage: { body: storage.cleanStorageBody.nullish(), answers: { 200: storage.cleanStorageAnswer } },
	downloadAudio: { query: storage.audioFileQuery, answers: {} },
	downloadDocument: { answers: {} },
	streamAudio: { query: storage.audioFileQuery, answers: {} },

	cleanupStats: { answers: { 200: cleanup.cleanupStats } },
	runCleanup: { body: cleanup.runCleanupBody.nullish(), answers: { 200: cleanup.runCleanupAnswer } },
	cleanPodcast: { body: cleanup.cleanPodcastBody.nullish(), answers: { 200: cleanup.cleanupEntry } },
	cleanupHistory: { query: cleanup.cleanupHistoryQuery, answers: { 200: cleanup.cleanupHistory } },
	cleanupConfig: { answers: { 200: cleanup.cleanupConfig } },

	voices: { answers: { 200: voices.voicesOverview } },
	installVoices: { body: voices.installVoicesBody, answers: { 202: voices.voicesOverview } },
	cancelVoices: { answers: { 200: voices.voicesOverview } },
	removeVoices: { answers: { 200: voices.voicesOverview } },
	localModels: { answers: { 200: local.localModelsOverview } },
	chooseLocalModel: { body: local.chooseLocalModelBody, answers: { 200: local.localModelsOverview } },
	forgetLocalModel: { answers: { 200: local.localModelsOverview } },
} satisfies Record<RouteName, Call>;

type Calls = typeof CALLS;

type PlacesOf<Path extends string> = Path extends `${string}:${infer Place}/${infer Rest}`
	? Place | PlacesOf<Rest>
	: Path extends `${string}:${infer Place}`
		? Place
		: never;

/** What stands in the `:places` of a call's path. */
export type ParamsOf<Name extends RouteName> = Record<PlacesOf<(typeof ROUTES)[Name][1]>, string | number>;

/** A call's query as values, which its address has as text. What has a default may be left out. */
export type QueryOf<Name extends RouteName> = Calls[Name] extends { query: infer Query extends z.ZodType }
	? { [Key in keyof z.output<Query>]?: z.output<Query>[Key] | undefined }
	: Record<never, never>;

/** The JSON body of a call; `undefined` among it where it may be left out, `never` where the call takes none. */
export type BodyOf<Name extends RouteName> = Calls[Name] extends { body: infer Body extends z.ZodType }
	? z.input<Body>
	: never;

/** The JSON that a call answers with when it succeeds; `undefined` for an answer without content. */
export type AnswerOf<Name extends RouteName> =
	Calls[Name]['answers'][keyof Calls[Name]['answers']] extends infer Answer extends z.ZodType
		? WithContent<z.output<Answer>>
		: never;

type WithContent<Answer> = Answer extends null ? undefined : Answer;
