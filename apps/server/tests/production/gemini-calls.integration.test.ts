import { type GeminiStack, startGeminiStack } from '@nexus/testkit/gemini-stack';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, query } from '@nexus/testkit/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

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
			await client.expect('POST', `/api/v1/podcasts/jobs/${begun.job}/cancel`);
			expect((await client.job(begun.job)).status).toBe('cancelled');
			while (on.gemini.counts().concurrent > 0) await client.job(begun.job);
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
