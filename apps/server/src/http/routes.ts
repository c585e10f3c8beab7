import type { Api, Services } from './api.ts';
import { apiKeys } from './api-keys/api-keys.ts';
import { createApiKey } from './api-keys/create-api-key.ts';
import { deleteApiKey } from './api-keys/delete-api-key.ts';
import { changePassword } from './auth/change-password.ts';
import { endSession } from './auth/end-session.ts';
import { login } from './auth/login.ts';
import { logout } from './auth/logout.ts';
import { refresh } from './auth/refresh.ts';
import { register } from './auth/register.ts';
import { sessions } from './auth/sessions.ts';
import { health } from './health/health.ts';
import { cancelJob } from './jobs/cancel-job.ts';
import { job } from './jobs/job.ts';
import { jobs } from './jobs/jobs.ts';
import { retryJob } from './jobs/retry-job.ts';
import { audio } from './podcasts/audio.ts';
import { createPodcast } from './podcasts/create-podcast.ts';
import { deletePodcast } from './podcasts/delete-podcast.ts';
import { estimate } from './podcasts/estimate.ts';
import { generate } from './podcasts/generate.ts';
import { peaks } from './podcasts/peaks.ts';
import { podcast } from './podcasts/podcast.ts';
import { podcasts } from './podcasts/podcasts.ts';
import { presets } from './podcasts/presets.ts';
import { transcript } from './podcasts/transcript.ts';
import { upload } from './podcasts/upload.ts';
import { uploads } from './podcasts/uploads.ts';
import { currentUser } from './users/current-user.ts';
import { geminiStatus } from './users/gemini-status.ts';
import { saveSettings } from './users/save-settings.ts';
import { settings } from './users/settings.ts';

const ENDPOINTS: ((api: Api, services: Services) => void)[] = [
	health,
	register,
	login,
	refresh,
	logout,
	changePassword,
	sessions,
	endSession,
	apiKeys,
	createApiKey,
	deleteApiKey,
	currentUser,
	geminiStatus,
	settings,
	saveSettings,
	presets,
	upload,
	uploads,
	estimate,
	createPodcast,
	podcasts,
	podcast,
	deletePodcast,
	generate,
	audio,
	transcript,
	peaks,
	job,
	jobs,
	cancelJob,
	retryJob,
];

export function routes(api: Api, services: Services): void {
	for (const endpoint of ENDPOINTS) endpoint(api, services);
}
