import type { DatabaseFor, ObjectStore } from '../ports/index.ts';

const PAGE = 200;
const CONCURRENT_CHECKS = 8;

/** Of so many missing files and more, with most of all files missing, it is the storage that is missing. */
const SUSPICIOUS_COUNT = 20;
const SUSPICIOUS_SHARE = 0.5;

/** Thrown when so much is missing that an empty or a wrong storage is likelier than a loss. */
export class StorageLooksEmpty extends Error {
	override readonly name = 'StorageLooksEmpty';
}

/**
 * Finds rows that name objects that are gone, and has them say so: an episode loses the audio that it offered and can
 * be generated again, a document is shown as cleaned. Rows made after `before` are not looked at. A storage that has
 * lost most of its files at once is taken for one that is not mounted: then nothing is changed.
 * @throws StorageLooksEmpty
 */
export async function repairLostFiles(
	{ database, objects }: { database: DatabaseFor<'cleanup', 'cleanup'>; objects: ObjectStore },
	{ userId, before }: { userId: string | null; before: Date },
	signal: AbortSignal,
): Promise<number> {
	const missing: string[] = [];
	let looked = 0;
	for await (const page of pagesOfReferences(database, userId, before)) {
		signal.throwIfAborted();
		looked += page.length;
		missing.push(...(await missingAmong(objects, page)));
	}
	if (missing.length >= SUSPICIOUS_COUNT && missing.length > looked * SUSPICIOUS_SHARE) {
		throw new StorageLooksEmpty(`${missing.length} of ${looked} files are not in the storage; nothing was changed`);
	}
	let mended = 0;
	for (let from = 0; from < missing.length; from += PAGE) {
		const keys = missing.slice(from, from + PAGE);
		mended += await database.transaction((tx) => tx.cleanup.forget(keys, before));
	}
	return mended;
}

async function* pagesOfReferences(
	database: DatabaseFor<'cleanup', 'cleanup'>,
	userId: string | null,
	before: Date,
): AsyncGenerator<string[]> {
	for await (const owner of userId === null ? everybody(database) : [userId]) {
		let after: string | null = null;
		do {
			const page: string[] = await database.cleanup.references(owner, before, after, PAGE);
			if (page.length > 0) yield page;
			after = page.length < PAGE ? null : (page.at(-1) ?? null);
		} while (after !== null);
	}
}

async function* everybody(database: DatabaseFor<'cleanup', 'cleanup'>): AsyncGenerator<string> {
	let after: string | null = null;
	do {
		const page: string[] = await database.cleanup.userIds(after, PAGE);
		yield* page;
		after = page.length < PAGE ? null : (page.at(-1) ?? null);
	} while (after !== null);
}

async function missingAmong(objects: ObjectStore, keys: string[]): Promise<string[]> {
	const missing: string[] = [];
	const queue = keys.values();
	async function look(): Promise<void> {
		for (const key of queue) if (!(await objects.info(key))) missing.push(key);
	}
	await Promise.all(Array.from({ length: CONCURRENT_CHECKS }, look));
	return missing;
}
