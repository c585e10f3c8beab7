import { bookText } from '@nexus/testkit/samples';

export const KB = 1000;
export const MB = 1000 * KB;

const known = new Map<string, string>();

/** A book in Portuguese, in Markdown, of `bytes` bytes; the same seed gives the same book. */
export function book(bytes: number, seed = 1): string {
	const key = `${bytes} ${seed}`;
	const text = known.get(key) ?? bookText(bytes, seed, { markdown: true });
	known.set(key, text);
	return text;
}

/** A size in bytes as people say it. */
export const sizeName = (bytes: number): string => (bytes < MB ? `${bytes / KB} KB` : `${bytes / MB} MB`);
