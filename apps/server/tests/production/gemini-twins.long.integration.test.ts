import { type GeminiStack, startGeminiStack } from '@nexus/testkit/gemini-stack';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let on: GeminiStack;
beforeAll(async () => {
	on = await startGeminiStack();
});
afterAll(() => on?.close());
beforeEach(() => {
	on.gemini.faults.clear();
	on.gemini.reset();
});

const short = sample('paragraph-pt');

describe('an episode on Gemini', () => {
	it('of the same document twice at the same moment is synthesized once', async () => {
		const who = await ApiClient.registered(on.stack.url);
		const { id } = await who.upload(short.filename, short.content);
		const podcasts = [await who.create({ document_id: id }), await who.create({ document_id: id })];
		const first = await who.generate(podcasts[0]?.id ?? '');
		expect((await who.waitForJob(first.job_id)).status).toBe('completed');
		const { content } = await who.expect<{ content: string }>('GET', `/api/v1/podcasts/${podcasts[0]?.id}/script`);

		// Two more episodes get that very script with a line changed, and are voiced at once.
		const changed = content.replace(/\.(?=\n)/, ', como vamos ver já já.');
		const twins = [podcasts[1]?.id ?? '', (await who.create({ document_id: id })).id];
		for (const twin of twins) {
			await who.expect('GET', `/api/v1/podcasts/${twin}/preview`);
			await who.expect('PUT', `/api/v1/podcasts/${twin}/script`, { content: changed });
		}
		on.gemini.reset();
		const jobs = await Promise.all(twins.map((twin) => who.generate(twin)));
		for (const { job_id } of jobs) expect((await who.waitForJob(job_id)).status).toBe('completed');
		const turns = on.gemini.calls.filter(({ kind }) => kind === 'speech').map((call) => call.turns.join('\n'));
		expect(turns.length).toBeGreaterThan(0);
		expect(new Set(turns).size).toBe(turns.length);
	});
});
