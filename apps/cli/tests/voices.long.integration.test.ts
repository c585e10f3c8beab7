import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SourceServer, startSourceServer, TEST_ARCHIVE } from '@nexus/testkit/natural-voices';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCommand } from './run-command.ts';

const ARCHIVE = '/sherpa-onnx-supertonic-3-tts-int8-2026-05-11.tar.bz2';

let source: SourceServer;
let dataDir: string;
beforeAll(async () => {
	source = await startSourceServer();
	source.files.set(ARCHIVE, await readFile(TEST_ARCHIVE));
	dataDir = await mkdtemp(join(tmpdir(), 'nexus-cli-voices-'));
});
afterAll(async () => {
	await source?.close();
	await rm(dataDir, { recursive: true, force: true });
});

const start = (...args: string[]) =>
	startCommand(['voices', ...args], { DATA_DIR: dataDir, VOICES_SOURCE: source.url, VOICES_QUALITY: 'fast' });
const run = (...args: string[]) => start(...args).outcome;
async function listed(): Promise<{ name: string; in_use: boolean }[]> {
	const { code, out, error } = await run('list', '--json');
	if (code !== 0) throw new Error(error);
	return JSON.parse(out).installed;
}

it('installs nothing without a terminal to accept the licence at', async () => {
	const { code, error } = await run('install');
	expect([code, source.ranges]).toEqual([2, []]);
	expect(error).toContain('--accept-licence');
	expect(await listed()).toEqual([]);
});

it('installs from a server, and goes on where it was interrupted', async () => {
	source.faults.push('stall');
	const { process: child, outcome } = start('install', '--accept-licence');
	child.stderr?.on('data', (text) => /Baixando [1-9]/.test(String(text)) && child.kill('SIGINT'));
	const interrupted = await outcome;
	expect([interrupted.code, interrupted.out]).toEqual([1, '']);
	expect(interrupted.error).toContain('o mesmo comando continua dali');
	const { code, out, error } = await run('install', '--accept-licence');
	expect([code, error.includes('Licença: OpenRAIL-M')]).toEqual([0, true]);
	expect(out).toContain('Supertonic 3 (int8) instalado: 10 vozes (pt-BR, en-US)');
	expect(source.ranges.at(-1)).toMatch(/^bytes=[1-9]/);
});

it('installs another from a file, beside the first, which stays in use', async () => {
	const { code, error } = await run('install', 'de-arquivo', '--accept-licence', '--from', TEST_ARCHIVE);
	expect([code, error]).toEqual([0, expect.stringContaining('Licença: desconhecida')]);
	expect(await listed()).toMatchObject([
		{ name: 'supertonic-3', in_use: true },
		{ name: 'de-arquivo', in_use: false },
	]);
});

it('tells what keeps a model from being installed, and leaves what is there', async () => {
	const { code, out, error } = await run('install', 'de-arquivo', '--accept-licence', '--from', join(dataDir, 'nada'));
	expect([code, out]).toEqual([1, '']);
	expect(error).toMatch(/Isto não é um modelo de vozes conhecido .*nada\n$/s);
	expect(await listed()).toHaveLength(2);
});

it('records each voice in each language, and tells the pace of this machine', async () => {
	const folder = join(dataDir, 'vozes');
	const { code, out } = await run('test', '--out', folder);
	expect(code).toBe(0);
	expect(out).toContain(`12 gravações em ${folder}. Nesta máquina, dez minutos de episódio levam cerca de`);
	const names = (await readdir(folder)).toSorted();
	expect(names).toHaveLength(12);
	expect(names[0]).toBe('supertonic-3-en-US-Aoede.wav');
	const sounds = new Set<string>();
	for (const name of names) {
		const wav = await readFile(join(folder, name));
		expect(wav.toString('latin1', 0, 4)).toBe('RIFF');
		sounds.add(wav.toString('base64'));
	}
	expect(sounds.size).toBe(12);
});

it('removes one', async () => {
	expect((await run('remove', 'supertonic-3')).code).toBe(0);
	expect(await listed()).toMatchObject([{ name: 'de-arquivo', in_use: true }]);
	const again = await run('remove', 'supertonic-3');
	expect([again.code, again.error]).toEqual([1, 'Não há vozes naturais com o nome "supertonic-3".\n']);
});
