import { mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { CpuPool, InstalledVoiceModel, InstallRequest, VoiceModels } from '@nexus/core/ports';
import { CATALOG, type CatalogModel } from './catalog.ts';
import { createSeenChecksums } from './checksums.ts';
import { DOWNLOAD_TIMINGS, type DownloadTimings, type Fetch } from './download.ts';
import type { ExtractionInput } from './extract.ts';
import { fetchToStaging, isOneArchive, missingBytes, sourceOf } from './fetch-files.ts';
import { withInstallLock } from './install-lock.ts';
import { fingerprintOf, readManifest, writeManifest } from './manifest.ts';

export { createPaceBook, type PaceBook } from './pace.ts';

export interface VoiceModelOptions {
	/** `DATA_DIR/voices`; made when something is installed. */
	folder: string;
	fetch: Fetch;
	pool: CpuPool;
	/**
	 * Loads a folder's model and has it say something.
	 * @throws NexusError voices_not_a_model, natural_voices_failed
	 */
	examine(folder: string, signal: AbortSignal): Promise<Examined>;
	now: () => Date;
	timings?: Partial<DownloadTimings> | undefined;
	/** An address without a slash at its end that has the models' files, in place of where they are published. */
	mirror?: string | undefined;
	/** What can be installed by name; the known models by default. */
	catalog?: readonly CatalogModel[] | undefined;
	/** Bytes that are free for a folder's files. */
	freeBytes?: ((folder: string) => Promise<number>) | undefined;
}

export interface Examined {
	family: string;
	voices: number;
	languages: readonly Language[];
}

const EXTRACT = new URL('./extract.ts', import.meta.url).href;
/** Of a model whose archive tells no sizes. */
const LIMITS = { mostBytes: 4e9, mostFiles: 5_000 };
/** Where what is fetched and unpacked waits, beside the models. */
const DOWNLOADS = '.downloads';
const STAGING = '.staging';
const NAME = /^[a-z0-9][a-z0-9._-]{0,59}$/;
/** Failures that what was fetched is to blame for. */
const USELESS_DOWNLOAD_ERRORS: ReadonlySet<string> = new Set(['voices_archive', 'voices_not_a_model']);
const UNKNOWN_LICENCE = { name: 'desconhecida: veja com quem publica o modelo', address: null };

/** Models of natural voices in folders side by side, each with a file that says what it is. */
export function createVoiceModels(options: VoiceModelOptions): VoiceModels {
	const { folder, fetch, pool, examine, now, mirror, freeBytes = freeOf } = options;
	const catalog = (options.catalog ?? CATALOG).map((model) => (mirror === undefined ? model : mirrored(model, mirror)));
	const timings = { ...DOWNLOAD_TIMINGS, ...options.timings };
	const checksums = createSeenChecksums(folder);

	async function expectSpace(needed: number): Promise<void> {
		const free = await freeBytes(folder);
		if (needed > free)
			throw new NexusError('voices_no_space', { needed: megabytes(needed), free: megabytes(free), folder });
	}

	async function install({ name, from, sha256, signal, progress = () => undefined }: InstallRequest) {
		const known = catalog.find((model) => model.name === name);
		const source = await sourceOf(name, known, from);
		if (sha256 !== undefined && !isOneArchive(source))
			throw new NexusError('voices_checksum_unused', { from: from ?? name });
		const downloads = join(folder, DOWNLOADS, name);
		const staging = join(folder, STAGING);
		await rm(staging, { recursive: true, force: true });
		await mkdir(staging, { recursive: true });
		if (source.kind === 'remote') await expectSpace(await missingBytes(source.files, downloads));
		const seen = new Map<string, string>();
		try {
			await fetchToStaging(source, {
				...{ name, known, downloads, staging, sha256, signal, progress, fetch, timings, checksums, expectSpace, seen },
				extract: (archive, to) => pool.run(EXTRACT, 'extract', extraction(archive, to), { signal }),
				removeDownload: async (path) => {
					if (path.startsWith(downloads)) await rm(path, { force: true });
				},
			});
			progress({ stage: 'checking', bytes: 0, total: null });
			const examined = await examine(staging, signal);
			const files = await fingerprintOf(staging, signal);
			const model: InstalledVoiceModel = {
				...{ name, title: known?.title ?? name, licence: known?.licence ?? UNKNOWN_LICENCE },
				...{ ...examined, ...files, installedAt: now().toISOString() },
			};
			await writeManifest(staging, model);
			signal.throwIfAborted();
			await replace(staging, join(folder, name));
			for (const [file, sum] of seen) await checksums.note(file, sum);
			await rm(downloads, { recursive: true, force: true });
			return model;
		} catch (error) {
			// What was fetched whole and is no model would be taken up again, for good.
			if (error instanceof NexusError && USELESS_DOWNLOAD_ERRORS.has(error.code))
				await rm(downloads, { recursive: true, force: true });
			throw inOwnWords(error, from ?? name);
		} finally {
			await rm(staging, { recursive: true, force: true });
		}
	}

	return {
		offered: catalog,
		async list() {
			const names = await readdir(folder).catch(() => []);
			const models = await Promise.all(
				names.filter((name) => NAME.test(name)).map((name) => readManifest(join(folder, name), name)),
			);
			return models
				.filter((model) => model !== null)
				.sort((a, b) => a.installedAt.localeCompare(b.installedAt) || a.name.localeCompare(b.name));
		},
		async install(request) {
			if (!NAME.test(request.name)) throw new NexusError('voices_unknown', { name: request.name.slice(0, 60) });
			return await withInstallLock(folder, () => install(request));
		},
		async remove(name) {
			if (!NAME.test(name) || !(await readManifest(join(folder, name), name))) {
				throw new NexusError('voices_unknown', { name: name.slice(0, 60) });
			}
			await withInstallLock(folder, async () => {
				await rm(join(folder, name), { recursive: true });
				await rm(join(folder, DOWNLOADS, name), { recursive: true, force: true });
			});
		},
	};
}

/** Whoever installs knows the source, not the folder that it was copied to. */
function inOwnWords(error: unknown, from: string): unknown {
	if (!(error instanceof NexusError) || error.code !== 'voices_not_a_model') return error;
	return new NexusError(error.code, { from }, { cause: error });
}

function mirrored(model: CatalogModel, mirror: string): CatalogModel {
	const base = `${mirror}/`;
	return { ...model, base, addresses: model.files.map(({ path }) => base + path) };
}

/** In place of what may be there, so that there is never half a model. */
async function replace(from: string, to: string): Promise<void> {
	const old = `${to}.old`;
	await rm(old, { recursive: true, force: true });
	await rename(to, old).catch(() => undefined);
	await rename(from, to);
	await rm(old, { recursive: true, force: true });
}

const extraction = (archive: string, folder: string): ExtractionInput => ({ archive, folder, ...LIMITS });

async function freeOf(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1e6)} MB`;
