import { SPEECH_WASTE } from '@nexus/contract';
import { type GeminiStack, startGeminiStack } from '@nexus/testkit/gemini-stack';
import { bookText, sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let on: GeminiStack;
let client: ApiClient;
beforeAll(async () => {
	// No call is given up for being late, however busy the machine is.
	const timeouts = { firstByteMs: 600_000, betweenMs: 600_000, totalMs: 600_000 };
	on = await startGeminiStack({}, { timeouts });
});
afterAll(() => on?.close());
beforeEach(async () => {
	client = await ApiClient.registered(on.stack.url);
	on.gemini.faults.clear();
	on.gemini.reset();
});

async function begin(content: string): Promise<{ podcast: string; job: string }> {
	const { id } = await client.upload('documento.md', content);
	const podcast = await client.create({ document_id: id });
	const { job_id } = await client.generate(podcast.id);
	return { podcast: podcast.id, job: job_id };
}

const speechCalls = () => on.gemini.calls.filter(({ kind }) => kind === 'speech');

describe('attack 28: money for speech', () => {
	it('a key that is revoked in the middle: what was sent is waited for, kept, and not bought again', async () => {
		// The opening is let through; of what is asked for behind it, one is refused while the others are spoken.
		on.gemini.faults.set({ pace: { secondsBefore: 1 } });
		on.gemini.faults.onCall(3, 'key-invalid', 'speech');
		const begun = await begin(bookText(3_000, 5));
		expect(await client.waitForJob(begun.job)).toMatchObject({ status: 'failed', error_code: 'system_key_invalid' });
		await expect.poll(() => on.gemini.counts().concurrent).toBe(0);
		expect(speechCalls().filter(({ outcome }) => outcome === 'aborted')).toEqual([]);
		const answered = speechCalls().filter(({ outcome }) => outcome === 'answered');
		expect(answered.length).toBeGreaterThan(1);

		on.gemini.faults.clear();
		const before = on.gemini.calls.length;
		await client.expect('POST', `/api/v1/podcasts/jobs/${begun.job}/retry`);
		expect((await client.waitForJob(begun.job)).status).toBe('completed');
		const again = on.gemini.calls.slice(before).filter(({ kind }) => kind === 'speech');
		const paid = new Set(answered.map(({ turns }) => turns.join('\n')));
		expect(again.filter(({ turns }) => paid.has(turns.join('\n')))).toEqual([]);
	});

	it('a voice that is always bad: the job fails within the limit of waste, however many clips it has', async () => {
		on.gemini.faults.always('white-noise', { on: 'speech' });
		const begun = await begin(bookText(8_300, 4));
		const failed = await client.waitForJob(begun.job);
		expect(failed).toMatchObject({ status: 'failed', error_code: 'speech_unusable' });
		expect(failed.error_message).toContain(`${SPEECH_WASTE.answers} de ${SPEECH_WASTE.answers} respostas`);
		expect(speechCalls()).toHaveLength(SPEECH_WASTE.answers);
	});

	it('another text spoken: bought again once, and told on the line', async () => {
		on.gemini.faults.always('other-text', { on: 'speech' });
		const begun = await begin(sample('paragraph-pt').content);
		expect((await client.waitForJob(begun.job)).status).toBe('completed');
		const turns = speechCalls().map((call) => call.turns.join('\n'));
		expect(turns).toHaveLength(2 * new Set(turns).size);
		const { lines } = await client.transcript(begun.podcast);
		expect(lines.filter(({ speech_doubt }) => speech_doubt === 'other_words').length).toBeGreaterThan(0);
	});
});
