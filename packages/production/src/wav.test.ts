import { describe, expect, it } from 'vitest';
import { fromWav, toWav } from './wav.ts';

describe('WAV', () => {
	const pcm = Int16Array.from([0, 1, -1, 32767, -32768]);

	it('keeps samples and rate', () => {
		expect(fromWav(Buffer.concat(toWav(pcm, 22_050)))).toMatchObject({ pcm, sampleRate: 22_050 });
	});

	it('is readable from a buffer that begins anywhere', () => {
		const padded = Buffer.concat([Buffer.alloc(3), ...toWav(pcm, 24_000)]).subarray(3);
		expect(fromWav(padded).pcm).toEqual(pcm);
	});

	it('refuses a file that is cut off', () => {
		expect(() => fromWav(Buffer.concat(toWav(pcm, 22_050)).subarray(0, -2))).toThrow('cut off');
		expect(() => fromWav(new Uint8Array(10))).toThrow('cut off');
	});
});
