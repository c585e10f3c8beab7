import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeMp3 } from '@nexus/testkit/audio';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, newUser, type ServerProcess, startServer } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** One for both tests, each with a user of its own: what the first one's server was ended for is gone on with by the next. */
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'nexus-recovery-'));
	server = await startServer(dataDir);
});
afterAll(async () => {
	await server?.end('SIGTERM');
	await rm(dataDir, { recursive: true, force: true });
});

/** A job on a document of several parts, of which some are finished. */
async function halfway(
	user = newUser(),
): Promise<{ client: ApiClient; podcast: string; job: string; parts: number; user: typeof user }> {
	const client = await ApiClient.registered(server.url, user);
	const { filename, content } = sample('book-pt');
	const { id } = await client.upload(filename, inParts(stretchesOf(content, [900, 600, 600, 600, 600])));
	const podcast = await client.create({ document_id: id });
	const { job_id } = await client.generate(podcast.id);
	const job = await client.waitForJob(job_id, ({ result_data }) => result_data.generated_parts >= 1, 10);
	expect(job.status).toBe('processing');
	return { client, podcast: podcast.id, job: job_id, parts: job.result_data.total_parts, user };
}

async function goesOn(before: Awaited<ReturnType<typeof halfway>>): Promise<void> {
	server = await startServer(dataDir);
	const client = new ApiClient(server.url);
	await client.login(before.user);
	const job = await client.waitForJob(before.job);
	expect(job).toMatchObject({ status: 'completed', result_data: { generated_parts: before.parts } });
	const steps = job.steps_history.map(({ step }) => step);
	expect(steps.filter((step) => step === 'Analisando documento')).toHaveLength(1);
	const done = steps.filter((step) => step.startsWith('Áudio pronto'));
	expect(new Set(done).size).toBe(before.parts);
	expect(done).toHaveLength(before.parts);
	const episode = await client.podcast(before.podcast);
	const { bytes } = await client.media(episode.audio_outputs[0]?.public_url ?? '');
	const audio = await decodeMp3(bytes);
	expect(audio.samples.length / audio.sampleRate).toBeCloseTo(episode.audio_outputs[0]?.duration_seconds ?? 0, 0);
}

describe('an episode in the making', () => {
	it('goes on where it stopped after kill -9', async () => {
		const before = await halfway();
		expect(await server.end('SIGKILL')).toBeNull();
		await goesOn(before);
	});

	it('goes on where it stopped after SIGTERM, which ends the server in good order', async () => {
		const before = await halfway();
		expect(await server.end('SIGTERM')).toBe(0);
		await goesOn(before);
	});
});
