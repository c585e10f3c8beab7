import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody, Job, PodcastDetails } from '@nexus/contract';
import { decodeMp3 } from '@nexus/testkit/audio';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let short: { filename: string; content: string };
let long: { filename: string; content: string };
let made: PodcastDetails;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	short = {
		filename: 'ponte.txt',
		content: 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.',
	};
	made = await client.makeEpisode(short.filename, short.content);
	const { filename, content } = sample('long-pt');
	long = { filename, content: inParts(stretchesOf(content, [1_200, 500])) };
});
afterAll(() => stack?.close());

const objects = async (folder = ''): Promise<string[]> => {
	const entries = await readdir(join(stack.dataDir, 'objects', folder), { recursive: true, withFileTypes: true }).catch(
		() => [],
	);
	return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};

describe('an episode', () => {
	it('is made, can be heard, read and seen, and its parts play before it is done', async () => {
		const { id } = await client.upload(long.filename, long.content);
		const podcast = await client.create({ document_id: id, title: 'Mobilidade' });
		expect(podcast).toMatchObject({
			title: 'Mobilidade',
			has_audio: false,
			audio_outputs: [],
			latest_job_status: null,
		});
		const { job_id } = await client.generate(podcast.id);
		const partly = await client.waitForJob(job_id, ({ result_data }) => result_data.generated_parts > 0, 10);
		expect(partly.result_data.total_parts).toBeGreaterThan(1);
		const [, part = null, parts = null] = /parte (\d+)\/(\d+)/.exec(partly.current_step) ?? [];
		expect([partly.part, partly.parts]).toEqual([part && Number(part), parts && Number(parts)]);
		if (partly.status === 'processing') {
			const early = await client.podcast(podcast.id);
			const { response, bytes } = await client.media(early.audio_outputs[0]?.public_url ?? '');
			expect(response.status).toBe(200);
			expect((await decodeMp3(bytes)).samples.length).toBeGreaterThan(0);
		}

		const job = await client.waitForJob(job_id);
		expect(job).toMatchObject({ status: 'completed', progress_percentage: 100, error_message: null });
		expect(job.result_data.generated_parts).toBe(job.result_data.total_parts);
		const steps = job.steps_history.map(({ step }) => step);
		expect(steps[0]).toBe('Analisando documento');
		expect(steps.at(-1)).toBe('Podcast concluído');
		expect(steps).toContain(`Gerando script: parte 1/${job.result_data.total_parts}`);
		const stages = new Set(job.steps_history.map(({ stage }) => stage));
		expect(stages).toEqual(new Set(['analysis', 'script', 'audio', 'finishing']));
		expect(job).toMatchObject({ stage: 'finishing', part: null, parts: null });

		const done = await client.podcast(podcast.id);
		expect(done.has_audio).toBe(true);
		expect(done.audio_outputs).toHaveLength(1);
		expect(done.script_content).toMatch(/^\[HOST_[AB]\]: /);
		const [output] = done.audio_outputs;
		const { response, bytes } = await client.media(output?.public_url ?? '');
		expect(response.headers.get('content-type')).toBe('audio/mpeg');
		const audio = await decodeMp3(bytes);
		expect(audio.samples.length / audio.sampleRate).toBeCloseTo(output?.duration_seconds ?? 0, 0);
		const transcript = await client.transcript(podcast.id);
		expect(transcript.lines.at(-1)?.end).toBeLessThanOrEqual(transcript.duration);
		expect(transcript.duration).toBeCloseTo(output?.duration_seconds ?? 0, 3);
		const peaks = await client.peaks(podcast.id);
		expect(peaks.speakers).toHaveLength(peaks.peaks.length);
		expect(new Set(peaks.speakers)).toContain('A');
		expect(done.thumbnail?.peaks).toHaveLength(32);
	});

	it('is sent in byte ranges', async () => {
		const url = made.audio_outputs[0]?.public_url ?? '';
		const { bytes, response } = await client.media(url);
		const size = bytes.length;
		const etag = response.headers.get('etag') ?? '';
		const range = (value: string, more = {}) => client.media(url, { range: value, ...more });

		const first = await range('bytes=0-99');
		expect(first.response.status).toBe(206);
		expect(first.response.headers.get('content-range')).toBe(`bytes 0-99/${size}`);
		expect(first.bytes).toEqual(bytes.slice(0, 100));
		expect((await range('bytes=-10')).bytes).toEqual(bytes.slice(-10));
		expect((await range(`bytes=${size - 5}-`)).bytes).toEqual(bytes.slice(-5));
		for (const past of [`bytes=${size}-`, 'bytes=-0']) {
			const refused = await range(past);
			expect([past, refused.response.status]).toEqual([past, 416]);
			expect(refused.response.headers.get('content-range')).toBe(`bytes */${size}`);
		}
		expect((await range('bytes=0-1', { 'if-range': '"outro"' })).response.status).toBe(200);
		expect((await range('bytes=0-1', { 'if-range': etag })).response.status).toBe(206);
		const thousands = Array.from({ length: 2000 }, () => '0-0').join(',');
		expect((await range(`bytes=${thousands}`)).response.status).toBe(200);
		expect((await client.media(url, { 'if-none-match': etag })).response.status).toBe(304);
		const download = await client.media(`${url}?download=1`);
		expect(download.response.headers.get('content-disposition')).toBe('attachment; filename=ponte.mp3');
	});

	it('is not to be seen, heard, made or deleted by anybody else', async () => {
		const stranger = await ApiClient.registered(stack.url);
		const base = `/api/v1/podcasts/${made.id}`;
		const calls: [string, string][] = [
			['GET', base],
			['DELETE', base],
			['POST', `${base}/generate`],
			['GET', `${base}/audio/0`],
			['GET', `${base}/parts/1/audio`],
			['GET', `${base}/transcript`],
			['GET', `${base}/peaks`],
			['GET', `/api/v1/podcasts/jobs/${made.latest_job_id}`],
			['POST', `/api/v1/podcasts/jobs/${made.latest_job_id}/cancel`],
			['POST', `/api/v1/podcasts/jobs/${made.latest_job_id}/retry`],
		];
		const nobody = new ApiClient(stack.url);
		for (const [method, path] of calls) {
			const others = await stranger.call<ErrorBody>(method, path);
			expect([path, others.status, others.body.code]).toEqual([path, 404, 'not_found']);
			expect([path, (await nobody.call(method, path)).status]).toEqual([path, 401]);
		}
		const theirs = await stranger.call<ErrorBody>('POST', '/api/v1/podcasts/', { document_id: made.document_id });
		expect(theirs.status).toBe(404);
		expect((await client.podcast(made.id)).has_audio).toBe(true);
	});

	it('leaves no file behind when it is deleted, and the clips that another episode uses stay', async () => {
		const owner = await ApiClient.registered(stack.url);
		const { id: user } = await owner.expect<{ id: string }>('GET', '/api/v1/users/me');
		const { id: document_id } = await owner.upload(short.filename, short.content);
		const make = async () => {
			const { id } = await owner.create({ document_id });
			const { job_id } = await owner.generate(id);
			expect((await owner.waitForJob(job_id)).status).toBe('completed');
			return id;
		};
		const first = await make();
		const second = await make();
		const clips = async () => (await objects(`users/${user}/clips`)).length;
		expect(await clips()).toBeGreaterThan(0);
		expect((await owner.call('DELETE', `/api/v1/podcasts/${first}`)).status).toBe(204);
		const again = await owner.generate(second);
		expect((await owner.waitForJob(again.job_id)).status).toBe('completed');
		expect((await owner.call('DELETE', `/api/v1/podcasts/${second}`)).status).toBe(204);
		expect(await clips()).toBe(0);
		expect(await objects(`users/${user}/episodes`)).toEqual([]);
		expect((await owner.podcasts()).total).toBe(0);
	});
});

describe('a job', () => {
	it('is one, however often it is asked for at once', async () => {
		const { id } = await client.upload(long.filename, long.content);
		const podcast = await client.create({ document_id: id });
		const answers = await Promise.all(
			Array.from({ length: 50 }, () =>
				client.call<{ job_id: string } & ErrorBody>('POST', `/api/v1/podcasts/${podcast.id}/generate`, {}),
			),
		);
		expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
		expect(answers.filter(({ status, body }) => status === 409 && body.code === 'generation_running')).toHaveLength(49);
		const jobs = await client.expect<{ total: number; jobs: Job[] }>(
			'GET',
			`/api/v1/podcasts/jobs/?podcast_id=${podcast.id}`,
		);
		expect(jobs.total).toBe(1);
		expect((await client.waitForJob(jobs.jobs[0]?.id ?? '')).status).toBe('completed');
	});

	it('can be cancelled while it runs, and goes on where it stopped when it is tried again', async () => {
		const book = sample('book-pt');
		const { id } = await client.upload(book.filename, inParts(stretchesOf(book.content, [900, 600, 600, 600, 600])));
		const podcast = await client.create({ document_id: id });
		const { job_id } = await client.generate(podcast.id);
		await client.waitForJob(job_id, ({ result_data }) => result_data.generated_parts > 0, 10);
		const cancelled = await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
		expect(cancelled.status).toBe('cancelled');
		const done = (await client.job(job_id)).result_data.generated_parts;
		expect((await client.call<ErrorBody>('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`)).body.code).toBe(
			'job_not_cancellable',
		);

		const retried = await client.expect<Job>('POST', `/api/v1/podcasts/jobs/${job_id}/retry`);
		expect(retried).toMatchObject({ id: job_id, status: 'pending' });
		expect(retried.result_data.generated_parts).toBeGreaterThanOrEqual(done);
		await client.waitForJob(job_id, ({ result_data }) => result_data.generated_parts > done, 10);
		expect((await client.call('DELETE', `/api/v1/podcasts/${podcast.id}`)).status).toBe(204);
		expect((await client.call('GET', `/api/v1/podcasts/jobs/${job_id}`)).status).toBe(404);
	});

	it('lists by status and podcast, in either case', async () => {
		const lower = await client.expect<{ jobs: Job[] }>('GET', '/api/v1/podcasts/jobs/?status=completed&limit=2');
		const upper = await client.expect<{ jobs: Job[] }>('GET', '/api/v1/podcasts/jobs/?status=COMPLETED&limit=2');
		expect(lower.jobs.length).toBe(2);
		expect(upper).toEqual(lower);
		expect((await client.call('GET', '/api/v1/podcasts/jobs/?status=feito')).status).toBe(422);
		expect((await client.call('GET', '/api/v1/podcasts/jobs/?limit=-1')).status).toBe(422);
	});
});
