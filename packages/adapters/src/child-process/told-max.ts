/** Characters of an unexpected error that a child hands on. In a file of its own: a child loads no schemas, which takes a while. */
export const TOLD_MAX = 4000;
