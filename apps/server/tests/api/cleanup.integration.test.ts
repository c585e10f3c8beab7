import { join } from 'node:path';
import type {
	CleanupConfig,
	CleanupEntry,
	CleanupHistory,
	CleanupStats,
	ErrorBody,
	PodcastDetails,
	RunCleanupAnswer,
} from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanupDataIn } from './cleanup-data.ts';

let stack: Stack;
let admin: ApiClient;
let cleanupData: ReturnType<typeof cleanupDataIn>;
beforeAll(async () => {
	stack = await startStack({ CLEANUP_PRESERVE_RECENT_COUNT: '1' });
	cleanupData = cleanupDataIn(stack);
	admin = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const run = (client: ApiClient, body: { all?: boolean } = {}) =>
	client.expect<RunCleanupAnswer>('POST', '/api/v1/cleanup/run', body);
const history = (client: ApiClient, limit = 20) =>
	client.expect<CleanupHistory>('GET', `/api/v1/cleanup/history?limit=${limit}`);

describe('one podcast', () => {
	it('loses its audio and keeps script, transcript and details; generated again, it is as before', async () => {
		const client = await cleanupData.somebody();
		const made = await cleanupData.makeEpisode(client);
		const transcript = await client.transcript(made.id);
		const before = await cleanupData.objects(made.id);
		expect(before.filter((path) => path.endsWith('.mp3'))).not.toEqual([]);

		const entry = await client.expect<CleanupEntry>('POST', `/api/v1/cleanup/podcast/${made.id}`);
		expect(entry).toMatchObject({ podcast_id: made.id, title: made.title, reason: 'manual' });
		expect(entry.freed_bytes).toBeGreaterThan(made.audio_outputs[0]?.file_size ?? 0);

		const cleaned = await client.podcast(made.id);
		expect(cleaned).toMatchObject({
			files_cleaned: true,
			cleaned_at: entry.cleaned_at,
			cleanup_reason: 'manual',
			has_audio: false,
			audio_outputs: [],
			audio_urls: [],
			audio_download_urls: [],
			audioFiles: [],
			script_content: made.script_content,
			estimated_duration: made.estimated_duration,
			thumbnail: made.thumbnail,
		});
		expect((await client.transcript(made.id)).lines.map(({ text }) => text)).toEqual(
			transcript.lines.map(({ text }) => text),
		);
		expect((await client.media(`/api/v1/podcasts/${made.id}/audio/0`)).response.status).toBe(404);
		expect((await cleanupData.objects(made.id)).every((path) => path.endsWith('.json'))).toBe(true);
		expect(await cleanupData.objects(join(await cleanupData.ownerOf(made), 'clips'))).toEqual([]);

		const again = await client.expect<CleanupEntry>('POST', `/api/v1/cleanup/podcast/${made.id}`, { reason: 'manual' });
		expect(again).toEqual({ ...entry, freed_bytes: 0 });
		expect((await history(client)).total).toBe(1);

		const { job_id } = await client.generate(made.id);
		expect((await client.waitForJob(job_id)).status).toBe('completed');
		const restored = await client.podcast(made.id);
		expect(restored).toMatchObject({ files_cleaned: false, cleaned_at: null, cleanup_reason: null, has_audio: true });
		expect(restored.script_content).toBe(made.script_content);
		expect((await client.media(restored.audio_urls[0] ?? '')).response.status).toBe(200);
	});

	it('is left alone while it is being made, by strangers, and when there is nothing to clean', async () => {
		const client = await cleanupData.somebody();
		const { id } = await client.upload('livro.md', sample('book-pt').content);
		const podcast = await client.create({ document_id: id });
		const clean = (by: ApiClient, body: unknown = {}) =>
			by.call<ErrorBody>('POST', `/api/v1/cleanup/podcast/${podcast.id}`, body);
		expect((await clean(client)).body.code).toBe('nothing_to_clean');
		const { job_id } = await client.generate(podcast.id);
		const busy = await clean(client);
		expect([busy.status, busy.body.code]).toEqual([409, 'generation_running']);
		expect((await clean(admin)).status).toBe(404);
		expect((await clean(client, { reason: 'tédio' })).status).toBe(422);
		await client.expect('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
	});
});

describe('the rules', () => {
	it('take what is old, and leave the newest, what is heard and what is made', async () => {
		const client = await cleanupData.somebody();
		const [old, heard, newest] = [
			await cleanupData.makeEpisode(client),
			await cleanupData.makeEpisode(client),
			await cleanupData.makeEpisode(client),
		];
		for (const podcast of [old, heard]) await cleanupData.age(podcast, 31);
		await cleanupData.age(newest, 30.5);
		await client.media(heard.audio_urls[0] ?? '', { range: 'bytes=0-9' });

		const answer = await run(client);
		expect(answer).toMatchObject({ cleaned_podcasts: 1, deleted_documents: 2 });
		expect(answer.freed_bytes).toBeGreaterThan(old.audio_outputs[0]?.file_size ?? 0);
		const state = async (podcast: PodcastDetails) => (await client.podcast(podcast.id)).files_cleaned;
		expect([await state(old), await state(heard), await state(newest)]).toEqual([true, false, false]);

		await query(stack, `update episodes set last_played_at = now() - interval '2 hours' where id = $1`, [heard.id]);
		expect(await run(client)).toMatchObject({ cleaned_podcasts: 1, deleted_documents: 0 });
		expect(await run(client)).toMatchObject({ cleaned_podcasts: 0, deleted_files: 0, freed_bytes: 0 });

		const { cleanup_history, total } = await history(client, 1);
		expect(total).toBe(2);
		expect(cleanup_history).toEqual([expect.objectContaining({ podcast_id: heard.id, reason: 'manual' })]);

		// The document is gone, the script is not.
		const { job_id } = await client.generate(old.id);
		expect((await client.waitForJob(job_id)).status).toBe('completed');
		expect(await client.podcast(old.id)).toMatchObject({ has_audio: true, script_content: old.script_content });
		for (const { id } of [old, heard, newest]) await client.expect('DELETE', `/api/v1/podcasts/${id}`);
	});

	it('act on the caller’s own files; for everybody, by the administrator alone', async () => {
		const [one, other] = [await cleanupData.somebody(), await cleanupData.somebody()];
		const [podcast] = [await cleanupData.makeEpisode(one), await cleanupData.makeEpisode(one)];
		await cleanupData.age(podcast, 40);
		await run(other);
		await run(admin);
		expect((await one.podcast(podcast.id)).has_audio).toBe(true);
		expect((await other.call('POST', '/api/v1/cleanup/run', { all: true })).status).toBe(403);
		expect((await run(admin, { all: true })).cleaned_podcasts).toBe(1);
		expect((await one.podcast(podcast.id)).files_cleaned).toBe(true);
		expect((await history(other)).total).toBe(0);
	});
});

describe('statistics and configuration', () => {
	it('tell of the caller’s own podcasts', async () => {
		const client = await cleanupData.somebody();
		const podcast = await cleanupData.makeEpisode(client);
		await client.create({ document_id: podcast.document_id ?? '' });
		const entry = await client.expect<CleanupEntry>('POST', `/api/v1/cleanup/podcast/${podcast.id}`, {});
		const { statistics, configuration } = await client.expect<CleanupStats>('GET', '/api/v1/cleanup/stats');
		expect(statistics).toMatchObject({
			total_podcasts: 2,
			cleaned_podcasts: 1,
			cleanup_percentage: 50,
			recent_cleanups: [entry],
			bytes_freed: entry.freed_bytes,
		});
		expect(configuration).toEqual({
			cleanup_enabled: true,
			cleanup_uploads_after_days: 30,
			cleanup_outputs_after_days: 30,
			cleanup_temp_after_days: 1,
			cleanup_preserve_recent_count: 1,
			cleanup_schedule: expect.stringMatching(/^Diário às \d+h$/),
			cleanup_cron: stack.config.cleanup.cron,
			cleanup_time_zone: 'America/Sao_Paulo',
			cleanup_max_bytes_per_user: 0,
		});
		expect(await client.expect<CleanupConfig>('GET', '/api/v1/cleanup/config')).toEqual(configuration);
	});

	it('set the schedule in the queue, once', async () => {
		const rows = await query(stack, 'select name, cron, timezone from pgboss.schedule', []);
		expect(rows).toEqual([{ name: 'cleanup', cron: stack.config.cleanup.cron, timezone: 'America/Sao_Paulo' }]);
	});
});
