import type { Estimate, PodcastDetails, Script } from '@nexus/contract';
import { type Emulator, startOpenAiEmulator } from '@nexus/testkit/emulators';
import { checkLength, checkTranscript, checkVoices, downloadAudio } from '@nexus/testkit/listening';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const KEY = 'emulated-openai-key-of-the-tests';
const { filename, content } = sample('paragraph-pt');

let server: Emulator;
let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	server = await startOpenAiEmulator({ apiKey: KEY });
	const variables = {
		SCRIPT_ENGINE: 'openai',
		OPENAI_BASE_URL: `${server.url}/v1`,
		OPENAI_API_KEY: KEY,
		OPENAI_MODEL: 'qwen3:8b',
		SPEECH_ENGINE: 'openai',
		SPEECH_BASE_URL: `${server.url}/v1`,
		SPEECH_API_KEY: KEY,
	};
	stack = await startStack(variables, undefined, { retry: { attempts: 2, baseMs: 10 } });
	client = await ApiClient.registered(stack.url);
});
afterAll(async () => {
	await stack?.close();
	await server?.close();
});
beforeEach(() => {
	server.faults.clear();
	server.reset();
});

const asked = (kind: 'text' | 'speech') => server.calls.filter((call) => call.kind === kind);

async function begin(text: string): Promise<{ podcast: string; job: string }> {
	const { id } = await client.upload(filename, text);
	const podcast = await client.create({ document_id: id });
	return { podcast: podcast.id, job: (await client.generate(podcast.id)).job_id };
}

describe('an episode on servers of one’s own', () => {
	let episode: PodcastDetails;

	it('is written and spoken there, sounds as its transcript says, and is never priced as Gemini’s', async () => {
		const { id } = await client.upload(filename, content);
		const estimate = await client.expect<Estimate>('POST', '/api/v1/podcasts/estimate', { document_id: id });
		expect(estimate).toMatchObject({ free: false, cost_breakdown: { total: { cost_usd: 0 } } });
		expect(estimate.cost_breakdown.script_generation).toMatchObject({ engine: 'openai', model: 'qwen3:8b' });
		expect(estimate.cost_note).not.toMatch(/Gemini|US\$/);
		expect(estimate.cost_note).toContain('servidor próprio');
		expect(estimate.recommendations.filter((sentence) => sentence.includes('servidor próprio'))).toEqual([]);

		episode = await client.makeEpisode(filename, content);
		expect(episode).toMatchObject({ has_audio: true, unsupported_lines: 0 });
		const [heard] = await downloadAudio(client, episode);
		if (!heard) throw new Error('nothing is heard');
		expect(heard.transcript.duration).toBeGreaterThan(20);
		checkLength(heard);
		checkTranscript(heard);
		checkVoices(heard);

		const { usage } = episode;
		const counts = server.counts();
		expect(counts.wasted.calls).toBe(0);
		expect(usage).toMatchObject({ total_cost_usd: 0, wasted: { tokens: 0, cost_usd: 0 } });
		expect(usage?.script.input_tokens).toBe(asked('text').reduce((sum, { tokensIn }) => sum + tokensIn, 0));
		expect(usage?.script.output_tokens).toBe(asked('text').reduce((sum, { tokensOut }) => sum + tokensOut, 0));
		expect(usage?.speech.audio_seconds).toBeCloseTo(counts.seconds, 0);
		expect(asked('speech')).toHaveLength(heard.transcript.lines.length);
	});

	it('has one line voiced again when one line was edited', async () => {
		const path = `/api/v1/podcasts/${episode.id}/script`;
		const { lines, version } = await client.expect<Script>('GET', path);
		const at = Math.floor(lines.length / 2);
		const edited = lines.map((line, index) =>
			index === at ? { ...line, text: 'Pois é, e quase ninguém repara.' } : line,
		);
		await client.expect('PUT', path, { lines: edited, version });
		const { job_id } = await client.generate(episode.id);
		expect(await client.waitForJob(job_id)).toMatchObject({ status: 'completed', error_message: null });
		expect(server.calls.map(({ kind, turns }) => [kind, turns])).toEqual([
			['speech', ['Pois é, e quase ninguém repara.']],
		]);
	});
});

it('is planned, written and foreseen as was asked of the script, and says what was asked', async () => {
	const wish = { target_minutes: 2, format: 'debate', audience: 'newcomer', effort: 'quick' } as const;
	const { id: document_id } = await client.upload(filename, content);
	const foreseen = (options: object) =>
		client.expect<Estimate>('POST', '/api/v1/podcasts/estimate', { document_id, ...options });
	const tokens = ({ token_usage }: Estimate) => token_usage.script_generation.input_tokens;
	expect(tokens(await foreseen(wish))).toBeLessThan(tokens(await foreseen({})));
	const long = await foreseen({ target_minutes: 120 });
	expect(long.estimated_audio_duration).toBeLessThan(5);
	expect(long.recommendations.join()).toContain('O documento rende cerca de');

	const focus = { text: ' o começo ', sections: [0, 0] };
	const podcast = await client.create({ document_id, ...wish, focus });
	await client.expect('GET', `/api/v1/podcasts/${podcast.id}/preview`);
	expect(await client.podcast(podcast.id)).toMatchObject({ ...wish, focus: { text: 'o começo', sections: [0] } });
	const { sections } = await client.podcast(podcast.id);
	expect(sections.length).toBeGreaterThan(0);
	expect(sections.some(({ told }) => told !== 'left-out')).toBe(true);
	const orders = asked('text')
		.map(({ request }) => JSON.stringify(request))
		.filter((prompt) => prompt.includes('<order '));
	expect(orders.filter((order) => order.includes('<notes '))).not.toHaveLength(0);
	for (const order of orders) {
		for (const part of ['format=\\"debate\\"', '“o começo”', 'nunca viu o assunto', 'escolheu seções'])
			expect(order).toContain(part);
	}
	const without = await client.create({ document_id });
	expect(await client.podcast(without.id)).toMatchObject({ target_minutes: null, format: null, focus: null });
});

describe('a server that fails', () => {
	const host = () => `o servidor ${new URL(server.url).host}`;

	it('is named, with what is wrong, and a retry goes on with what was written', async () => {
		server.faults.always('key-invalid', { on: 'text' });
		const { job } = await begin(`${content} E assim termina.`);
		const refused = await client.waitForJob(job);
		expect(refused).toMatchObject({ status: 'failed', error_code: 'provider_key_invalid' });
		expect(refused.error_message).toContain(`${host()} não a aceita`);
		expect(JSON.stringify(refused)).not.toContain(KEY);

		server.faults.clear();
		server.faults.always('http-404', { on: 'speech' });
		await client.expect('POST', `/api/v1/podcasts/jobs/${job}/retry`);
		const missing = await client.waitForJob(job);
		expect(missing).toMatchObject({ status: 'failed', error_code: 'provider_model_missing' });
		expect(missing.error_message).toContain(`${host()} não oferece "kokoro"`);

		server.faults.clear();
		server.faults.next('http-503', { on: 'speech' });
		const answered = new Set(
			asked('text')
				.filter(({ status }) => status === 200)
				.map(({ request }) => JSON.stringify(request)),
		);
		expect(answered.size).toBeGreaterThan(3);
		server.reset();
		await client.expect('POST', `/api/v1/podcasts/jobs/${job}/retry`);
		expect(await client.waitForJob(job)).toMatchObject({ status: 'completed', error_message: null });
		// What had not been asked when the first part could not be voiced.
		expect(asked('text').filter(({ request }) => answered.has(JSON.stringify(request)))).toEqual([]);
	});
});
