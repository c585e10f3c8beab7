import { PART_CHARACTERS } from '@nexus/contract';
import { decodeMp3 } from '@nexus/testkit/audio';
import { bookText, sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, query } from '@nexus/testkit/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GeminiStack, startGeminiStack } from './gemini-stack.ts';

let on: GeminiStack;
let client: ApiClient;
beforeAll(async () => {
	on = await startGeminiStack();
	client = await ApiClient.registered(on.stack.url);
});
afterAll(() => on?.close());
beforeEach(() => {
	on.gemini.faults.clear();
	on.gemini.reset();
});

const short = sample('paragraph-pt');
/** A whole book's chapter by `npm run test:long`; else as little as has two parts. */
const CHARACTERS = process.env.NEXUS_TEST_LONG ? 60_000 : 5_000;

async function begin(content: string, who = client): Promise<{ podcast: string; job: string }> {
	const { id } = await who.upload('documento.md', content);
	const podcast = await who.create({ document_id: id });
	const { job_id } = await who.generate(podcast.id);
	return { podcast: podcast.id, job: job_id };
}

it('what a voice is heard by is made once, and its cost noted for who asked', async () => {
	const user = newUser();
	const listener = await ApiClient.registered(on.stack.url, user);
	const heard = () => listener.media('/api/v1/voices/Kore/sample?language=en-US');
	expect((await heard()).response.status).toBe(200);
	expect((await heard()).response.status).toBe(200);
	const { tokensIn, tokensOut } = on.gemini.counts();
	const noted = await query(
		on.stack,
		`select kind, input_tokens, output_tokens, episode_id, system_usd > 0 and system_usd = cost_usd as charged
		from usage join users on users.id = usage.user_id where users.email = '${user.email}'`,
	);
	expect(noted).toEqual([
		{ kind: 'speech', input_tokens: tokensIn, output_tokens: tokensOut, episode_id: null, charged: true },
	]);
});

describe('an episode on Gemini', () => {
	it(`of a document of ${CHARACTERS} characters: parts written and voiced side by side, paid for as the estimate says`, async () => {
		const content = bookText(CHARACTERS, 5);
		// Slow enough for what is done at the same time to be seen to be.
		on.gemini.faults.set({ pace: { secondsPerToken: 0.002, secondsPerAudioSecond: 0.015 } });
		const begun = await begin(content);
		const job = await client.waitForJob(begun.job, undefined, 200);
		expect(job).toMatchObject({ status: 'completed', error_message: null });
		const parts = job.result_data.total_parts;
		expect(parts).toBeGreaterThanOrEqual(Math.max(2, Math.floor(CHARACTERS / PART_CHARACTERS)));
		expect(job.result_data.generated_parts).toBe(parts);

		const made = await client.podcast(begun.podcast);
		const { bytes } = await client.media(made.audio_outputs[0]?.public_url ?? '');
		const audio = await decodeMp3(bytes);
		const seconds = audio.samples.length / audio.sampleRate;
		expect(seconds).toBeCloseTo(made.audio_outputs[0]?.duration_seconds ?? 0, 0);

		const counts = on.gemini.counts();
		expect(counts.wasted.calls).toBe(0);
		expect(counts.mostConcurrent).toBeGreaterThan(2);
		expect(counts.seconds).toBeGreaterThan(seconds * 0.85);
		expect(counts.seconds).toBeLessThan(seconds * 1.05);
		const { usage, estimate } = job;
		expect((usage?.script.input_tokens ?? 0) + (usage?.speech.input_tokens ?? 0)).toBe(counts.tokensIn);
		expect((usage?.script.output_tokens ?? 0) + (usage?.speech.output_tokens ?? 0)).toBe(counts.tokensOut);
		expect(usage?.wasted).toEqual({ tokens: 0, cost_usd: 0 });
		expect(estimate?.free).toBe(false);
		expect(usage?.total_cost_usd).toBeGreaterThan(0.3 * (estimate?.cost_breakdown.total.cost_usd ?? 0));
		expect(usage?.total_cost_usd).toBeLessThan(2 * (estimate?.cost_breakdown.total.cost_usd ?? 0));

		const speechCalls = on.gemini.calls.filter(({ kind }) => kind === 'speech');
		const textCalls = on.gemini.calls.filter(({ kind }) => kind === 'text');
		const lastWritten = Math.max(...textCalls.map(({ endedAt }) => endedAt ?? 0));
		expect(speechCalls.some(({ startedAt }) => startedAt < lastWritten)).toBe(true);
	}, 400_000);

	it('synthesizes exactly the clips that hold an edited line, and shifts the times behind it', async () => {
		const begun = await begin(bookText(2_200, 5));
		expect((await client.waitForJob(begun.job, undefined, 200)).status).toBe('completed');
		const before = await client.transcript(begun.podcast);
		expect(before.lines.length).toBeGreaterThanOrEqual(10);
		const spoken = on.gemini.calls.filter(({ kind }) => kind === 'speech').map(({ turns }) => turns.join('\n'));
		expect(new Set(spoken).size).toBe(spoken.length);
		expect(spoken.length).toBeGreaterThan(1);

		const script = await client.expect<{ version: string; lines: { id: string; text: string }[] }>(
			'GET',
			`/api/v1/podcasts/${begun.podcast}/script`,
		);
		const at = Math.floor(script.lines.length / 2);
		const edited = script.lines[at];
		const text = `${edited?.text} E isso muda bastante coisa para quem mora perto do rio e depende dele todos os dias.`;
		const lines = script.lines.map((line, index) => (index === at ? { ...line, text } : line));
		await client.expect('PUT', `/api/v1/podcasts/${begun.podcast}/script`, { lines, version: script.version });

		on.gemini.reset();
		const { job_id } = await client.generate(begun.podcast);
		expect((await client.waitForJob(job_id, undefined, 200)).status).toBe('completed');
		const again = on.gemini.calls;
		expect(again.map(({ kind }) => kind)).toEqual(['speech']);
		expect(again[0]?.turns.join(' ')).toContain('depende dele todos os dias');

		const after = await client.transcript(begun.podcast);
		const starts = (all: typeof before) => all.lines.map(({ start }) => start);
		const longer = after.duration - before.duration;
		expect(longer).toBeGreaterThan(2);
		expect(starts(after).slice(0, at)).toEqual(starts(before).slice(0, at));
		expect(starts(after).at(-1)).toBeCloseTo((starts(before).at(-1) ?? 0) + longer, 1);
	});
});

describe('attack 15', () => {
	it('a quota of the day is waited out with what is done kept, and says until when', async () => {
		on.gemini.faults.onCall(2, 'quota-day', 'speech');
		const begun = await begin(sample('long-pt').content.slice(0, 2_000));
		const waiting = await client.waitForJob(begun.job, ({ waiting_reason }) => waiting_reason === 'daily_quota');
		expect(waiting).toMatchObject({
			status: 'processing',
			waiting_for: 'speech_provider',
			waiting_reason: 'daily_quota',
		});
		const inLosAngeles = new Date(waiting.waiting_until ?? '').toLocaleTimeString('en-GB', {
			timeZone: 'America/Los_Angeles',
		});
		expect(inLosAngeles).toBe('00:00:00');
		const calls = on.gemini.calls.length;
		const spoken = on.gemini.calls.filter(({ kind, outcome }) => kind === 'speech' && outcome === 'answered');
		await client.expect('POST', `/api/v1/podcasts/jobs/${begun.job}/resume`);
		expect((await client.waitForJob(begun.job)).status).toBe('completed');
		const later = on.gemini.calls.slice(calls);
		expect(later.some(({ kind }) => kind === 'text')).toBe(false);
		const repeated = later.filter(({ turns }) => spoken.some((call) => call.turns.join() === turns.join()));
		expect(repeated).toEqual([]);
	});

	it('a user’s own key goes before the installation’s, and whoever has to change a refused one is told', async () => {
		const who = await ApiClient.registered(on.stack.url);
		const settings = (gemini_api_key: string) =>
			who.expect('PUT', '/api/v1/users/me/settings', { use_custom_config: true, gemini_api_key });
		await settings('a-key-that-nobody-knows-of');
		const begun = await begin(short.content, who);
		const refused = await who.waitForJob(begun.job);
		expect(refused).toMatchObject({ status: 'failed', error_code: 'own_key_invalid' });
		expect(refused.error_message).toContain('Configurações');
		expect(JSON.stringify(refused)).not.toContain('nobody-knows');
		await settings(on.gemini.apiKey);
		await who.expect('POST', `/api/v1/podcasts/jobs/${begun.job}/retry`);
		expect((await who.waitForJob(begun.job)).status).toBe('completed');

		on.gemini.faults.always('key-invalid');
		const theirs = await begin(short.content);
		expect(await client.waitForJob(theirs.job)).toMatchObject({ status: 'failed', error_code: 'system_key_invalid' });
	});
});

describe('attack 16', () => {
	it.each(['text', 'speech'] as const)(
		'cancelled while a call for %s is under way: broken off at once, and nothing is charged afterwards',
		async (kind) => {
			const pace = kind === 'text' ? { secondsBefore: 20 } : { secondsPerAudioSecond: 2 };
			on.gemini.faults.set({ pace });
			const begun = await begin(short.content);
			while (!on.gemini.calls.some((call) => call.kind === kind && call.outcome === 'pending')) {
				await client.waitForJob(begun.job, () => true);
			}
			const cancelledAt = performance.now();
			await client.expect('POST', `/api/v1/podcasts/jobs/${begun.job}/cancel`);
			expect((await client.job(begun.job)).status).toBe('cancelled');
			while (on.gemini.counts().concurrent > 0) await client.job(begun.job);
			// The call would have lasted twenty seconds and more; one is enough where the machine has little else to do.
			expect(performance.now() - cancelledAt).toBeLessThan(15_000);
			expect(on.gemini.calls.filter(({ outcome }) => outcome === 'aborted').length).toBeGreaterThan(0);
			const { tokensOut, calls } = on.gemini.counts();
			const used = (await client.job(begun.job)).usage;
			on.gemini.faults.clear();
			await client.expect('GET', '/api/v1/users/me');
			expect(on.gemini.counts()).toMatchObject({ tokensOut, calls });
			expect((await client.job(begun.job)).usage).toEqual(used);
		},
	);
});
