import { createDatabase } from '@nexus/adapters/postgres';
import type { OwnedId } from '@nexus/core/ownership';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
beforeAll(async () => {
	stack = await startStack();
});
afterAll(() => stack?.close());

it('attack 19: what a worker finishes after another took its part over is refused, and what the other finishes is taken', async () => {
	const client = await ApiClient.registered(stack.url);
	const { filename, content } = sample('paragraph-pt');
	const episode = await client.makeEpisode(filename, content);
	const job = { id: (episode.latest_job_id ?? '') as OwnedId<'job'>, run: 1 };
	const episodeId = episode.id as OwnedId<'episode'>;
	await query(stack, `update jobs set status = 'processing' where id = $1`, [job.id]);
	const database = createDatabase({
		url: stack.databaseUrl,
		enqueue: async () => undefined,
		hasten: async () => undefined,
		onError: (error) => {
			throw error;
		},
		poolSize: 2,
	});
	try {
		const [made] = await database.production.parts(episodeId);
		const stale = made && (await database.production.beginPart(made.id));
		const current = made && (await database.production.beginPart(made.id));
		if (!stale || !current) throw new Error('no part');
		expect(current.attempt).toBe(stale.attempt + 1);
		const finish = (attempt: number, objectKey: string) =>
			database.transaction((tx) =>
				tx.production.completePart(job, {
					...{ id: current.id, attempt, episodeId, objectKey },
					...{ durationSeconds: 1, loudness: -16, size: 1, tagBytes: 0, lines: [] },
				}),
			);
		expect(await finish(stale.attempt, 'stale.mp3')).toBeNull();
		expect((await database.production.part(current.id))?.objectKey).toBe(made?.objectKey);
		expect(await finish(current.attempt, 'current.mp3')).toBe(0);
		expect((await database.production.part(current.id))?.objectKey).toBe('current.mp3');
		expect(await database.transaction((tx) => tx.production.holdPart(stale))).toBe(false);

		await query(stack, `update jobs set run = 2 where id = $1`, [job.id]);
		expect(await finish(current.attempt, 'earlier-run.mp3')).toBeNull();
	} finally {
		await database.close();
	}
});
