import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type {
	CleanStorageAnswer,
	CleanupConfig,
	CleanupEntry,
	CleanupHistory,
	CleanupStats,
	ErrorBody,
	PodcastDetails,
	RunCleanupAnswer,
} from '@nexus/contract';
import type { ObjectStore } from '@nexus/core/ports';
import { diesAfter, withCleanup } from '@nexus/testkit/cleanup';
import { ApiClient, newUser, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let admin: ApiClient;
beforeAll(async () => {
	stack = await startStack({ CLEANUP_PRESERVE_RECENT_COUNT: '1' });
	admin = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const TEXT = 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente. Era a maior do país.\n';
let texts = 0;
/** A document unlike any other, so that no clip is shared. */
const newText = (): string => `${TEXT}O arquivo número ${++texts} conta a história de ${texts} pontes.\n`;

const somebody = (): Promise<ApiClient> => ApiClient.registered(stack.url, newUser());
const makeEpisode = (client: ApiClient): Promise<PodcastDetails> => client.makeEpisode('ponte.md', newText());
const run = (client: ApiClient, body: { all?: boolean } = {}) =>
	client.expect<RunCleanupAnswer>('POST', '/api/v1/cleanup/run', body);
const history = (client: ApiClient, limit = 20) =>
	client.expect<CleanupHistory>('GET', `/api/v1/cleanup/history?limit=${limit}`);
const folder = (): string => join(stack.dataDir, 'objects');

async function objects(part: string): Promise<string[]> {
	const entries = await readdir(folder(), { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder(), join(entry.parentPath, entry.name)))
		.filter((path) => path.includes(part))
		.sort();
}

/** Sets back when everything of an episode was made, and its document. */
async function age(podcast: PodcastDetails, days: number): Promise<void> {
	const past = `now() - interval '${days} days'`;
	await query(stack, `update audio_files set created_at = ${past} where episode_id = $1`, [podcast.id]);
	await query(stack, `update parts set completed_at = ${past} where episode_id = $1`, [podcast.id]);
	await query(stack, `update documents set created_at = ${past} where id = $1`, [podcast.document_id]);
	await query(
		stack,
		`update clips set created_at = ${past} where key in (
			select clip_key from part_clips pc join parts p on p.id = pc.part_id where p.episode_id = $1)`,
		[podcast.id],
	);
}

const later = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
const EVERYBODY = { userId: '', sessionId: null, apiKeyId: null, isAdmin: true };

async function ownerOf({ id }: PodcastDetails): Promise<string> {
	const [row] = await query<{ user_id: string }>(stack, 'select user_id from episodes where id = $1', [id]);
	return row?.user_id ?? '';
}

describe('one podcast', () => {
	it('loses its audio and keeps script, transcript and details; generated again, it is as before', async () => {
		const client = await somebody();
		const made = await makeEpisode(client);
		const transcript = await client.transcript(made.id);
		const before = await objects(made.id);
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
		expect((await objects(made.id)).every((path) => path.endsWith('.json'))).toBe(true);
		expect(await objects(join(await ownerOf(made), 'clips'))).toEqual([]);

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

	it('keeps the clips that another podcast is made of', async () => {
		const client = await somebody();
		const text = newText();
		const one = await client.makeEpisode('ponte.md', text, { title: 'Um' });
		await query(
			stack,
			`insert into episodes (id, user_id, title, language, preset_id, host_a, host_b, seed, estimated_seconds)
			 select gen_random_uuid(), user_id, 'Outro', language, preset_id, host_a, host_b, seed, 0 from episodes where id = $1`,
			[one.id],
		);
		await query(
			stack,
			`with other as (select id, user_id from episodes where title = 'Outro'),
			 part as (insert into parts (id, episode_id, number, title, outline, byte_start, byte_end)
				select gen_random_uuid(), other.id, 1, 'p', '{}', 0, 0 from other returning id)
			 insert into part_clips (part_id, position, user_id, clip_key)
			 select part.id, pc.position, pc.user_id, pc.clip_key from part, part_clips pc
			 join parts p on p.id = pc.part_id where p.episode_id = $1`,
			[one.id],
		);
		const clips = (await objects('clips')).length;
		await client.expect('POST', `/api/v1/cleanup/podcast/${one.id}`, {});
		expect((await objects('clips')).length).toBe(clips);
		expect((await client.podcast(one.id)).has_audio).toBe(false);
	});

	it('is left alone while it is being made, by strangers, and when there is nothing to clean', async () => {
		const client = await somebody();
		const { id } = await client.upload('ponte.md', newText().repeat(60));
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
		const client = await somebody();
		const [old, heard, newest] = [await makeEpisode(client), await makeEpisode(client), await makeEpisode(client)];
		for (const podcast of [old, heard]) await age(podcast, 31);
		await age(newest, 30.5);
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
		const [one, other] = [await somebody(), await somebody()];
		const [podcast] = [await makeEpisode(one), await makeEpisode(one)];
		await age(podcast, 40);
		await run(other);
		await run(admin);
		expect((await one.podcast(podcast.id)).has_audio).toBe(true);
		expect((await other.call('POST', '/api/v1/cleanup/run', { all: true })).status).toBe(403);
		expect((await run(admin, { all: true })).cleaned_podcasts).toBe(1);
		expect((await one.podcast(podcast.id)).files_cleaned).toBe(true);
		expect((await history(other)).total).toBe(0);
	});

	it('hold a limit by taking the oldest audio first', async () => {
		const client = await somebody();
		const [oldest, newer] = [await makeEpisode(client), await makeEpisode(client)];
		await age(oldest, 3);
		const { statistics } = await client.expect<CleanupStats>('GET', '/api/v1/cleanup/stats');
		const policy = { maxBytesPerUser: statistics.bytes_used - 1 };
		await withCleanup(stack, { policy }, (cleanup) => cleanup.runScheduled(new AbortController().signal));
		expect(await client.podcast(oldest.id)).toMatchObject({ files_cleaned: true, cleanup_reason: 'storage_limit' });
		expect((await client.podcast(newer.id)).has_audio).toBe(true);
	});

	it('take, by days, what the caller asks for', async () => {
		const client = await somebody();
		const podcast = await makeEpisode(client);
		const clean = (days_old?: number) =>
			client.expect<CleanStorageAnswer>('POST', '/api/v1/storage/cleanup', days_old === undefined ? {} : { days_old });
		expect(await clean()).toMatchObject({ cleaned_podcasts: 0, deleted_documents: 0, freed_bytes: 0, days_old: 30 });
		await age(podcast, 6);
		expect(await clean(7)).toMatchObject({ cleaned_podcasts: 0 });
		expect(await clean(5)).toMatchObject({ cleaned_podcasts: 1, deleted_documents: 1, days_old: 5 });
		expect((await client.podcast(podcast.id)).cleanup_reason).toBe('user_request');
		expect((await client.call('POST', '/api/v1/storage/cleanup', { days_old: -1 })).status).toBe(422);
	});
});

describe('statistics and configuration', () => {
	it('tell of the caller’s own podcasts', async () => {
		const client = await somebody();
		const podcast = await makeEpisode(client);
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
			cleanup_schedule: 'Diário às 1h',
			cleanup_cron: '0 1 * * *',
			cleanup_time_zone: 'America/Sao_Paulo',
			cleanup_max_bytes_per_user: 0,
		});
		expect(await client.expect<CleanupConfig>('GET', '/api/v1/cleanup/config')).toEqual(configuration);
	});

	it('set the schedule in the queue, once', async () => {
		const rows = await query(stack, 'select name, cron, timezone from pgboss.schedule', []);
		expect(rows).toEqual([{ name: 'cleanup', cron: '0 1 * * *', timezone: 'America/Sao_Paulo' }]);
	});
});

describe('the reconciliation', () => {
	it.each([0, 1])('finds what a cleanup that was killed after %d deletions has left', async (deletions) => {
		const client = await somebody();
		const podcast = await makeEpisode(client);
		const audio = async () => (await objects(podcast.id)).filter((path) => path.endsWith('.mp3'));
		const had = (await audio()).length;
		const actor = { ...EVERYBODY, userId: await ownerOf(podcast) };
		await expect(
			withCleanup(stack, { wrap: diesAfter(deletions) }, (cleanup) =>
				cleanup.cleanPodcast(actor, podcast.id, 'manual'),
			),
		).rejects.toThrow('killed');
		expect(await client.podcast(podcast.id)).toMatchObject({ files_cleaned: true, has_audio: false });
		const left = [...(await audio()), ...(await objects(join(actor.userId, 'clips')))];
		expect(left.length).toBeGreaterThanOrEqual(had - deletions);
		expect(await withCleanup(stack, {}, (cleanup) => cleanup.run(actor, { all: false }))).toMatchObject({
			removed_leftovers: 0,
		});
		const answer = await withCleanup(stack, { now: later(2) }, (cleanup) => cleanup.run(actor, { all: false }));
		expect(answer.removed_leftovers).toBe(left.length);
		expect([...(await audio()), ...(await objects(join(actor.userId, 'clips')))]).toEqual([]);
		expect((await client.transcript(podcast.id)).lines.length).toBeGreaterThan(0);
	});

	it('removes objects without rows and lets rows without objects say so', async () => {
		const client = await somebody();
		const [lost, whole] = [await makeEpisode(client), await makeEpisode(client)];
		const user = await ownerOf(lost);
		const stranger = '00000000-0000-4000-8000-000000000000';
		const orphans = [
			`users/${user}/episodes/${stranger}/episode.mp3`,
			`users/${user}/documents/${stranger}/text`,
			`users/${user}/clips/${'0'.repeat(64)}.wav`,
			`users/${stranger}/documents/${lost.document_id}/text`,
		];
		const kept = [`users/${user}/notes.txt`, `users/${user}/episodes/${whole.id}/cover.png`];
		for (const key of [...orphans, ...kept]) {
			await mkdir(dirname(join(folder(), key)), { recursive: true });
			await writeFile(join(folder(), key), 'x');
		}
		for (const path of await objects(lost.id)) if (path.endsWith('.mp3')) await rm(join(folder(), path));
		await rm(join(folder(), `users/${user}/documents/${lost.document_id}/text`));

		const answer = await withCleanup(stack, { now: later(2) }, (cleanup) => cleanup.run(EVERYBODY, { all: true }));
		expect(answer.mended_entries).toBeGreaterThanOrEqual(3);
		const left = await objects('');
		for (const key of orphans) expect(left).not.toContain(key);
		for (const key of kept) expect(left).toContain(key);
		expect(await client.podcast(lost.id)).toMatchObject({ has_audio: false, audio_outputs: [], files_cleaned: false });
		expect((await client.podcast(whole.id)).has_audio).toBe(true);
		expect((await client.media(whole.audio_urls[0] ?? '')).response.status).toBe(200);
		const again = await withCleanup(stack, { now: later(2) }, (cleanup) => cleanup.run(EVERYBODY, { all: true }));
		expect(again).toMatchObject({ mended_entries: 0, removed_leftovers: 0 });
	});

	it('changes nothing when the storage looks as if it were not mounted', async () => {
		const client = await somebody();
		const podcast = await makeEpisode(client);
		const nothing = {
			wrap: (store: ObjectStore) => ({ ...store, info: async () => null }),
		};
		await withCleanup(stack, { ...nothing, now: later(2) }, async (cleanup, suspicions) => {
			expect((await cleanup.run(EVERYBODY, { all: true })).mended_entries).toBe(0);
			expect(suspicions[0]?.name).toBe('StorageLooksEmpty');
		});
		expect((await client.podcast(podcast.id)).has_audio).toBe(true);
	});

	it('forgets what is long over', async () => {
		const client = await somebody();
		const insert = `insert into idempotent_requests (user_id, key, fingerprint, reservation, created_at)
			select user_id, $1, 'f', gen_random_uuid(), now() - $2::interval from episodes limit 1`;
		await query(stack, insert, ['velha', '25 hours']);
		await query(stack, insert, ['nova', '1 hour']);
		await query(stack, `insert into attempts (key, at) values ('velha', now() - interval '3 days')`, []);
		await withCleanup(stack, {}, (cleanup) => cleanup.runScheduled(new AbortController().signal));
		const left = await query(stack, `select key from idempotent_requests where key in ('velha', 'nova')`, []);
		expect(left).toEqual([{ key: 'nova' }]);
		expect(await query(stack, `select key from attempts where key = 'velha'`, [])).toEqual([]);
		expect((await client.call('GET', '/api/v1/auth/me')).status).toBe(200);
	});
});
