import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createVoiceModels, type VoiceModelOptions } from '@nexus/adapters/voice-models';
import type { InstallProgress, InstallRequest, VoiceModels } from '@nexus/core/ports';
import { createProviderFetch } from '@nexus/providers/outbound';
import tar from 'tar-stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedThreads } from '../threads/index.ts';
import { examineByFiles, makeTestModel, type SourceServer, startSourceServer, TEST_ARCHIVE } from './index.ts';

const PATH = '/tiny-voices.tar.bz2';
const provider = createProviderFetch();
let archive: Uint8Array;
let source: SourceServer;
let folder: string;
let models: VoiceModels;

beforeAll(async () => {
	archive = await readFile(TEST_ARCHIVE);
});
afterAll(() => provider.close());
beforeEach(async () => {
	source = await startSourceServer();
	source.files.set(PATH, archive);
	folder = await mkdtemp(join(tmpdir(), 'nexus-models-'));
	models = withOptions();
});
afterEach(async () => {
	await source.close();
	await rm(folder, { recursive: true, force: true });
});

function withOptions(options: Partial<VoiceModelOptions> = {}): VoiceModels {
	const licence = { name: 'nossa', address: null };
	const file = { path: PATH.slice(1), bytes: archive.length, sha256: null };
	return createVoiceModels({
		...{ folder, fetch: provider.fetch, pool: sharedThreads(), examine: examineByFiles, now: () => new Date() },
		timings: { stallMs: 60_000, retryMs: 1 },
		catalog: [{ name: 'tiny', title: 'Tiny', licence, bytes: 1, addresses: [], base: `${source.url}/`, files: [file] }],
		...options,
	});
}

const install = (changes: Partial<InstallRequest> = {}) =>
	models.install({ name: 'tiny', signal: new AbortController().signal, ...changes });
const left = async () => (await readdir(folder)).toSorted();

describe('installing a model', () => {
	it('fetches, checks and unpacks it, and removes it again', async () => {
		const told: InstallProgress[] = [];
		const model = await install({ progress: (progress) => told.push(progress) });
		expect(model).toMatchObject({ name: 'tiny', title: 'Tiny', family: 'supertonic', voices: 10 });
		expect(await models.list()).toEqual([model]);
		expect(told.findLast(({ stage }) => stage === 'downloading')).toMatchObject({
			bytes: archive.length,
			total: archive.length,
		});
		expect(new Set(told.map(({ stage }) => stage))).toEqual(new Set(['downloading', 'extracting', 'checking']));
		expect(await left()).toEqual(['.downloads', 'checksums.json', 'tiny']);
		await models.remove('tiny');
		expect(await models.list()).toEqual([]);
		await expect(models.remove('tiny')).rejects.toMatchObject({ code: 'voices_unknown' });
	});

	it.each(['break', 'stall', 'http-503'] as const)('gets over %s, and goes on where it was', async (fault) => {
		// Larger than what is on its way at any time, so that some of it has come when the connection breaks.
		source.files.set(PATH, await unpackedModel());
		if (fault === 'stall') models = withOptions({ timings: { stallMs: 2_000, retryMs: 1 } });
		source.faults.push(fault, fault);
		await install();
		expect(source.ranges.length).toBeGreaterThanOrEqual(3);
		expect(source.ranges.at(-1) === null).toBe(fault === 'http-503');
	});

	it('begins anew where the server knows no ranges, or has another file by now', async () => {
		source.faults.push('break', 'whole');
		await install();
		await models.remove('tiny');
		source.faults.push('break');
		const controller = new AbortController();
		const broken = install({ signal: controller.signal, progress: () => controller.abort(new Error('enough')) });
		await expect(broken).rejects.toThrow('enough');
		await rm(join(folder, 'checksums.json'));
		source.files.set(PATH, await tarOf({ 'm/readme.txt': 'another' }));
		await expect(install()).rejects.toMatchObject({ code: 'voices_not_a_model' });
	});

	it('goes on after the program was ended in the middle', async () => {
		const controller = new AbortController();
		source.faults.push('stall');
		const first = install({
			signal: controller.signal,
			progress: ({ stage, bytes }) => stage === 'downloading' && bytes > 0 && controller.abort(new Error('ended')),
		});
		await expect(first).rejects.toThrow('ended');
		await install();
		expect(source.ranges.at(-1)).toMatch(/^bytes=[1-9]\d*-$/);
	});

	it('refuses what has another checksum than the first time, and takes it when that is given', async () => {
		await install();
		await models.remove('tiny');
		source.faults.push('lie');
		await expect(install()).rejects.toMatchObject({ code: 'voices_checksum' });
		expect(await models.list()).toEqual([]);
		await expect(install({ sha256: '0'.repeat(64) })).rejects.toMatchObject({ code: 'voices_checksum' });
		await expect(install({ sha256: createHash('sha256').update(archive).digest('hex') })).resolves.toBeDefined();
	});

	it('forgets what came damaged at the first time', async () => {
		source.faults.push('lie');
		await expect(install()).rejects.toMatchObject({ code: 'voices_archive' });
		await expect(install()).resolves.toMatchObject({ voices: 10 });
	});

	it('says at once that there is no network, and what to fetch', async () => {
		const { url } = source;
		await source.close();
		const failing = install();
		await expect(failing).rejects.toMatchObject({
			code: 'voices_source_unreachable',
			values: { address: `${url}${PATH}` },
		});
		await expect(failing).rejects.toThrow('--from');
		source = await startSourceServer();
	});

	it('tells what the server refuses', async () => {
		source.faults.push('http-404');
		await expect(install()).rejects.toMatchObject({ code: 'voices_source_refused', values: { status: '404' } });
	});

	it('looks for space before anything is fetched', async () => {
		models = withOptions({ freeBytes: async () => 1_000 });
		await expect(install()).rejects.toMatchObject({ code: 'voices_no_space' });
		expect(source.ranges).toEqual([]);
	});

	it('takes archives and folders of this machine, several models side by side', async () => {
		await install({ name: 'de-arquivo', from: TEST_ARCHIVE });
		const given = join(folder, '.given');
		await makeTestModel(given, { form: 'original' });
		await install({ name: 'de-pasta', from: given });
		await cp(TEST_ARCHIVE, join(given, PATH.slice(1)));
		await install({ from: given });
		await install({ name: 'de-endereco', from: `${source.url}${PATH}` });
		const installed = await models.list();
		expect(installed.map(({ name }) => name)).toEqual(['de-arquivo', 'de-pasta', 'tiny', 'de-endereco']);
		expect(new Set(installed.map(({ fingerprint }) => fingerprint)).size).toBe(2);
		expect(source.ranges).toHaveLength(1);
	});

	it('holds the files of the original export to their published checksums', async () => {
		const files = new Map<string, Uint8Array>();
		const given = join(folder, '.given');
		await makeTestModel(given, { form: 'original' });
		for (const path of (await readdir(given, { recursive: true })).filter((name) => name.includes('.'))) {
			files.set(path, await readFile(join(given, path)));
		}
		const published = [...files].map(([path, bytes]) => {
			source.files.set(`/${path}`, bytes);
			return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
		});
		const model = { name: 'original', title: 'O', licence: { name: 'n', address: null }, bytes: 1, addresses: [] };
		models = withOptions({ catalog: [{ ...model, base: `${source.url}/`, files: published }] });
		source.faults.push('lie');
		await expect(install({ name: 'original' })).rejects.toMatchObject({ code: 'voices_checksum' });
		await expect(install({ name: 'original' })).resolves.toMatchObject({ voices: 10 });
		await writeFile(join(given, 'onnx', 'tts.json'), '{}');
		await expect(install({ name: 'original', from: given })).rejects.toMatchObject({ code: 'voices_checksum' });
	});

	it('lets only one installation run at a time', async () => {
		source.faults.push('stall');
		const controller = new AbortController();
		const running = install({ signal: controller.signal });
		await vi.waitUntil(() => source.ranges.length > 0, { timeout: 60_000 });
		await expect(install({ name: 'outro', from: TEST_ARCHIVE })).rejects.toMatchObject({ code: 'voices_installing' });
		controller.abort(new Error('enough'));
		await expect(running).rejects.toThrow('enough');
	});
});

/** The test model as a plain tar archive, of most of a megabyte. */
async function unpackedModel(): Promise<Buffer> {
	const given = join(folder, '.given');
	await makeTestModel(given);
	const names = await readdir(given);
	const files = await Promise.all(names.map(async (name) => [`m/${name}`, await readFile(join(given, name))] as const));
	return await tarOf(Object.fromEntries(files));
}

/** A plain tar archive. */
async function tarOf(files: Record<string, string | Buffer>, header: Partial<tar.Header> = {}): Promise<Buffer> {
	const pack = tar.pack();
	for (const [name, text] of Object.entries(files)) pack.entry({ name, ...header }, header.linkname ? '' : text);
	pack.finalize();
	return await buffer(pack);
}

describe('an archive', () => {
	it.each([
		['leads out of the folder', { 'm/../../fora.txt': 'x' }, {}],
		['has an absolute path', { '/etc/fora.txt': 'x' }, {}],
		['has a path of another system', { 'm\\..\\fora.txt': 'x' }, {}],
		['has a symbolic link', { 'm/link': '' }, { type: 'symlink', linkname: '/etc/passwd' }],
		['has a hard link', { 'm/link': '' }, { type: 'link', linkname: '../../fora' }],
		['has a hidden name', { 'm/.bashrc': 'x' }, {}],
	] as const)('that %s is refused', async (_, files, header) => {
		const path = join(folder, '.bad.tar');
		await writeFile(path, await tarOf(files, header));
		await expect(install({ name: 'mau', from: path })).rejects.toMatchObject({ code: 'voices_archive' });
		expect(await left()).not.toContain('mau');
	});

	it('that is damaged is refused', async () => {
		const path = join(folder, '.bad.tar.bz2');
		await writeFile(path, archive.subarray(0, archive.length >> 1));
		const refused = install({ name: 'mau', from: path });
		await expect(refused).rejects.toMatchObject({
			code: 'voices_archive',
			message: 'O arquivo não pôde ser aberto: está danificado ou não é um arquivo tar. Nada foi instalado.',
		});
		expect(await models.list()).toEqual([]);
	});
});
