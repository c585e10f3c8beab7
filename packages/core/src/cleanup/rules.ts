import type { CleanupReason } from '@nexus/contract';
import { cleanDocument } from '../documents/clean-document.ts';
import { readInfos, removeUnchanged } from '../storage/remove-objects.ts';
import { type CleanupDependencies, cleanEpisode } from './clean-episode.ts';
import type { Candidate, Removed } from './types.ts';

const PAGE = 100;

const NOTHING_REMOVED: Removed = { documents: 0, episodes: 0, files: 0, bytes: 0 };

export const addRemoved = (one: Removed, other: Removed): Removed => ({
	documents: one.documents + other.documents,
	episodes: one.episodes + other.episodes,
	files: one.files + other.files,
	bytes: one.bytes + other.bytes,
});

export interface AgeRule {
	/** Null: everybody's. */
	userId: string | null;
	before: Date;
	preserveRecent: number;
	/** Episodes heard since are left alone. */
	playedSince: Date;
	reason: CleanupReason;
}

/** The audio of episodes made before the rule's date. */
export async function cleanOldEpisodes(
	deps: CleanupDependencies,
	rule: AgeRule,
	signal: AbortSignal,
): Promise<Removed> {
	return await cleanPages(
		(after) => deps.database.cleanup.oldEpisodes({ ...rule, after, limit: PAGE }),
		async ({ id }) => {
			const done = await cleanEpisode(deps, id, rule.reason);
			return done.outcome === 'cleaned' ? done.removed : null;
		},
		signal,
	);
}

/** The files of documents uploaded before the rule's date. */
export async function cleanOldDocuments(
	deps: CleanupDependencies,
	rule: Omit<AgeRule, 'playedSince'>,
	signal: AbortSignal,
): Promise<Removed> {
	return await cleanPages(
		(after) => deps.database.cleanup.oldDocuments({ ...rule, after, limit: PAGE }),
		(document) => cleanDocument(deps, document, rule.reason),
		signal,
	);
}

/** Clips that no part is made of any more, since its lines were edited. */
export async function removeUnusedClips(
	{ database, objects }: CleanupDependencies,
	userId: string | null,
	before: Date,
	signal: AbortSignal,
): Promise<Removed> {
	let total = NOTHING_REMOVED;
	for (;;) {
		signal.throwIfAborted();
		const unused = await database.transaction((tx) => tx.cleanup.removeUnusedClips(userId, before, PAGE));
		if (unused.length === 0) return total;
		const seen = await readInfos(
			objects,
			unused.map(({ key }) => key),
		);
		const files = await removeUnchanged(objects, seen.values());
		total = addRemoved(total, {
			...NOTHING_REMOVED,
			files,
			bytes: unused.reduce((bytes, { size }) => bytes + size, 0),
		});
	}
}

/** Removes each user's oldest audio until the user is below `maxBytes`; audio in production or in use is kept. */
export async function enforceStorageLimit(
	deps: CleanupDependencies,
	{ maxBytes, userId, playedSince }: { maxBytes: number; userId: string | null; playedSince: Date },
	signal: AbortSignal,
): Promise<Removed> {
	let total = NOTHING_REMOVED;
	for (const user of await deps.database.cleanup.usersAbove(maxBytes, userId)) {
		let excess = user.bytes - maxBytes;
		// Skipped episodes are on the next page again: a page from which nothing was freed is the last.
		for (let freed = -1; excess > 0 && freed !== 0; ) {
			freed = 0;
			for (const { id } of await deps.database.cleanup.oldestEpisodes(user.userId, playedSince, PAGE)) {
				signal.throwIfAborted();
				const done = await cleanEpisode(deps, id, 'storage_limit');
				if (done.outcome !== 'cleaned') continue;
				total = addRemoved(total, done.removed);
				freed += done.removed.bytes;
				excess -= done.removed.bytes;
				if (excess <= 0) break;
			}
		}
	}
	return total;
}

/** Cleans page after page in the order of ids, so that candidates that were skipped are not read again. */
async function cleanPages<Kind extends 'document' | 'episode'>(
	pageAfter: (id: string | null) => Promise<Candidate<Kind>[]>,
	clean: (candidate: Candidate<Kind>) => Promise<Removed | null>,
	signal: AbortSignal,
): Promise<Removed> {
	let total = NOTHING_REMOVED;
	let after: string | null = null;
	for (;;) {
		const page: Candidate<Kind>[] = await pageAfter(after);
		for (const candidate of page) {
			signal.throwIfAborted();
			total = addRemoved(total, (await clean(candidate)) ?? NOTHING_REMOVED);
		}
		after = page.at(-1)?.id ?? null;
		if (after === null || page.length < PAGE) return total;
	}
}
