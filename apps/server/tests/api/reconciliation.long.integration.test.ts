import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from '@nexus/core/ports';
import { diesAfter, withCleanup } from '@nexus/testkit/cleanup';
import { query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanupDataIn, EVERYBODY, later } from './cleanup-data.ts';

let stack: Stack;
let cleanupData: ReturnType<typeof cleanupDataIn>;
beforeAll(async () => {
	stack = await startStack();
	cleanupData = cleanupDataIn(stack);
});
afterAll(() => stack?.close());

it.each([0, 1])('finds what a cleanup that was killed after %d deletions has left', async (deletions) => {
	const client = await cleanupData.somebody();
	const podcast = await cleanupData.makeEpisode(client);
	const audio = async () => (await cleanupData.objects(podcast.id)).filter((path) => path.endsWith('.mp3'));
	const had = (await audio()).length;
	const actor = { ...EVERYBODY, userId: await cleanupData.ownerOf(podcast) };
	await expect(
		withCleanup(stack, { wrap: diesAfter(deletions) }, (cleanup) => cleanup.cleanPodcast(actor, podcast.id, 'manual')),
	).rejects.toThrow('killed');
	expect(await client.podcast(podcast.id)).toMatchObject({ files_cleaned: true, has_audio: false });
	const left = [...(await audio()), ...(await cleanupData.objects(join(actor.userId, 'clips')))];
	expect(left.length).toBeGreaterThanOrEqual(had - deletions);
	expect(await withCleanup(stack, {}, (cleanup) => cleanup.run(actor, { all: false }))).toMatchObject({
		leftovers: 0,
	});
	const answer = await withCleanup(stack, { now: later(2) }, (cleanup) => cleanup.run(actor, { all: false }));
	expect(answer.leftovers).toBe(left.length);
	expect([...(await audio()), ...(await cleanupData.objects(join(actor.userId, 'clips')))]).toEqual([]);
	expect((await client.transcript(podcast.id)).lines.length).toBeGreaterThan(0);
});

it('removes objects without rows and lets rows without objects say so', async () => {
	const client = await cleanupData.somebody();
	const [lost, whole] = [await cleanupData.makeEpisode(client), await cleanupData.makeEpisode(client)];
	const user = await cleanupData.ownerOf(lost);
	const stranger = '00000000-0000-4000-8000-000000000000';
	const orphans = [
		`users/${user}/episodes/${stranger}/episode.mp3`,
		`users/${user}/documents/${stranger}/text`,
		`users/${user}/clips/${'0'.repeat(64)}.wav`,
		`users/${stranger}/documents/${lost.document_id}/text`,
	];
	const kept = [`users/${user}/notes.txt`, `users/${user}/episodes/${whole.id}/cover.png`];
	for (const key of [...orphans, ...kept]) {
		await mkdir(dirname(join(cleanupData.folder, key)), { recursive: true });
		await writeFile(join(cleanupData.folder, key), 'x');
	}
	for (const path of await cleanupData.objects(lost.id))
		if (path.endsWith('.mp3')) await rm(join(cleanupData.folder, path));
	await rm(join(cleanupData.folder, `users/${user}/documents/${lost.document_id}/text`));

	const answer = await withCleanup(stack, { now: later(2) }, (cleanup) => cleanup.run(EVERYBODY, { all: true }));
	expect(answer.mended).toBeGreaterThanOrEqual(3);
	const left = await cleanupData.objects('');
	for (const key of orphans) expect(left).not.toContain(key);
	for (const key of kept) expect(left).toContain(key);
	expect(await client.podcast(lost.id)).toMatchObject({ has_audio: false, audio_outputs: [], files_cleaned: false });
	expect((await client.podcast(whole.id)).has_audio).toBe(true);
	expect((await client.media(whole.audio_urls[0] ?? '')).response.status).toBe(200);
	const again = await withCleanup(stack, { now: later(2) }, (cleanup) => cleanup.run(EVERYBODY, { all: true }));
	expect(again).toMatchObject({ mended: 0, leftovers: 0 });
});

it('changes nothing when the storage looks as if it were not mounted', async () => {
	const client = await cleanupData.somebody();
	const podcast = await cleanupData.makeEpisode(client);
	for (let count = 0; count < 3; count++) await cleanupData.makeEpisode(client);
	const nothing = {
		wrap: (store: ObjectStore) => ({ ...store, info: async () => null }),
	};
	await withCleanup(stack, { ...nothing, now: later(2) }, async (cleanup, suspicions) => {
		expect((await cleanup.run(EVERYBODY, { all: true })).mended).toBe(0);
		expect(suspicions[0]?.name).toBe('StorageLooksEmpty');
	});
	expect((await client.podcast(podcast.id)).has_audio).toBe(true);
});

it('forgets what is long over', async () => {
	const client = await cleanupData.somebody();
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
