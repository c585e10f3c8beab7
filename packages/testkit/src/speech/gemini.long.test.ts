import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound, type GeminiSpeechSetup, MODEL, request, startGeminiSpeech, TALK } from './gemini-setup.ts';

describe('speech by Gemini', () => {
	let studio: GeminiSpeechSetup;
	beforeAll(async () => {
		studio = await startGeminiSpeech();
		// The emulated voices take longest for what they say first.
		await studio.speechOf(MODEL).synthesize(request(TALK));
	});
	afterAll(() => studio.close());
	beforeEach(() => {
		studio.emulator.faults.clear();
		studio.emulator.reset();
	});

	it('asks again when an answer does not come in time', async () => {
		studio.emulator.faults.next('hang');
		expectSound(await studio.speechOf(MODEL, 4_000).synthesize(request(TALK)), TALK);
	});

	it('with 30 % of calls failing, in all ways, gives sound clips or named errors', async () => {
		studio.emulator.faults.set({ rate: 0.3, seed: 7 });
		const hasty = studio.speechOf(MODEL, 4_000);
		const codes: string[] = [];
		let good = 0;
		for (let clip = 0; clip < 12; clip++) {
			const texts = [...TALK.slice(clip % 4), ...TALK.slice(0, clip % 4)];
			try {
				expectSound(await hasty.synthesize(request(texts)), texts);
				good++;
			} catch (error) {
				if (!(error instanceof Error && error.name === 'NexusError' && 'code' in error)) throw error;
				codes.push(String(error.code));
			}
		}
		const lasting = ['provider_key_invalid', 'provider_refused', 'provider_model_missing', 'provider_quota_day'];
		expect(codes.filter((code) => code !== 'provider_timeout' && !lasting.includes(code))).toEqual([]);
		expect(good).toBeGreaterThan(6);
		const { calls, wasted } = studio.emulator.counts();
		console.info(
			`${good} of 12 clips, ${codes.length} named errors; ${calls.speech} calls, ${wasted.calls} wasted, ${wasted.tokensOut} tokens of audio wasted`,
		);
	}, 300_000);
});
