import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createVoiceModels } from '@nexus/adapters/voice-models';
import type { InstallRequest, VoiceModels } from '@nexus/core/ports';
import { createProviderFetch } from '@nexus/providers/outbound';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedThreads } from '../threads/index.ts';
import { examineByFiles, makeTestModel, type SourceServer, startSourceServer, TEST_ARCHIVE } from './index.ts';

const provider = createProviderFetch();
let source: SourceServer;
let folder: string;
/** Of the original export, given as a folder. */
let given: string;
/** Its files by their paths. */
let files: Map<string, Uint8Array>;
let models: VoiceModels;
/** Space on the disk. */
let free: number;

afterAll(() => provider.close());
beforeEach(async () => {
	source = await startSourceServer();
	folder = await mkdtemp(join(tmpdir(), 'nexus-models-'));
	free = 1e12;
	given = join(folder, '.given');
	await makeTestModel(given, { form: 'original' });
	const paths = (await readdir(given, { recursive: true })).filter((path) => path.includes('.')).toSorted();
	files = new Map();
	for (const path of paths) files.set(path, await readFile(join(given, path)));
	for (const [path, bytes] of files) source.files.set(`/${path}`, bytes);
	const licence = { name: 'nossa', address: null };
	const known = [...files].map(([path, { length }]) => ({ path, bytes: length, sha256: null }));
	models = createVoiceModels({
		...{ folder, fetch: provider.fetch, pool: sharedThreads(), examine: examineByFiles, now: () => new Date() },
		...{ timings: { stallMs: 60_000, retryMs: 1 }, freeBytes: async () => free },
		catalog: [{ name: 'original', title: 'O', licence, bytes: 1, addresses: [], base: `${source.url}/`, files: known }],
	});
});
afterEach(async () => {
	await source.close();
	await rm(folder, { recursive: true, force: true });
});

const install = (changes: Partial<InstallRequest> = {}) =>
	models.install({ name: 'original', signal: new AbortController().signal, ...changes });
const sizeOf = (bytes: Iterable<Uint8Array>) => [...bytes].reduce((sum, { length }) => sum + length, 0);
const rejects = async (installing: Promise<unknown>, code: string) =>
	expect(installing).rejects.toMatchObject({ code });

describe('a model of several files', () => {
	it('takes no more space than its files, and less of it on another try', async () => {
		free = sizeOf(files.values()) - 1;
		await rejects(install(), 'voices_no_space');
		expect(source.ranges).toEqual([]);
		free++;
		const controller = new AbortController();
		const [[, first = new Uint8Array()] = []] = files;
		const begun = install({
			signal: controller.signal,
			progress: ({ bytes }) => bytes > first.length && controller.abort(new Error('enough')),
		});
		await expect(begun).rejects.toThrow('enough');
		free -= first.length;
		await expect(install()).resolves.toMatchObject({ voices: 10 });
	});

	it('says at once that there is no network, though a part of it is there, and names all of its files', async () => {
		source.faults.push('break');
		const controller = new AbortController();
		const begun = install({ signal: controller.signal, progress: () => controller.abort(new Error('enough')) });
		await expect(begun).rejects.toThrow('enough');
		await source.close();
		const asked: string[] = [];
		const unreachable = createVoiceModels({
			...{ folder, pool: sharedThreads(), examine: examineByFiles, now: () => new Date() },
			catalog: models.offered as Parameters<typeof createVoiceModels>[0]['catalog'],
			async fetch(address) {
				asked.push(address);
				throw new Error('no network');
			},
		});
		const failing = unreachable.install({ name: 'original', signal: new AbortController().signal });
		await rejects(failing, 'voices_sources_unreachable');
		for (const path of files.keys()) await expect(failing).rejects.toThrow(path);
		await expect(failing).rejects.toThrow('--from <pasta>');
		expect(asked).toHaveLength(1);
		source = await startSourceServer();
	});

	it('has no checksum of its own', async () => {
		await rejects(install({ sha256: '0'.repeat(64) }), 'voices_checksum_unused');
		await rejects(install({ from: given, sha256: '0'.repeat(64) }), 'voices_checksum_unused');
	});

	it('that holds something else is refused, and fetched anew', async () => {
		const style = '/voice_styles/F1.json';
		source.files.set(style, Buffer.from('{"style_ttl": 1}'));
		await rejects(install(), 'voices_not_a_model');
		source.files.set(style, files.get(style.slice(1)) as Uint8Array);
		await expect(install()).resolves.toMatchObject({ voices: 10 });
	});
});

describe('a folder', () => {
	it.each([
		['a list of characters that is no JSON', 'onnx/unicode_indexer.json', 'no json'],
		['a voice of another shape', 'voice_styles/F1.json', '{"style_ttl": {"dims": [2, 1, 1], "data": [1]}}'],
	])('with %s is refused by the name that it was given by', async (_, path, text) => {
		await writeFile(join(given, path), text);
		const refused = install({ name: 'mau', from: given });
		await rejects(refused, 'voices_not_a_model');
		await expect(refused).rejects.toMatchObject({ values: { from: given } });
		expect(await models.list()).toEqual([]);
	});

	it('without what belongs to it is refused', async () => {
		await rm(join(given, 'onnx', 'unicode_indexer.json'));
		await rejects(install({ name: 'mau', from: given }), 'voices_not_a_model');
	});

	it('is looked at for space before anything is copied', async () => {
		free = sizeOf(files.values()) - 1;
		await rejects(install({ from: given }), 'voices_no_space');
		free++;
		await expect(install({ from: given })).resolves.toMatchObject({ voices: 10 });
	});

	it('of links has what they point to, wherever that is', async () => {
		const plain = await install({ name: 'de-pasta', from: given });
		const blobs = join(folder, '.blobs');
		const linked = join(folder, '.linked');
		await rename(given, blobs);
		for (const path of files.keys()) {
			await mkdir(dirname(join(linked, path)), { recursive: true });
			await symlink(join(blobs, path), join(linked, path));
		}
		const model = await install({ name: 'de-links', from: linked });
		expect(model.fingerprint).toBe(plain.fingerprint);
		expect(model.bytes).toBe(plain.bytes);
		await rm(blobs, { recursive: true });
		expect((await readFile(join(folder, 'de-links', 'voice.bin'))).length).toBeGreaterThan(1_000);
	});

	it.each([
		['leads to nothing', '/nowhere/at/all'],
		['leads back to it', '.'],
	])('with a link that %s is refused', async (_, to) => {
		await symlink(to, join(given, 'link'));
		await rejects(install({ name: 'mau', from: given }), 'voices_not_a_model');
	});
});

it('an archive that is there already needs no space but its own, unpacked', async () => {
	const archive = await readFile(TEST_ARCHIVE);
	free = archive.length * 2;
	await rejects(install({ name: 'de-arquivo', from: TEST_ARCHIVE }), 'voices_no_space');
	free = archive.length * 2.2;
	await expect(install({ name: 'de-arquivo', from: TEST_ARCHIVE })).resolves.toMatchObject({ voices: 10 });
});
