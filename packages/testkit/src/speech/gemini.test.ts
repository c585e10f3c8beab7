import type { ModelUsage, SpeechSynthesizer } from '@nexus/core/ports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fault } from '../emulators/index.ts';
import { variants } from '../long-runs/index.ts';
import { speechCompliance } from './compliance.ts';
import {
	expectSound,
	type GeminiSpeechSetup,
	MODEL,
	PREVIEW,
	request,
	startGeminiSpeech,
	TALK,
} from './gemini-setup.ts';

speechCompliance(MODEL, async () => {
	const { speechOf, close } = await startGeminiSpeech();
	return { speech: speechOf(MODEL), close };
});

describe('speech by Gemini', () => {
	let studio: GeminiSpeechSetup;
	let speech: SpeechSynthesizer;
	beforeAll(async () => {
		studio = await startGeminiSpeech();
		speech = studio.speechOf(MODEL);
	});
	afterAll(() => studio.close());
	beforeEach(() => {
		studio.emulator.faults.clear();
		studio.emulator.reset();
	});

	it.each([MODEL, PREVIEW])('says a dialogue in one request of %s, as it is written', async (model) => {
		const texts = ['Se x < 5, então | como dizem | <b>tudo</b> muda.', ...TALK];
		const { lines } = await studio.speechOf(model).synthesize(request(texts));
		expect(lines).toHaveLength(texts.length);
		const [call, ...more] = studio.emulator.calls;
		expect(more).toEqual([]);
		expect(call?.turns).toEqual(['Se x menor que 5, então, como dizem, b tudo /b muda.', ...TALK]);
	});

	const PASSING = variants<Fault>(
		[
			...(['http-503', 'quota-minute', 'broken-body', 'stall', 'max-tokens', 'cut-audio', 'empty-wav'] as const),
			...(['style-aloud', 'said-twice', 'missing-third', 'slow-header', 'other-text'] as const),
		],
		[
			...(['http-500', 'http-502', 'http-504', 'reset', 'cut-json', 'html', 'other-empty', 'safety-as-other'] as const),
			...(['malformed', 'text-part', 'near-silence', 'fading', 'rambling', 'white-noise', 'clipped'] as const),
			'fast-header',
		],
	);
	/** What is wrong with the sound of these is found in a whole talk; two turns of it are enough for the others. */
	const IN_SOUND: Fault[] = [
		'cut-audio',
		'near-silence',
		'fading',
		'style-aloud',
		'rambling',
		'max-tokens',
		'other-text',
	];
	/** The figures of these are lost with the rest of the answer. */
	const LOST: Fault[] = ['cut-json', 'broken-body', 'stall'];
	it.each(PASSING)('gets over %s', async (fault) => {
		studio.emulator.faults.next(fault);
		const used: ModelUsage[] = [];
		const talk = IN_SOUND.includes(fault) ? TALK : TALK.slice(0, 2);
		const clip = await speech.synthesize(request(talk, { used: (usage) => used.push(usage) }));
		expectSound(clip, talk);
		const { faults, tokensOut, wasted } = studio.emulator.counts();
		expect(faults).toEqual({ [fault]: 1 });
		const outputOf = (usages: ModelUsage[]) => usages.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
		const unread = LOST.includes(fault) ? wasted.tokensOut : 0;
		expect(outputOf(used)).toBe(tokensOut - unread);
		expect(outputOf(used.filter((usage) => usage.wasted))).toBe(wasted.tokensOut - unread);
	});

	it.each([
		['key-invalid', 'provider_key_invalid'],
		['http-403', 'provider_refused'],
		['http-404', 'provider_model_missing'],
		['quota-day', 'provider_quota_day'],
	] as const)('stops at once at %s', async (fault, code) => {
		studio.emulator.faults.always(fault);
		await expect(speech.synthesize(request(TALK))).rejects.toMatchObject({ code });
		expect(studio.emulator.calls).toHaveLength(1);
	});

	it('voices around a sentence that is blocked to name it', async () => {
		studio.emulator.faults.always('prohibited-content', { matching: 'já eram 40%' });
		const failing = speech.synthesize(request(TALK));
		await expect(failing).rejects.toMatchObject({
			code: 'speech_blocked',
			values: { text: expect.stringContaining('40%') },
		});
	});

	it('gives up with a named error when all audio is cut off', async () => {
		studio.emulator.faults.always('cut-audio');
		await expect(speech.synthesize(request(TALK))).rejects.toMatchObject({ code: 'speech_failed' });
		expect(studio.emulator.counts().calls.speech).toBeLessThan(12);
	});

	const NEVER = variants<Fault>(
		['said-twice', 'missing-third'],
		['white-noise', 'clipped', 'slow-header', 'fast-header'],
	);
	it.each(NEVER)('never accepts %s, however often it comes', async (fault) => {
		studio.emulator.faults.always(fault);
		await expect(speech.synthesize(request(TALK.slice(1, 2)))).rejects.toMatchObject({ code: 'speech_failed' });
	});

	it('flags the lines of which other words were said twice, and asks no third time', async () => {
		studio.emulator.faults.always('other-text');
		const { lines } = await speech.synthesize(request(TALK));
		expect(studio.emulator.calls).toHaveLength(2);
		expect(lines.filter(({ doubt }) => doubt).length).toBeGreaterThan(TALK.length / 2);
		studio.emulator.faults.clear();
		const right = await speech.synthesize(request(TALK));
		expect(right.lines.filter(({ doubt }) => doubt)).toEqual([]);
	});
});
