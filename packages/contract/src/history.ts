/** How a list of podcasts can be narrowed down and ordered. */
export const PODCAST_STATES = ['generating', 'ready', 'cleaned', 'failed'] as const;
export type PodcastStateFilter = (typeof PODCAST_STATES)[number];

export const PODCAST_ORDERS = ['newest', 'oldest', 'longest', 'title'] as const;
export type PodcastOrder = (typeof PODCAST_ORDERS)[number];

/** Characters. */
export const PODCAST_SEARCH_MAX = 200;
