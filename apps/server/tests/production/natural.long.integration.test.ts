import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type {
	EpisodeVoices,
	JobEngines,
	OwnVoices,
	PodcastDetails,
	Script,
	SystemGeminiStatus,
	VoicesOverview,
} from '@nexus/contract';
import { checkLength, downloadAudio } from '@nexus/testkit/listening';
import { makeTestModel, type SourceServer, startSourceServer, TEST_ARCHIVE } from '@nexus/testkit/natural-voices';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const ARCHIVE = '/sherpa-onnx-supertonic-3-tts-int8-2026-05-11.tar.bz2';
const VOICES = '/api/v1/admin/voices';
const TEXT = 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.\n'.repeat(3);

let source: SourceServer;
let stack: Stack;
let admin: ApiClient;
let client: ApiClient;
/** Made before there were natural voices. */
let earlier: PodcastDetails;
beforeAll(async () => {
	source = await startSourceServer();
	source.files.set(ARCHIVE, await readFile(TEST_ARCHIVE));
	stack = await startStack({ VOICES_SOURCE: source.url, VOICES_QUALITY: 'fast' });
	admin = await ApiClient.registered(stack.url);
	client = await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await stack?.close();
	await source?.close();
});

const overview = () => admin.expect<VoicesOverview>('GET', VOICES);
const status = () => client.expect<SystemGeminiStatus>('GET', '/api/v1/users/system/gemini-status');
const voicesOf = ({ id }: { id: string }) => client.expect<EpisodeVoices>('GET', `/api/v1/podcasts/${id}/voices`);

async function install(): Promise<void> {
	await admin.expect('POST', `${VOICES}/supertonic-3/install`, { licence_accepted: true });
	await vi.waitUntil(async () => (await overview()).installation === null, { timeout: 200_000, interval: 100 });
}

/** The clips that an episode consists of now. */
async function clipsOf(id: string): Promise<Set<string>> {
	const rows = await query<{ key: string }>(
		stack,
		'select clip_key as key from part_clips join parts on parts.id = part_clips.part_id where parts.episode_id = $1',
		[id],
	);
	return new Set(rows.map(({ key }) => key));
}

/** A folder as a plain tar archive. */
async function tarOf(folder: string): Promise<Buffer> {
	await promisify(execFile)('tar', ['-cf', 'all.tar', 'm'], { cwd: folder });
	return await readFile(join(folder, 'all.tar'));
}

/** Changes the last line and makes the episode again. @returns the engine of its voices */
async function changeLine({ id }: { id: string }, text: string, wish: object = {}): Promise<string> {
	const { lines } = await client.expect<Script>('GET', `/api/v1/podcasts/${id}/script`);
	const changed = lines.map((line, at) => (at === lines.length - 1 ? { ...line, text } : line));
	const wanted = changed.map(({ id: line, speaker, text: said }) => ({ id: line, speaker, text: said }));
	await client.expect('PUT', `/api/v1/podcasts/${id}/script`, { lines: wanted });
	const { job_id: job } = await client.generate(id, wish);
	expect((await client.waitForJob(job)).status).toBe('completed');
	return (await client.expect<JobEngines>('GET', `/api/v1/podcasts/jobs/${job}/engines`)).speech.current.engine;
}

it('only an administrator sees and installs them, and accepts the licence', async () => {
	for (const [method, path] of [
		['GET', VOICES],
		['POST', `${VOICES}/supertonic-3/install`],
		['POST', `${VOICES}/cancel`],
		['DELETE', `${VOICES}/supertonic-3`],
	] as const) {
		const body = method === 'POST' && path.endsWith('install') ? { licence_accepted: true } : undefined;
		expect((await client.call(method, path, body)).status, `${method} ${path}`).toBe(403);
	}
	const refused = await admin.call('POST', `${VOICES}/supertonic-3/install`, { licence_accepted: false });
	expect([refused.status, source.ranges]).toEqual([422, []]);
	expect((await overview()).installed).toEqual([]);
	expect((await status()).engines.speech).toEqual({ engine: 'embedded', model: null });
	earlier = await client.makeEpisode('ponte.md', TEXT);
});

it('an installation that fails says why, and goes on where it was', async () => {
	source.faults.push('http-404');
	await admin.expect('POST', `${VOICES}/supertonic-3/install`, { licence_accepted: true });
	await vi.waitUntil(async () => (await overview()).installation?.error != null, { timeout: 120_000, interval: 100 });
	expect((await overview()).installation?.error).toContain('erro 404');
	await admin.expect('POST', `${VOICES}/cancel`);
});

it('once they are installed new episodes speak with them, for nothing', async () => {
	source.faults.length = 0;
	await install();
	expect((await overview()).installed).toMatchObject([{ name: 'supertonic-3', voices: 10, in_use: true }]);
	expect((await status()).engines.speech).toEqual({ engine: 'natural', model: 'supertonic-3:fast' });
	const episode = await client.makeEpisode('ponte.md', TEXT);
	expect(episode).toMatchObject({ has_audio: true, estimate: { free: true }, usage: { total_cost_usd: 0 } });
	const [heard] = await downloadAudio(client, episode);
	if (!heard) throw new Error('no audio');
	checkLength(heard);
	expect(await voicesOf(episode)).toMatchObject({ current: { engine: 'natural' }, available: true });
});

it('a host speaks with another voice of the model, which the list tells and a sample lets hear', async () => {
	const { voices } = await client.expect<OwnVoices>('GET', '/api/v1/voices');
	expect(voices).toHaveLength(10);
	const heard = async (query: string) =>
		Buffer.from((await client.media(`/api/v1/voices/Puck/sample?language=pt-BR${query}`)).bytes).toString('base64');
	expect(await heard('&model_voice=M5')).not.toBe(await heard(''));
	const host = (name: string, more: { model_voice?: string }) =>
		({ name, voice: 'Puck', style: 'calmo', description: '', ...more }) as const;
	const duo = { name: 'Dois', host_a: host('Bia', { model_voice: 'F5' }), host_b: host('Leo', {}) };
	const episode = await client.makeEpisode('ponte.md', TEXT, { personality_preset: 'custom', customDuo: duo });
	expect(episode).toMatchObject({ has_audio: true, host_a: { name: 'Bia', voice: 'Puck', model_voice: 'F5' } });
});

it('an episode keeps its voices when a line changes, whatever was installed in between', async () => {
	const voices = await voicesOf(earlier);
	expect(voices).toMatchObject({ current: { engine: 'embedded' }, available: true });
	expect(voices.others).toMatchObject([{ engine: 'natural', model: 'supertonic-3:fast', cost_usd: 0 }]);
	expect(await changeLine(earlier, 'Até a próxima conversa.')).toBe('embedded');
	expect(await changeLine(earlier, 'Até a próxima, então.', { speech_engine: 'natural' })).toBe('natural');
	expect(await changeLine(earlier, 'Até a próxima, enfim.')).toBe('natural');
});

it('is not voiced in part by voices that an installation put in their place', async () => {
	await admin.expect('DELETE', `${VOICES}/supertonic-3`);
	await install();
	expect(await voicesOf(earlier)).toMatchObject({ current: { engine: 'natural' }, available: true });
	await admin.expect('DELETE', `${VOICES}/supertonic-3`);
	const other = await mkdtemp(join(tmpdir(), 'nexus-other-voices-'));
	await makeTestModel(join(other, 'm'), { work: 2 });
	source.files.set(ARCHIVE, await tarOf(other));
	await rm(other, { recursive: true });
	await rm(join(stack.dataDir, 'voices', 'checksums.json'));
	await install();

	const { lines, others, ...voices } = await voicesOf(earlier);
	expect(voices).toMatchObject({ current: { engine: 'natural', model: 'supertonic-3:fast' }, available: false });
	expect(others).toMatchObject([{ engine: 'embedded' }, { engine: 'natural', model: 'supertonic-3:fast' }]);
	const refused = await client.call<{ message: string }>('POST', `/api/v1/podcasts/${earlier.id}/generate`, {});
	expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('foram trocadas')]);
	const clips = await clipsOf(earlier.id);
	expect(await changeLine(earlier, 'Até a próxima, pessoal.', { speech_engine: 'natural' })).toBe('natural');
	const now = await clipsOf(earlier.id);
	expect([now.size, now.intersection(clips).size]).toEqual([lines, 0]);
	expect(await voicesOf(earlier)).toMatchObject({ available: true });
});

it('without its voices an episode is not changed behind anybody’s back', async () => {
	await admin.expect('DELETE', `${VOICES}/supertonic-3`);
	expect(await voicesOf(earlier)).toMatchObject({ current: { engine: 'natural' }, available: false });
	const refused = await client.call<{ message: string }>('POST', `/api/v1/podcasts/${earlier.id}/generate`, {});
	expect([refused.status, refused.body.message]).toEqual([503, expect.stringContaining('não estão instaladas')]);
	expect(await changeLine(earlier, 'Até a próxima, e obrigado.', { speech_engine: 'embedded' })).toBe('embedded');
});
