import { UPLOAD_MAX_BYTES } from './limits.ts';
import type { RouteName } from './routes.ts';

/** What a route takes of a JSON body. */
export interface BodyLimit {
	bytes: number;
	/** Strings, numbers, lists and so on, all together: what parsing costs goes by these, not by bytes alone. */
	values: number;
}

/** How deep lists and objects of a JSON body may stand in each other; the deepest body of the contract has five levels. */
export const JSON_DEPTH_MAX = 32;

/** For every route that needs no more: the longest such body, a podcast's with a duo of the user's own, has 8 KB. */
export const SMALL_BODY: BodyLimit = { bytes: 64 * 1024, values: 10_000 };

/** An uploaded document with its form: borders, headers and a few short fields. */
export const FORM_MAX_BYTES = UPLOAD_MAX_BYTES + 64 * 1024;

export const BODY_LIMITS: Partial<Record<RouteName, BodyLimit>> = {
	/** The longest document as text, which JSON can make more than twice as long. */
	createPodcast: { bytes: 24 * 1024 * 1024, values: 10_000 },
	/** A text of the longest document, which JSON can make more than twice as long; a form has a limit of its own. */
	importDocument: { bytes: 24 * 1024 * 1024, values: 100 },
	saveDocumentText: { bytes: 24 * 1024 * 1024, values: 100 },
	/** A form; JSON is read only to say that the file is missing. */
	upload: { bytes: FORM_MAX_BYTES, values: 1_000 },
	/** A script of the longest document, with its ids. */
	saveScript: { bytes: 24 * 1024 * 1024, values: 1_500_000 },
	/** A whole dictionary of the longest entries, whose letters take up to four bytes each. */
	savePronunciations: { bytes: 512 * 1024, values: 4_000 },
	/** A thousand of the longest lines, each a change of its own. */
	changeScript: { bytes: 8 * 1024 * 1024, values: 20_000 },
};
