import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody, Job, Preview, Script } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let user: string;
let short: { filename: string; content: string };
let book: string;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	user = (await client.expect<{ id: string }>('GET', '/api/v1/users/me')).id;
	const { filename, content } = sample('short-pt');
	short = { filename, content: content.slice(0, 600) };
	book = sample('book-pt').content;
});
afterAll(() => stack?.close());

const preview = (id: string, query = '') => client.expect<Preview>('GET', `/api/v1/podcasts/${id}/preview${query}`);
const scriptJobs = (id: string) =>
	client.expect<{ jobs: Job[]; total: number }>('GET', `/api/v1/podcasts/jobs/?podcast_id=${id}`);

async function draft(content = short.content, title = `Preview - ${short.filename}`) {
	const { id } = await client.upload(short.filename, content);
	return client.create({ document_id: id, title });
}

describe('a preview', () => {
	it('is written once, however often and at once it is asked for, and its draft is in no list', async () => {
		const { id, draft: isDraft } = await draft();
		expect(isDraft).toBe(true);
		const answers = await Promise.all(Array.from({ length: 5 }, () => preview(id)));
		const [first] = answers;
		expect(first?.content).toMatch(/^\[HOST_[AB]\]: \S/);
		expect(first?.content.split('\n')).toHaveLength(first?.lines.length ?? 0);
		expect(first?.word_count).toBeGreaterThan(50);
		expect(first?.estimated_duration).toBeGreaterThan(0);
		expect(first?.lines.some(({ edited }) => edited)).toBe(false);
		expect(first?.lines.some(({ spans }) => spans.length > 0)).toBe(true);
		for (const answer of answers) expect(answer.lines).toEqual(first?.lines);
		expect((await preview(id)).lines).toEqual(first?.lines);

		const jobs = await scriptJobs(id);
		expect(jobs.total).toBe(1);
		expect(jobs.jobs[0]).toMatchObject({ kind: 'script', status: 'completed', progress_percentage: 100 });
		expect((await client.podcasts()).total).toBe(0);
		expect((await client.expect<{ total: number }>('GET', '/api/v1/podcasts/jobs/')).total).toBe(0);
	});

	it('becomes the podcast with exactly the script that was shown, edits included', async () => {
		const { id } = await draft();
		const shown = await preview(id);
		const lines = shown.lines.map(({ id: line, speaker, text }, index) =>
			index === 1
				? { id: line, speaker, text: 'Isto foi escrito à mão, e é isto que se ouve.' }
				: { id: line, speaker, text },
		);
		const saved = await client.expect<Script>('PUT', `/api/v1/podcasts/${id}/script`, { lines });
		expect(saved.lines.map((line) => line.id)).toEqual(shown.lines.map((line) => line.id));
		const { job_id } = await client.generate(id, { title: 'A ponte' });
		expect((await client.waitForJob(job_id)).steps_history.some(({ step }) => step.startsWith('Gerando script'))).toBe(
			false,
		);
		const podcast = await client.podcast(id);
		expect(podcast).toMatchObject({ title: 'A ponte', draft: false, has_audio: true, script_changed: false });
		expect(podcast.script_content).toBe(saved.content);
		const heard = await client.transcript(id);
		expect(heard.lines.map(({ id: line, text }) => [line, text])).toEqual(
			saved.lines.map((line) => [line.id, line.text]),
		);
		expect((await client.podcasts()).podcasts.map((listed) => listed.id)).toContain(id);
	});

	it('needs its document no more once it is written', async () => {
		const { id, document_id } = await draft();
		const shown = await preview(id);
		const text = join(stack.dataDir, 'objects', 'users', user, 'documents', document_id ?? '', 'text');
		await rm(text);
		const { job_id } = await client.generate(id);
		expect((await client.waitForJob(job_id)).status).toBe('completed');
		expect((await client.podcast(id)).script_content).toBe(shown.content);
	});

	it('takes its document’s name when it is generated without a title', async () => {
		const { id } = await draft();
		await preview(id);
		const { job_id } = await client.generate(id);
		expect((await client.waitForJob(job_id)).status).toBe('completed');
		expect((await client.podcast(id)).title).toBe('short-pt');
	});

	it('goes on without its client, can be cancelled by its job, and is taken up again', async () => {
		const { id } = await draft(book);
		const pending = await client.expect<{ job_id: string }>('GET', `/api/v1/podcasts/${id}/preview?wait=0`);
		expect((await client.job(pending.job_id)).kind).toBe('script');
		const leaving = new AbortController();
		const left = fetch(`${stack.url}/api/v1/podcasts/${id}/preview`, {
			signal: leaving.signal,
			headers: { authorization: `Bearer ${client.tokens?.access_token}` },
		});
		leaving.abort();
		await expect(left).rejects.toThrow();
		const waiting = client.call<ErrorBody>('GET', `/api/v1/podcasts/${id}/preview`);
		await client.waitForJob(pending.job_id, ({ current_step }) => current_step.startsWith('Gerando script'), 5);
		expect((await client.call('POST', `/api/v1/podcasts/jobs/${pending.job_id}/cancel`)).status).toBe(200);
		const cancelled = await waiting;
		expect([cancelled.status, cancelled.body.code]).toEqual([409, 'cancelled']);
		const again = await client.expect<{ job_id: string }>('GET', `/api/v1/podcasts/${id}/preview?wait=0`);
		expect(again.job_id).not.toBe(pending.job_id);
		expect((await client.call('DELETE', `/api/v1/podcasts/${id}`)).status).toBe(204);
	});

	it('shows the script of a podcast that is made already, and nobody else’s', async () => {
		const episode = await client.makeEpisode(short.filename, short.content);
		const shown = await preview(episode.id);
		expect(shown.content).toBe(episode.script_content);
		expect(shown).toMatchObject({ job_id: null, clips_to_voice: 0, lines_to_voice: 0 });
		const stranger = await ApiClient.registered(stack.url);
		for (const path of ['preview', 'script', 'chapters']) {
			expect((await stranger.call('GET', `/api/v1/podcasts/${episode.id}/${path}`)).status).toBe(404);
		}
	});
});

describe('a draft', () => {
	it('is removed with all it holds when nobody touched it for a day; others stay', async () => {
		const { id: stale } = await draft();
		const { id: fresh } = await draft();
		await preview(stale);
		const { id: kept } = await client.create({ document_id: (await client.podcast(stale)).document_id ?? undefined });
		const database = new Client({ connectionString: stack.databaseUrl });
		await database.connect();
		try {
			await database.query("update episodes set touched_at = now() - interval '25 hours' where id = any($1)", [
				[stale, kept],
			]);
			expect(await stack.nexus.episodes.removeStaleDrafts(new Date())).toBe(1);
			const { rows } = await database.query('select id from parts where episode_id = $1', [stale]);
			expect(rows).toEqual([]);
		} finally {
			await database.end();
		}
		expect((await client.call('GET', `/api/v1/podcasts/${stale}`)).status).toBe(404);
		expect((await client.call('GET', `/api/v1/podcasts/${fresh}`)).status).toBe(200);
		expect((await client.call('GET', `/api/v1/podcasts/${kept}`)).status).toBe(200);
	});
});
