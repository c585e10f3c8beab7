/** What an API key may be allowed to do. */
export const API_KEY_SCOPES = [
	'podcasts:create',
	'podcasts:read',
	'podcasts:update',
	'podcasts:delete',
	'uploads:create',
	'uploads:read',
	'jobs:read',
	'jobs:cancel',
] as const;
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number];

export const API_KEY_DEFAULT_SCOPES: ApiKeyScope[] = [
	'podcasts:create',
	'podcasts:read',
	'uploads:create',
	'jobs:read',
];

export const API_KEY_ENVIRONMENTS = ['prod', 'dev', 'test'] as const;
export type ApiKeyEnvironment = (typeof API_KEY_ENVIRONMENTS)[number];

/** Requests an hour. */
export const API_KEY_RATE_LIMIT = { default: 100, min: 1, max: 10_000 } as const;

/** Keys of one account that have neither ended nor been deleted. */
export const API_KEYS_MAX = 20;
/** Requests an hour of all keys of one account together. */
export const API_KEYS_RATE_LIMIT = 10_000;

export const API_KEY_NAME_MAX = 100;
