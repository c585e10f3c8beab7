import { accessErrors } from './errors/access.ts';
import { documentsErrors } from './errors/documents.ts';
import { enginesErrors } from './errors/engines.ts';
import { podcastsErrors } from './errors/podcasts.ts';
import { requestsErrors } from './errors/requests.ts';

/**
 * Every error that the API answers with: its HTTP status and its message in Portuguese.
 * A message may hold `{name}` places, filled from the error's `values`.
 */
export const ERRORS = {
	...requestsErrors,
	...accessErrors,
	...documentsErrors,
	...podcastsErrors,
	...enginesErrors,
} as const;

export type ErrorCode = keyof typeof ERRORS;
export type ErrorValues = Record<string, string | number>;

/** The Portuguese message of a code, its places filled from `values`. */
export function errorMessage(code: ErrorCode, values: ErrorValues = {}): string {
	return ERRORS[code].message.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
