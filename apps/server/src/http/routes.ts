import { chooseLocalModel, forgetLocalModel, localModels } from './admin/local-models.ts';
import { cancelVoices, installVoices, removeVoices, voices } from './admin/voices.ts';
import type { Api, Services } from './api.ts';
import { apiKeys } from './api-keys/api-keys.ts';
import { createApiKey } from './api-keys/create-api-key.ts';
import { deleteApiKey } from './api-keys/delete-api-key.ts';
import { changePassword } from './auth/change-password.ts';
import { checkPasswordLink } from './auth/check-password-link.ts';
import { endSession } from './auth/end-session.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refresh } from './auth/refresh.ts';
import { register } from './auth/register.ts';
import { registration } from './auth/registration.ts';
import { resetPassword } from './auth/reset-password.ts';
import { sessions } from './auth/sessions.ts';
import { cleanPodcast } from './cleanup/clean-podcast.ts';
import { cleanupConfig } from './cleanup/cleanup-config.ts';
import { cleanupHistory } from './cleanup/cleanup-history.ts';
import { cleanupStats } from './cleanup/cleanup-stats.ts';
import { runCleanup } from './cleanup/run-cleanup.ts';
import { cancelImport } from './documents/cancel-import.ts';
import { documentImport } from './documents/document-import.ts';
import { documentSources } from './documents/document-sources.ts';
import { documentBeginning, documentText, saveDocumentText } from './documents/document-text.ts';
import { importDocument } from './documents/import-document.ts';
import { changeDocument, libraryDocument, libraryDocuments } from './documents/library.ts';
import { health } from './health/health.ts';
import { cancelJob } from './jobs/cancel-job.ts';
import { job } from './jobs/job.ts';
import { jobEngines } from './jobs/job-engines.ts';
import { jobEvents } from './jobs/job-events.ts';
import { jobs } from './jobs/jobs.ts';
import { resumeJob } from './jobs/resume-job.ts';
import { retryJob } from './jobs/retry-job.ts';
import { audio } from './podcasts/audio.ts';
import { changeScript } from './podcasts/change-script.ts';
import { chapters } from './podcasts/chapters.ts';
import { createPodcast } from './podcasts/create-podcast.ts';
import { deletePodcast } from './podcasts/delete-podcast.ts';
import { estimate } from './podcasts/estimate.ts';
import { generate } from './podcasts/generate.ts';
import { peaks } from './podcasts/peaks.ts';
import { podcast } from './podcasts/podcast.ts';
import { podcastVoices } from './podcasts/podcast-voices.ts';
import { podcasts } from './podcasts/podcasts.ts';
import { presets } from './podcasts/presets.ts';
import { preview } from './podcasts/preview.ts';
import { renamePodcast } from './podcasts/rename-podcast.ts';
import { saveScript } from './podcasts/save-script.ts';
import { script } from './podcasts/script.ts';
import { addSection, estimateSection } from './podcasts/sections.ts';
import { source } from './podcasts/source.ts';
import { transcript } from './podcasts/transcript.ts';
import { upload } from './podcasts/upload.ts';
import { uploads } from './podcasts/uploads.ts';
import { ownVoices, voiceSample } from './podcasts/voice-sample.ts';
import {
	pronunciationSample,
	pronunciations,
	removePronunciation,
	savePronunciations,
} from './pronunciations/pronunciations.ts';
import { search } from './search/search.ts';
import { createSeries } from './series/create-series.ts';
import { estimateSeries } from './series/estimate-series.ts';
import { generateSeries } from './series/generate-series.ts';
import { changeSeries, deleteSeries, listSeries, oneSeries } from './series/series.ts';
import { cleanStorage } from './storage/clean-storage.ts';
import { deleteDocument } from './storage/delete-document.ts';
import { documentInfo } from './storage/document-info.ts';
import { download } from './storage/download.ts';
import { files } from './storage/files.ts';
import { storageHealth } from './storage/health.ts';
import { streamAudio } from './storage/stream-audio.ts';
import { accountUsage } from './users/account-usage.ts';
import { checkGeminiKey } from './users/check-gemini-key.ts';
import { currentUser } from './users/current-user.ts';
import { geminiStatus } from './users/gemini-status.ts';
import { saveSettings } from './users/save-settings.ts';
import { settings } from './users/settings.ts';

const ENDPOINTS: ((api: Api, services: Services) => void)[] = [
	health,
	register,
	registration,
	login,
	refresh,
	logout,
	changePassword,
	checkPasswordLink,
	resetPassword,
	sessions,
	endSession,
	apiKeys,
	createApiKey,
	deleteApiKey,
	currentUser,
	accountUsage,
	geminiStatus,
	settings,
	saveSettings,
	checkGeminiKey,
	presets,
	libraryDocuments,
	libraryDocument,
	changeDocument,
	search,
	documentSources,
	importDocument,
	documentImport,
	cancelImport,
	documentBeginning,
	documentText,
	saveDocumentText,
	upload,
	uploads,
	estimate,
	createPodcast,
	podcasts,
	podcast,
	renamePodcast,
	deletePodcast,
	generate,
	listSeries,
	createSeries,
	estimateSeries,
	oneSeries,
	changeSeries,
	deleteSeries,
	generateSeries,
	estimateSection,
	addSection,
	voiceSample,
	ownVoices,
	pronunciations,
	savePronunciations,
	removePronunciation,
	pronunciationSample,
	podcastVoices,
	preview,
	script,
	saveScript,
	changeScript,
	audio,
	transcript,
	chapters,
	peaks,
	source,
	job,
	jobs,
	jobEvents,
	cancelJob,
	retryJob,
	resumeJob,
	jobEngines,
	storageHealth,
	documentInfo,
	files,
	deleteDocument,
	cleanStorage,
	download,
	streamAudio,
	cleanupStats,
	runCleanup,
	cleanPodcast,
	cleanupHistory,
	cleanupConfig,
	voices,
	installVoices,
	cancelVoices,
	removeVoices,
	localModels,
	chooseLocalModel,
	forgetLocalModel,
];

export function routes(api: Api, services: Services): void {
	for (const endpoint of ENDPOINTS) endpoint(api, services);
}
