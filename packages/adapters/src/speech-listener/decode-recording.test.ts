import { expect, it } from 'vitest';
import { decodeRecording } from './decode-recording.ts';

const SAMPLES = [0, 1_000, -1_000, 32_000, -32_000, 5];

function wav(
	data: Uint8Array,
	{ format = 1, channels = 1, bits = 16, rate = 24_000, dataSize = data.length, extra = [] as number[] } = {},
) {
	const head = Buffer.alloc(44 + extra.length);
	head.write('RIFF', 0);
	head.writeUInt32LE(0xff_ff_ff_ff, 4);
	head.write('WAVEfmt ', 8);
	head.writeUInt32LE(16 + extra.length, 16);
	head.writeUInt16LE(format, 20);
	head.writeUInt16LE(channels, 22);
	head.writeUInt32LE(rate, 24);
	head.writeUInt16LE(bits, 34);
	head.set(extra, 36);
	head.write('data', 36 + extra.length);
	head.writeUInt32LE(dataSize, 40 + extra.length);
	return { bytes: Buffer.concat([head, data]), mimeType: 'audio/wav' };
}
const bytesOf = (view: ArrayBufferView) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
const pcm16 = bytesOf(Int16Array.from(SAMPLES));
const decoded = (recording: Parameters<typeof decodeRecording>[0]) => {
	const sound = decodeRecording(recording);
	return sound && [sound.sampleRate, ...sound.pcm];
};

it('reads a WAV file, and the rate in it', () => {
	expect(decoded(wav(pcm16, { rate: 22_050 }))).toEqual([22_050, ...SAMPLES]);
});

it.each([0, 0xff_ff_ff_ff - 36])('does not believe a size that a streaming server could not know: %d', (dataSize) => {
	expect(decoded(wav(pcm16, { dataSize }))).toEqual([24_000, ...SAMPLES]);
	expect(decoded(wav(new Uint8Array(), { dataSize }))).toEqual([24_000]);
});

it('reads headerless PCM at the rate of its type, or 24 kHz, whatever the alignment of its bytes', () => {
	expect(decoded({ bytes: pcm16, mimeType: 'audio/L16;codec=pcm;rate=16000' })).toEqual([16_000, ...SAMPLES]);
	expect(decoded({ bytes: pcm16, mimeType: 'audio/pcm' })).toEqual([24_000, ...SAMPLES]);
	const odd = new Uint8Array([0, ...pcm16]).subarray(1);
	expect(decoded({ bytes: odd, mimeType: '' })).toEqual([24_000, ...SAMPLES]);
});

it('reads floats, 24 bits, and the extensible form, and mixes channels', () => {
	const floats = Float32Array.from([0, 0.5, -0.5, 2, Number.NaN]);
	expect(decoded(wav(bytesOf(floats), { format: 3, bits: 32 }))).toEqual([24_000, 0, 16_384, -16_383, 32_767, 0]);
	expect(decoded(wav(new Uint8Array([255, 1, 2, 0, 0, 128]), { bits: 24 }))).toEqual([24_000, 513, -32_767]);
	const extensible = {
		format: 0xff_fe,
		extra: [22, 0, 16, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 16, 0, 128, 0, 0, 170, 0, 56, 155, 113],
	};
	expect(decoded(wav(pcm16, extensible))).toEqual([24_000, ...SAMPLES]);
	expect(decoded(wav(bytesOf(Int16Array.from([100, 300, -100, -300])), { channels: 2 }))).toEqual([24_000, 200, -200]);
});

it('reads nothing else', () => {
	expect(decoded({ bytes: Buffer.from('OggS____________'), mimeType: 'audio/pcm' })).toBeNull();
	expect(decoded({ bytes: pcm16, mimeType: 'audio/mpeg' })).toBeNull();
	expect(decoded(wav(pcm16, { format: 85 }))).toBeNull();
	expect(decoded(wav(pcm16, { rate: 0 }))).toBeNull();
	expect(decoded({ bytes: wav(pcm16).bytes.subarray(0, 30), mimeType: 'audio/wav' })).toBeNull();
});
