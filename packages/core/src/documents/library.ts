import type { Actor } from '../accounts/types.ts';
import type { CleanupPolicy } from '../cleanup/types.ts';
import { NexusError } from '../errors/index.ts';
import type { DatabaseFor, Page, Paged, ShelvedDocument } from '../ports/index.ts';
import { cleanFilename } from './filename.ts';

/** How long a document stays: until when at least, or why it is not cleaned up at all. */
export type Retention = { until: Date } | { because: 'kept' | 'recent' | 'no_cleanup' };

export type LibraryEntry = ShelvedDocument & { retention: Retention };

export interface LibraryServices {
	/** How many documents a user may keep. */
	readonly keptMax: number;
	list(actor: Actor, page: Page, search: string | undefined): Promise<Paged<LibraryEntry> & { kept: number }>;
	/** @throws NexusError not_found */
	details(actor: Actor, id: string): Promise<LibraryDocumentDetails>;
	/** @throws NexusError not_found, too_many_kept */
	change(
		actor: Actor,
		id: string,
		changes: { filename?: string | undefined; kept?: boolean | undefined },
	): Promise<LibraryDocumentDetails>;
}

export interface LibraryDocumentDetails {
	entry: LibraryEntry;
	inUse: boolean;
	episodes: { id: string; title: string }[];
}

const DAY = 24 * 60 * 60 * 1000;
/** How many episodes of one document are listed. */
const EPISODES_LISTED = 20;

/** A user's documents, and how long each is kept. */
export function createLibraryServices(deps: {
	database: DatabaseFor<'cleanup' | 'library', 'documents' | 'library' | 'limits'>;
	policy: Pick<CleanupPolicy, 'enabled' | 'uploadsAfterDays' | 'preserveRecent'>;
	keptMax: number;
}): LibraryServices {
	const { database, policy, keptMax } = deps;

	function retentionOf({ document, rank }: ShelvedDocument): Retention {
		if (!policy.enabled) return { because: 'no_cleanup' };
		if (document.kept) return { because: 'kept' };
		if (rank <= policy.preserveRecent) return { because: 'recent' };
		return { until: new Date(document.createdAt.getTime() + policy.uploadsAfterDays * DAY) };
	}
	const entryOf = (shelved: ShelvedDocument): LibraryEntry => ({ ...shelved, retention: retentionOf(shelved) });

	async function details(actor: Actor, id: string): Promise<LibraryDocumentDetails> {
		const found = await database.library.shelved(actor.userId, id);
		if (!found) throw new NexusError('not_found');
		const [inUse, episodes] = await Promise.all([
			database.cleanup.documentInUse(found.document.id),
			database.library.episodesMade(actor.userId, id, EPISODES_LISTED),
		]);
		return { entry: entryOf(found), inUse, episodes };
	}

	return {
		keptMax,
		async list({ userId }, page, search) {
			const [{ items, total }, kept] = await Promise.all([
				database.library.shelf(userId, page, search),
				database.library.countKept(userId),
			]);
			return { items: items.map(entryOf), total, kept };
		},
		details,
		async change(actor, id, { filename, kept }) {
			const { userId } = actor;
			await database.transaction(async (tx) => {
				// Two that are kept at the same time must not both be the last that may be.
				await tx.limits.lock(userId);
				const before = await tx.documents.find(userId, id);
				if (!before || before.cleanedAt !== null) throw new NexusError('not_found');
				if (kept && !before.kept && (await tx.library.countKept(userId)) >= keptMax) {
					throw new NexusError('too_many_kept', { limit: keptMax });
				}
				await tx.library.change(userId, id, {
					...(filename !== undefined && { filename: renamed(before.filename, filename) }),
					...(kept !== undefined && { kept }),
				});
			});
			return await details(actor, id);
		},
	};
}

const EXTENSION = /\.\w{1,10}$/;

/** The extension tells what a download is: it stays where the new name brings none. */
function renamed(before: string, wanted: string): string {
	const extension = EXTENSION.exec(before)?.[0] ?? '';
	return cleanFilename(wanted.toLowerCase().endsWith(extension.toLowerCase()) ? wanted : wanted + extension);
}
