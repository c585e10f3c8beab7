import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type ServerProcess, startServer } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let root: string;
let storage: string;
let server: ServerProcess;
/** As an earlier version left it. */
const OLD = join('users', 'alguem', 'documents', 'antigo', 'text');
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), 'nexus-permissions-'));
	storage = join(root, 'storage');
	await mkdir(join(storage, OLD, '..'), { recursive: true });
	await writeFile(join(storage, OLD), 'segredo');
	await writeFile(join(storage, 'de-outro-programa.txt'), 'fica como está');
	await mkdir(join(root, 'data'));
	for (const path of [root, join(root, 'data'), storage, join(storage, 'users')]) await chmod(path, 0o755);
	const usual = process.umask(0);
	try {
		const starting = startServer(join(root, 'data'), { STORAGE_URL: pathToFileURL(storage).href });
		process.umask(usual);
		server = await starting;
	} finally {
		process.umask(usual);
	}
});
afterAll(async () => {
	await server?.end('SIGTERM');
	await rm(root, { recursive: true, force: true });
});

/** Files and folders under `folder` that other accounts of the machine can read, write or pass. */
async function openIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
	const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })));
	return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => relative(folder, path));
}

it('attack: another account of the machine reads documents and audio in folders that were open', async () => {
	const client = await ApiClient.registered(server.url);
	const { filename, content } = sample('paragraph-pt');
	const { audio_outputs } = await client.makeEpisode(filename, content.slice(0, 300));
	expect(audio_outputs).toHaveLength(1);
	expect((await readdir(storage, { recursive: true })).filter((path) => path.endsWith('.mp3'))).not.toEqual([]);
	expect(await openIn(storage)).toEqual(['de-outro-programa.txt']);
	expect(await readFile(join(storage, OLD), 'utf8')).toBe('segredo');
	expect((await stat(join(root, 'data', 'secret'))).mode & 0o077).toBe(0);
});
