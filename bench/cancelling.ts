import type { Emulator } from '@nexus/testkit/emulators';
import { bookText } from '@nexus/testkit/samples';
import type { ApiClient } from '@nexus/testkit/stack';
import { watchOthers } from './processes.ts';
import { type Figure, under } from './table.ts';

/** Milliseconds. */
const GOAL = 1_000;
const LOOK_EVERY = 5;
const CHARACTERS = 6_000;

/** What is under way when the job is cancelled, and the emulator's pace that makes it last. */
const STAGES = [
	{ kind: 'text', what: 'the script is written', pace: { secondsBefore: 20 } },
	{ kind: 'speech', what: 'clips are voiced', pace: { secondsPerAudioSecond: 2 } },
] as const;

/** From the call that cancels to the end of the last call to the provider, by the provider's own account. */
export async function cancelling(client: ApiClient, gemini: Emulator): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const [at, { kind, what, pace }] of STAGES.entries()) {
		gemini.reset();
		gemini.faults.clear();
		gemini.faults.set({ pace });
		const { id } = await client.upload('livro.md', bookText(CHARACTERS, 20 + at));
		const podcast = await client.create({ document_id: id });
		const { job_id } = await client.generate(podcast.id);
		await until(() => gemini.calls.some((call) => call.kind === kind && call.outcome === 'pending'));
		const others = watchOthers();
		const start = performance.now();
		await client.expect('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
		await until(() => gemini.counts().concurrent === 0);
		const took = performance.now() - start;
		if (!gemini.calls.some(({ outcome }) => outcome === 'aborted'))
			throw new Error(`nothing was broken off while ${what}`);
		figures.push({
			part: 'f',
			what: `cancelled while ${what}: until no call is open`,
			measured: `${took.toFixed(0)} ms`,
			goal: under(GOAL, took, 'ms'),
			others: others(),
		});
	}
	return figures;
}

async function until(condition: () => boolean): Promise<void> {
	while (!condition()) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
}
