import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PodcastDetails, PodcastList, Preview, Script, SearchAnswer, Settings, Tokens } from '@nexus/contract';
import { decodeMp3 } from '@nexus/testkit/audio';
import { type Emulator, startGeminiEmulator } from '@nexus/testkit/emulators';
import { ApiClient, type ServerProcess, startServer } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CUSTOM_DUO, EDITED_LINE, type FixtureContent, GEMINI_KEY, KEY_OWNER, OWNER } from './fixture-content.ts';
import { openDataFolder } from './open-data-folder.ts';

const VERSIONS = fileURLToPath(new URL('./versions', import.meta.url));

describe.each(readdirSync(VERSIONS))('data of version %s', (version) => {
	let dataDir: string;
	let made: FixtureContent;
	let gemini: Emulator;
	let server: ServerProcess;
	let client: ApiClient;
	beforeAll(async () => {
		dataDir = await mkdtemp(join(tmpdir(), 'nexus-earlier-'));
		made = await openDataFolder(join(VERSIONS, version), dataDir);
		gemini = await startGeminiEmulator({ apiKey: GEMINI_KEY });
		server = await startServer(dataDir, { GEMINI_BASE_URL: gemini.url });
		client = new ApiClient(server.url);
		await client.login(OWNER);
	});
	afterAll(async () => {
		await server?.end('SIGTERM');
		await gemini?.close();
		await rm(dataDir, { recursive: true, force: true });
	});

	const isPlayable = async (id: string, files = 1): Promise<PodcastDetails> => {
		const podcast = await client.podcast(id);
		expect(podcast).toMatchObject({ has_audio: true, files_cleaned: false });
		expect(podcast.audio_outputs).toHaveLength(files);
		for (const [index, output] of podcast.audio_outputs.entries()) {
			const { bytes } = await client.media(output.public_url);
			expect(bytes).toHaveLength(output.file_size);
			const audio = await decodeMp3(bytes);
			expect(audio.samples.length / audio.sampleRate).toBeCloseTo(output.duration_seconds, 0);
			const piece = await client.media(output.public_url, { range: 'bytes=1000-2999' });
			expect(piece.response.status).toBe(206);
			expect(Buffer.compare(piece.bytes, bytes.subarray(1000, 3000))).toBe(0);
			expect((await client.transcript(id, index)).lines.length).toBeGreaterThan(0);
			expect((await client.peaks(id, index)).peaks.length).toBeGreaterThan(0);
		}
		return podcast;
	};
	const script = (id: string) => client.expect<Script>('GET', `/api/v1/podcasts/${id}/script`);
	const isMade = async (job: string) => {
		const { status, error_message } = await client.waitForJob(job);
		expect([status, error_message]).toEqual(['completed', null]);
	};

	it('goes on with the job that was interrupted, and with the one behind it', async () => {
		await isMade(made.interrupted.job);
		await isMade(made.waiting.job);
		const { result_data } = await client.job(made.interrupted.job);
		expect(result_data).toMatchObject({ generated_parts: made.interrupted.parts, total_parts: made.interrupted.parts });
		await isPlayable(made.interrupted.podcast);
		await isPlayable(made.waiting.podcast);
	});

	it('takes the session and the API key of then', async () => {
		const session = new ApiClient(server.url);
		const refreshed = await session.expect<Tokens>('POST', '/api/v1/auth/refresh', {
			refresh_token: made.refreshToken,
		});
		session.tokens = refreshed;
		expect(await session.expect('GET', '/api/v1/users/me')).toMatchObject({ email: OWNER.email });
		const authorization = `Bearer ${made.apiKey}`;
		const listed = await new ApiClient(server.url).call<PodcastList>('GET', '/api/podcasts/', undefined, {
			authorization,
		});
		const ids = listed.body.podcasts.map(({ id }) => id);
		expect(ids).toEqual(expect.arrayContaining(Object.values(made.episodes)));
		expect(ids).not.toContain(made.draft);
	});

	it('keeps the settings', async () => {
		expect(await client.expect<Settings>('GET', '/api/v1/users/me/settings')).toMatchObject({
			use_custom_config: true,
			custom_personality: 'Duas amigas que se provocam com carinho',
			max_file_size_mb: 7,
			max_monthly_generations: 40,
		});
	});

	it('plays episodes of both languages, of a duo of the user’s own and of several files', async () => {
		const { portuguese, english, duo, files } = made.episodes;
		await isPlayable(portuguese);
		expect((await isPlayable(english)).language).toBe('en-US');
		await isPlayable(files, 2);
		expect(await isPlayable(duo)).toMatchObject({ host_a: CUSTOM_DUO.host_a, host_b: CUSTOM_DUO.host_b });
		const names = (await client.transcript(duo)).lines.map(({ name }) => name);
		expect([CUSTOM_DUO.host_a.name, CUSTOM_DUO.host_b.name]).toEqual(expect.arrayContaining(names));
	});

	it('finds what was made and sent then, with the place where it is heard', async () => {
		const { files } = made.episodes;
		const lines = (await client.transcript(files, 1)).lines.toSorted(
			(one, other) => one.text.length - other.text.length,
		);
		const line = lines.at(-1);
		const search = (q: string) =>
			client.expect<SearchAnswer>('GET', `/api/v1/search?${new URLSearchParams({ q, limit: '20' })}`);
		const { results } = await search(`"${line?.text}"`);
		const said = results.find(({ kind, podcast_id }) => kind === 'line' && podcast_id === files);
		expect(said).toMatchObject({ file_index: 1 });
		expect(said?.seconds).toBeCloseTo(line?.start ?? -1, 2);
		const { document_id } = await client.podcast(files);
		const found = await vi.waitUntil(
			async () => {
				const answer = await search('festas');
				return answer.indexing === 0 && answer;
			},
			{ timeout: 60_000, interval: 250 },
		);
		expect(found.results).toContainEqual(expect.objectContaining({ kind: 'passage', document_id }));
	});

	it('shows no source of a goodbye, which had that of a neighbour then', async () => {
		const id = made.episodes.english;
		const heard = await client.transcript(id);
		expect(heard.lines.at(-1)?.text).toContain('See you soon');
		expect([heard.lines.at(-1)?.spans, (await script(id)).lines.at(-1)?.spans]).toEqual([[], []]);
		expect(heard.lines.at(-1)?.passages).toEqual([]);
		const { document_id } = await client.podcast(id);
		const [{ spans, passages } = { spans: [], passages: [] }] = heard.lines;
		expect(spans).not.toEqual([]);
		expect(passages).toEqual(spans.map(([start, end]) => ({ document_id, start, end })));
	});

	it('voices a script that was edited then and is edited again now', async () => {
		const id = made.episodes.portuguese;
		expect((await client.podcast(id)).script_changed).toBe(true);
		const before = await script(id);
		const first = 'Esta outra fala foi escrita depois da atualização.';
		const lines = before.lines.map(({ id, speaker, text }, index) => ({
			id,
			speaker,
			text: index === 0 ? first : text,
		}));
		await client.expect('PUT', `/api/v1/podcasts/${id}/script`, { lines, version: before.version });
		await isMade((await client.generate(id)).job_id);
		expect((await isPlayable(id)).script_changed).toBe(false);
		const heard = (await client.transcript(id)).lines.map(({ text }) => text);
		expect(heard).toEqual(expect.arrayContaining([first, EDITED_LINE]));
	});

	it('makes the draft whose script was shown into the podcast', async () => {
		const shown = await client.expect<Preview>('GET', `/api/v1/podcasts/${made.draft}/preview`);
		expect(shown.lines.length).toBeGreaterThan(2);
		await isMade((await client.generate(made.draft, { title: 'Aprovado' })).job_id);
		const podcast = await isPlayable(made.draft);
		expect(podcast).toMatchObject({ title: 'Aprovado', draft: false, script_content: shown.content });
	});

	it('writes with the Gemini key that was stored', async () => {
		const keyOwner = new ApiClient(server.url);
		await keyOwner.login(KEY_OWNER);
		const { id: document_id } = await keyOwner.upload('novo.txt', 'A maré sobe duas vezes por dia.');
		const { id } = await keyOwner.create({ document_id, title: 'Preview - novo.txt' });
		const { content } = await keyOwner.expect<Preview>('GET', `/api/v1/podcasts/${id}/preview`);
		expect(content).toMatch(/^\[HOST_[AB]\]: \S/);
		expect(gemini.counts().refused).toBe(0);
		expect(gemini.counts().answered.text).toBeGreaterThan(0);
	});
});
