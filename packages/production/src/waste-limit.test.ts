import { SPEECH_WASTE } from '@nexus/contract';
import type { CallOutcome } from '@nexus/core/ports';
import { expect, it } from 'vitest';
import { SpeechWaste, WasteLimits } from './waste-limit.ts';

const NEVER = new AbortController().signal;
const job = { id: '4c2d', run: 1 };

/** Calls of which many are made at a time, as long as the limit lets them. */
async function callsOf(waste: SpeechWaste, most: number, outcomeOf: (call: number) => CallOutcome) {
	let begun = 0;
	const errors: unknown[] = [];
	const call = async (): Promise<void> => {
		const told = await waste.enter(NEVER);
		const outcome = outcomeOf(++begun);
		await Promise.resolve();
		told(outcome);
	};
	await Promise.all(Array.from({ length: most }, () => call().catch((error) => errors.push(error))));
	return { begun, errors };
}

it('ends a job whose every answer is useless after so many calls, however many would be made side by side', async () => {
	const { begun, errors } = await callsOf(new SpeechWaste(), 100, () => 'useless');
	expect(begun).toBe(SPEECH_WASTE.answers);
	expect(errors).toHaveLength(100 - SPEECH_WASTE.answers);
	expect(errors[0]).toMatchObject({
		code: 'speech_unusable',
		values: { useless: SPEECH_WASTE.answers, asked: SPEECH_WASTE.answers },
	});
});

it('grows with what can be heard, and leaves alone what fails in other ways', async () => {
	const mixed = await callsOf(new SpeechWaste(), 300, (call) => (call % 4 === 0 ? 'useless' : 'heard'));
	expect(mixed).toMatchObject({ begun: 300, errors: [] });
	expect(await callsOf(new SpeechWaste(), 100, () => 'none')).toMatchObject({ begun: 100, errors: [] });
});

it('lets nobody wait on after the end of their own work', async () => {
	const waste = new SpeechWaste();
	const open = await Promise.all(Array.from({ length: SPEECH_WASTE.answers }, () => waste.enter(NEVER)));
	const ending = new AbortController();
	const waiting = waste.enter(ending.signal);
	const reason = new Error('over');
	ending.abort(reason);
	await expect(waiting).rejects.toBe(reason);
	for (const told of open) told('heard');
	await expect(waste.enter(NEVER)).resolves.toBeTypeOf('function');
});

it('is one for all parts of a job, and a new one when somebody tries again', () => {
	const limits = new WasteLimits();
	expect(limits.of(job)).toBe(limits.of({ ...job }));
	expect(limits.of(job)).not.toBe(limits.of({ ...job, run: 2 }));
});
