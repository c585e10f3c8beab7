import type { CleanStorageAnswer, CleanupStats } from '@nexus/contract';
import { withCleanup } from '@nexus/testkit/cleanup';
import { query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanupDataIn, newText } from './cleanup-data.ts';

let stack: Stack;
let cleanupData: ReturnType<typeof cleanupDataIn>;
beforeAll(async () => {
	stack = await startStack({ CLEANUP_PRESERVE_RECENT_COUNT: '1' });
	cleanupData = cleanupDataIn(stack);
});
afterAll(() => stack?.close());

describe('one podcast', () => {
	it('keeps the clips that another podcast is made of', async () => {
		const client = await cleanupData.somebody();
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
		const clips = (await cleanupData.objects('clips')).length;
		await client.expect('POST', `/api/v1/cleanup/podcast/${one.id}`, {});
		expect((await cleanupData.objects('clips')).length).toBe(clips);
		expect((await client.podcast(one.id)).has_audio).toBe(false);
	});
});

describe('the rules', () => {
	it('hold a limit by taking the oldest audio first', async () => {
		const client = await cleanupData.somebody();
		const [oldest, newer] = [await cleanupData.makeEpisode(client), await cleanupData.makeEpisode(client)];
		await cleanupData.age(oldest, 3);
		const { statistics } = await client.expect<CleanupStats>('GET', '/api/v1/cleanup/stats');
		const policy = { maxBytesPerUser: statistics.bytes_used - 1 };
		await withCleanup(stack, { policy }, (cleanup) => cleanup.runScheduled(new AbortController().signal));
		expect(await client.podcast(oldest.id)).toMatchObject({ files_cleaned: true, cleanup_reason: 'storage_limit' });
		expect((await client.podcast(newer.id)).has_audio).toBe(true);
	});

	it('take, by days, what the caller asks for', async () => {
		const client = await cleanupData.somebody();
		const podcast = await cleanupData.makeEpisode(client);
		const clean = (days_old?: number) =>
			client.expect<CleanStorageAnswer>('POST', '/api/v1/storage/cleanup', days_old === undefined ? {} : { days_old });
		expect(await clean()).toMatchObject({ cleaned_podcasts: 0, deleted_documents: 0, freed_bytes: 0, days_old: 30 });
		await cleanupData.age(podcast, 6);
		expect(await clean(7)).toMatchObject({ cleaned_podcasts: 0 });
		expect(await clean(5)).toMatchObject({ cleaned_podcasts: 1, deleted_documents: 1, days_old: 5 });
		expect((await client.podcast(podcast.id)).cleanup_reason).toBe('user_request');
		expect((await client.call('POST', '/api/v1/storage/cleanup', { days_old: -1 })).status).toBe(422);
	});
});
