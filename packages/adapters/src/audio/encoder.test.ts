import { expect, it } from 'vitest';
import { encodeRun } from './encoder.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from './format.ts';
import { countFrames, mostBytesOf } from './frames.ts';

const FRAMES = 100;

function noise(): Float32Array {
	let seed = 7;
	return Float32Array.from({ length: FRAMES * FRAME_SAMPLES }, () => {
		seed = (seed * 48_271) % 2_147_483_647;
		return seed / 2_147_483_647 - 0.5;
	});
}

const encode = (samples: Float32Array) =>
	encodeRun(samples, new Uint8Array(mostBytesOf(samples.length / FRAME_SAMPLES + 1)));

it('makes one frame more than it is given, each of 128 kbit/s at 44.1 kHz, mono', async () => {
	const frames = await encode(noise());
	expect(countFrames(frames)).toBe(FRAMES + 1);
	const seconds = ((FRAMES + 1) * FRAME_SAMPLES) / SAMPLE_RATE;
	expect(frames.length / seconds).toBeCloseTo(16_000, -2);
});

it('begins a run without a header frame and without anything that would lie before it', async () => {
	const run = await encode(noise());
	// The first nine bits after a frame's header say how far back its data begins (ISO/IEC 11172-3, 2.4.1.7).
	expect(run[4]).toBe(0);
	expect((run[5] ?? 0xff) >> 7).toBe(0);
	const text = Buffer.from(run.subarray(0, 400)).toString('latin1');
	expect(text).not.toMatch(/Xing|Info|VBRI|ID3/);
});

it('encodes the same samples to the same bytes, whatever it encoded before', async () => {
	const first = await encode(noise());
	await encode(new Float32Array(10 * FRAME_SAMPLES));
	expect(await encode(noise())).toEqual(first);
});

it('does not count as frames what is none', async () => {
	const run = await encode(noise());
	expect(() => countFrames(run.subarray(1))).toThrow(/byte 0/);
	expect(() => countFrames(Buffer.concat([run, Buffer.from('TAG')]))).toThrow(/No MP3 frame/);
});
