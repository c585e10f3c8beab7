import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeMp3 } from '@nexus/testkit/audio';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, newUser, type ServerProcess, startServer } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/** One for all tests, each with a user of its own: a database takes longer to be made than to be started again. */
let dataDir: string;
let server: ServerProcess | null = null;
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'nexus-recovery-'));
});
afterEach(async () => {
	await server?.end('SIGTERM');
	server = null;
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A job on a document of several parts, of which some are finished. */
async function halfway(
	user = newUser(),
): Promise<{ client: ApiClient; podcast: string; job: string; parts: number; user: typeof user }> {
	server = await startServer(dataDir);
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
		expect(await server?.end('SIGKILL')).toBeNull();
		await goesOn(before);
	});

	it('goes on where it stopped after SIGTERM, which ends the server in good order', async () => {
		const before = await halfway();
		expect(await server?.end('SIGTERM')).toBe(0);
		await goesOn(before);
	});
});

describe('a data folder', () => {
	it('serves one process at a time, and says so in one line', async () => {
		server = await startServer(dataDir, { ROLE: 'api' });
		const second = await startServer(dataDir, { ROLE: 'api' }).catch((error: Error) => error);
		expect(second).toBeInstanceOf(Error);
		const said = (second as Error).message.split('\n').slice(1);
		expect(said).toHaveLength(1);
		expect(said[0]).toContain('O Nexus já está em execução');
	});
});
