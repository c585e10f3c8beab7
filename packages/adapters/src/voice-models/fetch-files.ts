import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { NexusError } from '@nexus/core/errors';
import type { InstallProgress } from '@nexus/core/ports';
import type { CatalogModel, SourceFile } from './catalog.ts';
import type { createSeenChecksums } from './checksums.ts';
import { expectChecksum } from './checksums.ts';
import { type DownloadTimings, download, type Fetch, sha256Of } from './download.ts';
import { type FolderFile, filesIn } from './folder-files.ts';

/** Where the files of a model come from. */
export type Source =
	/** Files below an address that ends with a slash. */
	| { kind: 'remote'; base: string; files: readonly SourceFile[] }
	| { kind: 'archive'; path: string }
	| { kind: 'folder'; path: string };

/** Assumed bytes of a file whose size is not known. */
const ASSUMED_BYTES = 400_000_000;
/** How much larger than announced a file may be. */
const SIZE_TOLERANCE = 1.5;
const ARCHIVE = /\.(tar|tgz|tbz2?|tar\.(gz|bz2))$/i;

const isArchive = (path: string): boolean => ARCHIVE.test(path);

/**
 * Reads the source that the installing user named: the address of an archive, the address of a mirror of the known files,
 * or an archive or folder on this machine.
 * @throws NexusError voices_unknown, voices_not_a_model
 */
export async function sourceOf(
	name: string,
	known: CatalogModel | undefined,
	from: string | undefined,
): Promise<Source> {
	if (from === undefined) {
		if (!known) throw new NexusError('voices_unknown', { name });
		return { kind: 'remote', base: known.base, files: known.files };
	}
	if (/^https?:\/\//i.test(from) && URL.canParse(from)) {
		const { pathname } = new URL(from);
		if (isArchive(pathname)) {
			const path = pathname.split('/').at(-1) ?? '';
			const published = known?.files.find((file) => file.path === path)?.sha256 ?? null;
			return {
				kind: 'remote',
				base: from.slice(0, from.lastIndexOf(path)),
				files: [{ path, bytes: ASSUMED_BYTES, sha256: published }],
			};
		}
		if (!known) throw new NexusError('voices_not_a_model', { from });
		return { kind: 'remote', base: from.endsWith('/') ? from : `${from}/`, files: known.files };
	}
	const path = resolve(from);
	const found = await stat(path).catch(() => null);
	if (found?.isFile()) return { kind: 'archive', path };
	if (!found?.isDirectory()) throw new NexusError('voices_not_a_model', { from });
	const within = new Set(await readdir(path));
	const archive = known?.files.find((file) => isArchive(file.path) && within.has(file.path));
	return archive ? { kind: 'archive', path: join(path, archive.path) } : { kind: 'folder', path };
}

export interface FetchJob {
	name: string;
	known: CatalogModel | undefined;
	/** Folder of the fetched files. */
	downloads: string;
	/** Folder that the files are put into; empty at first. */
	staging: string;
	/** Of an archive; in place of the one that is known. */
	sha256: string | undefined;
	signal: AbortSignal;
	progress: (progress: InstallProgress) => void;
	fetch: Fetch;
	timings: DownloadTimings;
	checksums: ReturnType<typeof createSeenChecksums>;
	/** Checksums of files whose makers publish none; recorded as expected once the model has proved good. */
	seen: Map<string, string>;
	/** @throws NexusError voices_no_space */
	expectSpace(bytes: number): Promise<void>;
	extract(archive: string, folder: string, signal: AbortSignal): Promise<void>;
	removeDownload(path: string): Promise<void>;
}

/** Space for an archive and its unpacked files, as a multiple of the archive: models hardly compress. */
const UNPACKED = 2.2;

/** Fetches, copies or unpacks a model's files into the staging folder. */
export async function fetchToStaging(source: Source, job: FetchJob): Promise<void> {
	if (source.kind === 'remote') return await fetchAll(source, job);
	if (source.kind === 'archive') {
		await checkArchive(source.path, source.path.split(/[\\/]/).at(-1) ?? '', null, job);
		return await unpack(source.path, job);
	}
	job.progress({ stage: 'extracting', bytes: 0, total: null });
	await copyFiles(await filesIn(source.path), job);
	for (const file of job.known?.files ?? []) {
		const path = join(job.staging, file.path);
		if (file.sha256 === null || !(await stat(path).catch(() => null))) continue;
		expectChecksum(file.path, await sha256Of(path, job.signal), file.sha256);
	}
}

async function copyFiles(files: readonly FolderFile[], { staging, signal, expectSpace }: FetchJob): Promise<void> {
	await expectSpace(files.reduce((sum, { bytes }) => sum + bytes, 0));
	for (const { from, path } of files) {
		signal.throwIfAborted();
		const to = join(staging, path);
		await mkdir(dirname(to), { recursive: true });
		await copyFile(from, to);
	}
}

/** Hard-links fetched files into the staging folder, which takes no space; copies them where the disk has no hard links. */
async function linkFetched(files: readonly SourceFile[], job: FetchJob): Promise<void> {
	for (const { path, bytes } of files) {
		const from = fetchedPath(job.downloads, path);
		const to = join(job.staging, path);
		await mkdir(dirname(to), { recursive: true });
		await link(from, to).catch(() => copyFiles([{ from, path, bytes }], job));
	}
}

const fetchedPath = (downloads: string, path: string): string => join(downloads, ...path.split('/'));

/** Whether it is one archive, which has one checksum. */
export const isOneArchive = (source: Source): boolean =>
	source.kind === 'archive' || (source.kind === 'remote' && source.files.every(({ path }) => isArchive(path)));

/** Bytes that are still to be fetched. */
export async function missingBytes(files: readonly SourceFile[], downloads: string): Promise<number> {
	const sizes = await Promise.all(
		files.map(async ({ path, bytes }) => {
			const fetched = fetchedPath(downloads, path);
			const found = await stat(fetched).catch(() => stat(`${fetched}.part`).catch(() => null));
			return Math.max(0, bytes - (found?.size ?? 0));
		}),
	);
	return sizes.reduce((sum, size) => sum + size, 0);
}

async function fetchAll({ base, files }: Extract<Source, { kind: 'remote' }>, job: FetchJob): Promise<void> {
	const { downloads, fetch, timings, signal, name } = job;
	const expected = files.reduce((sum, { bytes }) => sum + bytes, 0);
	let before = 0;
	for (const file of files) {
		const isPacked = isArchive(file.path);
		const path = fetchedPath(downloads, file.path);
		await download({
			...{ fetch, timings, signal, name, address: base + file.path, path },
			mostBytes:
				isPacked && file.bytes === ASSUMED_BYTES ? 10 * ASSUMED_BYTES : file.bytes * SIZE_TOLERANCE + 1_000_000,
			announced: (total, have) => job.expectSpace((total ?? file.bytes) * (isPacked ? 1 + UNPACKED : 1) - have),
			progress: (bytes, total) =>
				job.progress({
					stage: 'downloading',
					bytes: before + bytes,
					total: files.length === 1 ? total : expected,
				}),
		}).catch((error: unknown) => {
			throw files.length > 1 ? ofSeveral(error, base, files, job) : error;
		});
		await checkArchive(path, file.path, file.sha256, job);
		before += file.bytes;
	}
	const archives = files.filter(({ path }) => isArchive(path));
	for (const { path } of archives) await unpack(fetchedPath(downloads, path), job);
	if (archives.length === 0) await linkFetched(files, job);
}

/** What to fetch by hand, where that is more than one file. */
function ofSeveral(error: unknown, address: string, files: readonly SourceFile[], { name }: FetchJob): unknown {
	if (!(error instanceof NexusError) || error.code !== 'voices_source_unreachable') return error;
	const paths = files.map(({ path }) => path).join(', ');
	const values = { address, name, count: files.length, files: paths };
	return new NexusError('voices_sources_unreachable', values, { cause: error });
}

/** What was fetched and is not what it should be is of no use for another try. */
async function checkArchive(path: string, file: string, published: string | null, job: FetchJob): Promise<void> {
	job.progress({ stage: 'checking', bytes: 0, total: null });
	const found = await sha256Of(path, job.signal);
	const key = `${job.name}/${file}`;
	const given = isArchive(file) ? job.sha256 : undefined;
	try {
		expectChecksum(file, found, await job.checksums.expected(key, given, published));
	} catch (error) {
		await job.removeDownload(path);
		throw error;
	}
	if (published === null) job.seen.set(key, found);
}

async function unpack(archive: string, job: FetchJob): Promise<void> {
	const { staging, signal, progress, extract, expectSpace } = job;
	await expectSpace((await stat(archive)).size * UNPACKED);
	progress({ stage: 'extracting', bytes: 0, total: null });
	await extract(archive, staging, signal);
}
