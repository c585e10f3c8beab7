import type { ErrorBody, Estimate, PodcastDetails, Script } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const estimateOf = (body: Record<string, unknown>, by = client) =>
	by.call<Estimate & ErrorBody>('POST', '/api/v1/podcasts/estimate', body);

/** What the script's lines come to, without the hosts' marks. */
const spoken = ({ script_content }: PodcastDetails): number =>
	script_content.split('\n').reduce((sum, line) => sum + line.replace(/^\[HOST_[AB]\]: /, '').length, 0);

const duration = ({ audio_outputs }: PodcastDetails): number =>
	audio_outputs.reduce((sum, output) => sum + output.duration_seconds, 0) / 60;

describe('an estimate', () => {
	it.each(['short-pt', 'article-en'])('of %s is within 10 % of the episode', async (id) => {
		const { filename, content: whole, language, preset } = sample(id);
		const content = whole.slice(0, 1500);
		const upload = await client.upload(filename, content);
		const wish = { document_id: upload.id, language, personality_preset: preset };
		const { status, body: estimate } = await estimateOf(wish);
		expect(status).toBe(200);
		expect(estimate.free).toBe(true);
		expect(estimate.cost_breakdown.total.cost_usd).toBe(0);
		expect(estimate.document_info.characters).toBe(content.length);

		const podcast = await client.create(wish);
		expect(podcast.estimated_duration).toBe(estimate.estimated_audio_duration);
		const { job_id } = await client.generate(podcast.id);
		const job = await client.waitForJob(job_id);
		expect(job.status).toBe('completed');
		const made = await client.podcast(podcast.id);

		expect(made.total_parts).toBe(estimate.document_info.estimated_parts);
		expect(Math.abs(estimate.estimated_audio_duration / duration(made) - 1)).toBeLessThan(0.1);
		expect(estimate.estimated_script_length).toBe(made.script_content.length);
		expect(job.estimate).toMatchObject({ estimated_script_length: estimate.estimated_script_length, free: true });
		expect(job.usage).toMatchObject({
			script: { characters: spoken(made), input_tokens: 0, output_tokens: 0, cost_usd: 0 },
			speech: { characters: spoken(made), cost_usd: 0 },
			wasted: { tokens: 0, cost_usd: 0 },
			total_cost_usd: 0,
		});
		expect(made.usage).toEqual(job.usage);
		expect(made.estimate).toEqual(job.estimate);
		expect(made.usage?.speech.audio_seconds).toBeLessThan(duration(made) * 60);
		expect(made.usage?.speech.audio_seconds).toBeGreaterThan(duration(made) * 60 * 0.8);
	});

	it('stands beside a usage that counts nothing twice, neither on a retry nor when the episode is made anew', async () => {
		const { filename, content } = sample('long-pt');
		const upload = await client.upload(filename, content.slice(0, 2500));
		const podcast = await client.create({ document_id: upload.id });
		const { job_id } = await client.generate(podcast.id);
		await client.waitForJob(job_id, ({ progress_percentage }) => progress_percentage >= 50, 10);
		await client.call('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
		const { status } = await client.call('POST', `/api/v1/podcasts/jobs/${job_id}/retry`);
		const job = await client.waitForJob(job_id);
		expect([status, job.status]).toEqual([200, 'completed']);
		const made = await client.podcast(podcast.id);
		const characters = spoken(made);
		expect(job.usage?.script.characters).toBe(characters);
		expect(job.usage?.speech.characters).toBeLessThanOrEqual(characters);
		expect(job.usage?.speech.characters).toBeGreaterThan(characters * 0.95);

		const again = await client.generate(podcast.id);
		expect((await client.waitForJob(again.job_id)).usage).toBeNull();
		expect((await client.podcast(podcast.id)).usage).toEqual(made.usage);
	});

	it('takes the user’s own language and personality where none is named, as creating a podcast does', async () => {
		const own = await ApiClient.registered(stack.url);
		const choice = { custom_language: 'en-US', custom_personality: 'educational_duo' };
		const saved = await own.call('PUT', '/api/v1/users/me/settings', { use_custom_config: true, ...choice });
		expect(saved.status).toBe(200);
		const { id } = await own.upload('meu.txt', sample('paragraph-pt').content);
		const { body } = await estimateOf({ document_id: id }, own);
		const named = { language: 'en-US', personality_preset: 'educational_duo' };
		expect((await estimateOf({ document_id: id, ...named }, own)).body.estimated_script_length).toBe(
			body.estimated_script_length,
		);
		expect((await own.create({ document_id: id })).estimated_duration).toBe(body.estimated_audio_duration);
	});

	it('says how a document is divided, and what might be changed', async () => {
		const { filename, content } = sample('article-en');
		const upload = await client.upload(filename, content);
		const { body } = await estimateOf({ document_id: upload.id, language: 'pt-BR', multiple_files: true });
		expect(body.document_info.parts_calculation).toMatch(/^[\d.]+ caracteres em 2 partes de até 7\.800$/);
		expect(body).toMatchObject({ language: 'en-US', estimated_audio_range: null });
		expect(body.document_info.estimated_files).toBe(2);
		expect(body.document_info.estimated_reading_time).toBeGreaterThan(3);
		expect(body.cost_note).toContain('Custo zero');
		expect(body.recommendations.some((sentence) => sentence.includes('o episódio será em inglês'))).toBe(true);
		expect(body.recommendations.some((sentence) => sentence.includes('um único arquivo'))).toBe(true);
	});

	it('and the script written then are counted alike, in the document’s language', async () => {
		const { id } = await client.upload('text.md', sample('article-en').content);
		const { body } = await estimateOf({ document_id: id, language: 'pt-BR' });
		const draft = await client.create({ document_id: id, language: 'pt-BR', title: 'Preview - text' });
		expect((await client.podcast(draft.id)).language).toBe('en-US');
		const preview = await client.expect<Script>('GET', `/api/v1/podcasts/${draft.id}/preview`);
		expect(Math.abs(preview.estimated_duration - body.estimated_audio_duration)).toBeLessThanOrEqual(0.1);
		expect(Math.abs(preview.seconds_to_voice / 60 - preview.estimated_duration)).toBeLessThanOrEqual(0.1);
	});

	it('is of one’s own documents only, with presets that there are, and of text', async () => {
		const { id } = await client.upload('meu.txt', sample('paragraph-pt').content);
		const other = await ApiClient.registered(stack.url);
		expect((await estimateOf({ document_id: id }, other)).status).toBe(404);
		expect((await estimateOf({ document_id: crypto.randomUUID() })).status).toBe(404);
		expect((await estimateOf({ document_id: 'nada' })).status).toBe(404);
		expect((await estimateOf({})).status).toBe(422);
		expect((await estimateOf({ document_id: id, language: 'fr-FR' })).status).toBe(422);
		const unknown = await estimateOf({ document_id: id, personality_preset: 'ninguém' });
		expect([unknown.status, unknown.body.code]).toEqual([422, 'unknown_preset']);
		const numbers = await client.upload('números.txt', '1 2 3 4 5 6 7 8 9');
		const unreadable = await estimateOf({ document_id: numbers.id });
		expect([unreadable.status, unreadable.body.code]).toEqual([422, 'document_unreadable']);
	});
});
