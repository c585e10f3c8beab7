import type { ApiKeyScope } from './api-key-constants.ts';
import type { RouteName } from './routes.ts';

/**
 * Who may make a call. `public`: anybody. `session`: a signed-in person, no API key. `admin`: a signed-in
 * administrator. A scope: a signed-in person, or an API key that has the scope.
 */
export type RouteAccess = 'public' | 'session' | 'admin' | ApiKeyScope;

/** An API key reaches nothing that a scope does not name: no account, no settings, no other keys. */
export const ROUTE_ACCESS: Record<RouteName, RouteAccess> = {
	register: 'public',
	registration: 'public',
	login: 'public',
	refresh: 'public',
	logout: 'session',
	authMe: 'session',
	changePassword: 'session',
	checkPasswordLink: 'public',
	resetPassword: 'public',
	sessions: 'session',
	endSession: 'session',

	me: 'session',
	settings: 'session',
	saveSettings: 'session',
	checkGeminiKey: 'session',
	accountUsage: 'session',
	geminiStatus: 'session',

	libraryDocuments: 'uploads:read',
	libraryDocument: 'uploads:read',
	changeDocument: 'session',
	search: 'session',
	documentSources: 'uploads:read',
	importDocument: 'uploads:create',
	documentImport: 'uploads:read',
	cancelImport: 'uploads:create',
	documentText: 'uploads:read',
	saveDocumentText: 'uploads:create',

	presets: 'podcasts:read',
	upload: 'uploads:create',
	uploads: 'uploads:read',
	estimate: 'podcasts:create',
	createPodcast: 'podcasts:create',
	podcasts: 'podcasts:read',
	podcast: 'podcasts:read',
	renamePodcast: 'podcasts:update',
	deletePodcast: 'podcasts:delete',
	generate: 'podcasts:create',
	voiceSample: 'podcasts:create',
	podcastVoices: 'podcasts:read',
	preview: 'podcasts:create',
	script: 'podcasts:read',
	saveScript: 'podcasts:update',
	changeScript: 'podcasts:update',
	audio: 'podcasts:read',
	partAudio: 'podcasts:read',
	transcript: 'podcasts:read',
	chapters: 'podcasts:read',
	peaks: 'podcasts:read',
	source: 'podcasts:read',

	job: 'jobs:read',
	jobs: 'jobs:read',
	jobEvents: 'jobs:read',
	cancelJob: 'jobs:cancel',
	retryJob: 'podcasts:create',
	resumeJob: 'podcasts:create',
	jobEngines: 'jobs:read',

	pronunciations: 'session',
	savePronunciations: 'session',
	removePronunciation: 'session',
	pronunciationSample: 'session',

	apiKeys: 'session',
	createApiKey: 'session',
	deleteApiKey: 'session',

	storageHealth: 'session',
	documentInfo: 'uploads:read',
	files: 'session',
	deleteDocument: 'session',
	cleanStorage: 'session',
	downloadAudio: 'podcasts:read',
	downloadDocument: 'uploads:read',
	streamAudio: 'podcasts:read',

	cleanupStats: 'session',
	runCleanup: 'session',
	cleanPodcast: 'session',
	cleanupHistory: 'session',
	cleanupConfig: 'session',

	voices: 'admin',
	installVoices: 'admin',
	cancelVoices: 'admin',
	removeVoices: 'admin',
	localModels: 'admin',
	chooseLocalModel: 'admin',
	forgetLocalModel: 'admin',
};
