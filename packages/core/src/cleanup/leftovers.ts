import type { Database, ObjectInfo, ObjectStore } from '../ports/index.ts';
import { PROBE_PREFIX } from '../storage/probe.ts';
import { removeUnchanged } from '../storage/remove-objects.ts';
import type { ExistingIds } from './types.ts';

/** Objects looked at together: what is held in memory of a listing, however long it is. */
const PAGE = 500;

/** What an object belongs to, by its key. */
type Belonging =
	| { to: 'document'; userId: string; id: string }
	| { to: 'episode'; userId: string; id: string }
	| { to: 'clip'; userId: string; id: string };

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const OWNED = new RegExp(`^users/(${ID})/(documents|episodes)/(${ID})/.`);
const CLIP = new RegExp(`^users/(${ID})/clips/([^/]+)\\.[^./]+$`);

const BESIDE_AUDIO = /\.(?:transcript|peaks)\.json$/;

/** Null for what is none of the kinds that cleanups know: it is left alone. */
function belongingOf(key: string): Belonging | null {
	const [, userId, folder, id] = OWNED.exec(key) ?? [];
	if (userId && id) return { to: folder === 'documents' ? 'document' : 'episode', userId, id };
	const [, owner, clip] = CLIP.exec(key) ?? [];
	return owner && clip ? { to: 'clip', userId: owner, id: clip } : null;
}

/** Whether no row has any use for the object. What an episode in the making has written is never a leftover. */
function isLeftover(key: string, belonging: Belonging, known: ExistingIds): boolean {
	if (belonging.to === 'clip') return !known.clips.has(`${belonging.userId}/${belonging.id}`);
	if (belonging.to === 'document') {
		const document = known.documents.get(belonging.id);
		return !document || document.cleaned || document.userId !== belonging.userId;
	}
	const episode = known.episodes.get(belonging.id);
	if (!episode || episode.userId !== belonging.userId) return true;
	if (episode.busy) return false;
	if (key.endsWith('.mp3')) return !episode.audio.has(key);
	const audio = key.replace(BESIDE_AUDIO, '.mp3');
	return audio !== key && !episode.parts.has(audio);
}

/**
 * Removes objects that no row has a use for: what crashes between a write to the storage and one to the database leave
 * behind. Only those older than `before` are looked at, since an object is always written before its row.
 * @param userId whose objects; null for everybody's.
 */
export async function removeLeftovers(
	{ database, objects }: { database: Pick<Database, 'cleanup'>; objects: ObjectStore },
	{ userId, before }: { userId: string | null; before: Date },
	signal: AbortSignal,
): Promise<{ count: number; bytes: number }> {
	const removed = { count: 0, bytes: 0 };
	async function remove(leftovers: ObjectInfo[]): Promise<void> {
		removed.count += await removeUnchanged(objects, leftovers);
		removed.bytes += leftovers.reduce((sum, { size }) => sum + size, 0);
	}

	const old = (info: ObjectInfo): boolean => info.modifiedAt < before;
	for await (const page of pagesOf(objects.list(userId === null ? 'users/' : `users/${userId}/`), old)) {
		signal.throwIfAborted();
		await remove(await leftoversAmong(database, page));
	}
	if (userId !== null) return removed;
	for await (const page of pagesOf(objects.list(PROBE_PREFIX), old)) await remove(page);
	return removed;
}

async function leftoversAmong(database: Pick<Database, 'cleanup'>, page: ObjectInfo[]): Promise<ObjectInfo[]> {
	const owned = page.flatMap((info) => {
		const belonging = belongingOf(info.key);
		return belonging ? [{ info, belonging }] : [];
	});
	const idsOf = (to: 'document' | 'episode'): string[] => [
		...new Set(owned.flatMap(({ belonging }) => (belonging.to === to ? [belonging.id] : []))),
	];
	const clips = owned.flatMap(({ belonging: { to, userId, id } }) => (to === 'clip' ? [{ userId, key: id }] : []));
	const known = await database.cleanup.known({ documents: idsOf('document'), episodes: idsOf('episode'), clips });
	return owned.filter(({ info, belonging }) => isLeftover(info.key, belonging, known)).map(({ info }) => info);
}

async function* pagesOf(
	listing: AsyncIterable<ObjectInfo>,
	wanted: (info: ObjectInfo) => boolean,
): AsyncGenerator<ObjectInfo[]> {
	let page: ObjectInfo[] = [];
	for await (const info of listing) {
		if (!wanted(info)) continue;
		page.push(info);
		if (page.length < PAGE) continue;
		yield page;
		page = [];
	}
	if (page.length > 0) yield page;
}
