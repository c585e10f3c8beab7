/** What is looked for, in characters. */
export const SEARCH_MIN = 2;
export const SEARCH_MAX = 200;
