import { decodeMp3 } from '@nexus/testkit/audio';
import { type GeminiStack, startGeminiStack } from '@nexus/testkit/gemini-stack';
import { bookText } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
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

/** A whole book's chapter by `npm run test:long`; else as little as has two parts. */
const CHARACTERS = process.env.NEXUS_TEST_LONG ? 60_000 : 5_000;

async function begin(content: string): Promise<{ podcast: string; job: string }> {
	const { id } = await client.upload('documento.md', content);
	const podcast = await client.create({ document_id: id });
	const { job_id } = await client.generate(podcast.id);
	return { podcast: podcast.id, job: job_id };
}

describe('an episode on Gemini', () => {
	it(`of a document of ${CHARACTERS} characters: parts written and voiced side by side, paid for as the estimate says`, async () => {
		const content = bookText(CHARACTERS, 5);
		// Slow enough for what is done at the same time to be seen to be.
		on.gemini.faults.set({ pace: { secondsPerToken: 0.002, secondsPerAudioSecond: 0.015 } });
		const begun = await begin(content);
		const job = await client.waitForJob(begun.job, undefined, 200);
		expect(job).toMatchObject({ status: 'completed', error_message: null });
		const parts = job.result_data.total_parts;
		expect(parts).toBeGreaterThanOrEqual(2);
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
		const begun = await begin(bookText(6_000, 5));
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
