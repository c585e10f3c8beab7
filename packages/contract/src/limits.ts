/** The product's constants, one place for server and web. Units are in the names or the comments. */

/** The most source characters (UTF-16 code units) that one script part covers. */
export const PART_CHARACTERS = 7800;

export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/** Of one account. */
export const UPLOADS_AT_ONCE = 10;
export const UPLOAD_EXTENSIONS = ['.md', '.txt'] as const;
/** Of which one episode is made: how many, and bytes of their Markdown in all. */
export const SEVERAL_DOCUMENTS = { least: 2, most: 20, bytesMax: UPLOAD_MAX_BYTES } as const;
export const DEFAULT_MAX_FILE_SIZE_MB = 10;
export const DEFAULT_MAX_MONTHLY_GENERATIONS = 50;

export const PAGE_SIZE = {
	podcasts: 10,
	uploads: 10,
	documents: 20,
	jobs: 10,
	apiKeys: 100,
	sessions: 100,
	files: 50,
	cleanupHistory: 20,
} as const;
export const PAGE_SIZE_MAX = 100;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 50;
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const FULL_NAME_MIN = 2;
export const FULL_NAME_MAX = 100;
export const TITLE_MAX = 200;
export const CUSTOM_STYLE_MAX = 2000;

/** Of an account's dictionary, and of the installation's. */
export const PRONUNCIATIONS = { most: 500, wordCharacters: 60, saidCharacters: 120 } as const;

export const DEFAULT_PRESET_ID = 'analytical_duo';
export const DEFAULT_TITLE = 'Meu Podcast';

/** Answers of no use that a job's voices may cost: so many, and one more for every so many that can be heard. */
export const SPEECH_WASTE = { answers: 12, everyHeard: 2 } as const;

/** Milliseconds. */
export const TIMING = {
	podcastListRefresh: 5_000,
	jobPoll: 2_000,
	userFresh: 5 * 60_000,
	cacheKept: 5 * 60_000,
	progressAutoClose: 10_000,
	generatingWindow: 60 * 60_000,
	registrationRedirect: 500,
	authPageRedirect: 100,
	welcomeToast: 6_000,
	toast: 5_000,
	toastRemoval: 1_000_000,
	cleanupStatsRefresh: 60_000,
	/** How often recent cleanups are asked for, and how old one may be to be told of. */
	cleanupCheck: 5 * 60_000,
	cleanupToast: 8_000,
} as const;

export const RECENT_PODCASTS = 3;
/** Cleanups shown, and looked through for news. */
export const RECENT_CLEANUPS = 5;
