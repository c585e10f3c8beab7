import { readdir, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { PodcastDetails, Script } from '@nexus/contract';
import { decodeMp3 } from '@nexus/testkit/audio';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clipsFolder, clipTimes, kept, regenerated } from './script-edits.ts';

let stack: Stack;
let client: ApiClient;
let user: string;
let episode: PodcastDetails;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	user = (await client.expect<{ id: string }>('GET', '/api/v1/users/me')).id;
	const { filename, content } = sample('long-pt');
	episode = await client.makeEpisode(filename, inParts(stretchesOf(content, [1_200, 500])));
});
afterAll(() => stack?.close());

const clips = () => clipTimes(stack, user);
const regenerate = (id = episode.id) => regenerated(client, id);

describe('editing a script', () => {
	it('makes anew what a power cut has left of clips', async () => {
		const { filename, content } = sample('paragraph-pt');
		const others = await clips();
		const { id } = await client.makeEpisode(filename, content);
		const own = [...(await clips()).keys()]
			.filter((name) => !others.has(name))
			.map((name) => join(clipsFolder(stack, user), name));
		for (const [at, file] of own.entries()) await truncate(file, at % 2 === 0 ? 0 : 10_000);
		const script = await client.expect<Script>('GET', `/api/v1/podcasts/${id}/script`);
		const lines = kept(script).slice(0, -1);
		await client.expect('PUT', `/api/v1/podcasts/${id}/script`, { lines, version: script.version });
		await regenerate(id);
		const whole = (await clips()).keys().filter((name) => !others.has(name));
		for (const name of whole) {
			const wav = await readFile(join(clipsFolder(stack, user), name));
			expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
		}
		const [output] = (await client.podcast(id)).audio_outputs;
		const audio = await decodeMp3((await client.media(output?.public_url ?? '')).bytes);
		const spoken = (await client.transcript(id)).lines;
		expect(spoken).toHaveLength(lines.length);
		expect(audio.samples.length / audio.sampleRate).toBeCloseTo(spoken.at(-1)?.end ?? 0, 0);
	});
});

describe('attack 16', () => {
	it('delete while generating: nothing is left behind', async () => {
		const owner = await ApiClient.registered(stack.url);
		const { id: ownerId } = await owner.expect<{ id: string }>('GET', '/api/v1/users/me');
		const { filename, content } = sample('short-pt');
		for (const reached of ['processing', 'completed']) {
			const { id } = await owner.upload(filename, content);
			const podcast = await owner.create({ document_id: id });
			const { job_id } = await owner.generate(podcast.id);
			await owner.waitForJob(job_id, ({ status }) => status === reached, 2);
			expect((await owner.call('DELETE', `/api/v1/podcasts/${podcast.id}`)).status).toBe(204);
			expect((await owner.call('GET', `/api/v1/podcasts/jobs/${job_id}`)).status).toBe(404);
		}
		const folder = join(stack.dataDir, 'objects', 'users', ownerId);
		await expect
			.poll(async () => {
				const entries = await readdir(folder, { recursive: true, withFileTypes: true });
				return entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('documents')).length;
			})
			.toBe(0);
	});
});
