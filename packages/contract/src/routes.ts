/** Method and path of every call, free of schemas, so that the browser's bundle need not hold them. */
export const ROUTES = {
	register: ['POST', '/api/v1/auth/register'],
	login: ['POST', '/api/v1/auth/login'],
	refresh: ['POST', '/api/v1/auth/refresh'],
	logout: ['POST', '/api/v1/auth/logout'],
	authMe: ['GET', '/api/v1/auth/me'],
	me: ['GET', '/api/v1/users/me'],
	geminiStatus: ['GET', '/api/v1/users/system/gemini-status'],
	presets: ['GET', '/api/v1/podcasts/presets'],
	upload: ['POST', '/api/v1/podcasts/upload'],
	uploads: ['GET', '/api/v1/podcasts/uploads'],
	createPodcast: ['POST', '/api/v1/podcasts/'],
	podcasts: ['GET', '/api/v1/podcasts/'],
	podcast: ['GET', '/api/v1/podcasts/:id'],
	deletePodcast: ['DELETE', '/api/v1/podcasts/:id'],
	generate: ['POST', '/api/v1/podcasts/:id/generate'],
	audio: ['GET', '/api/v1/podcasts/:id/audio/:index'],
	partAudio: ['GET', '/api/v1/podcasts/:id/parts/:number/audio'],
	transcript: ['GET', '/api/v1/podcasts/:id/transcript'],
	peaks: ['GET', '/api/v1/podcasts/:id/peaks'],
	job: ['GET', '/api/v1/podcasts/jobs/:id'],
	jobs: ['GET', '/api/v1/podcasts/jobs/'],
	cancelJob: ['POST', '/api/v1/podcasts/jobs/:id/cancel'],
	retryJob: ['POST', '/api/v1/podcasts/jobs/:id/retry'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>;

export type RouteName = keyof typeof ROUTES;
