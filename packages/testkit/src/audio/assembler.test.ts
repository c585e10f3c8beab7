import { createAudioAssembler } from '@nexus/adapters/audio';
import type { AudioAssembler, PartAudio, PlacedClip } from '@nexus/core/ports';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedThreads } from '../threads/index.ts';
import { type DecodedAudio, decodeMp3, energyAt, integratedLoudness, longestSilence, truePeak } from './index.ts';
import { syntheticClip } from './synthetic-speech.ts';

const VOICES = [
	{ speaker: 'A', pitch: 115, level: 0.7 },
	{ speaker: 'B', pitch: 215, level: 0.12 },
] as const;

const pool = sharedThreads();
const assembler = createAudioAssembler({ pool });
const memory = { lend: (bytes: number) => new Uint8Array(new SharedArrayBuffer(bytes)) };

/** A conversation by turns of 3 to 6 seconds. */
function conversation(turns: number, sampleRateOf: (turn: number) => number): PlacedClip[] {
	return Array.from({ length: turns }, (_, turn) => {
		const pauseBefore = turn === 0 ? 0.1 : turn % 5 === 0 ? 0.7 : 0.2 + 0.013 * (turn % 7);
		const options = { sampleRate: sampleRateOf(turn), seed: turn + 1, pauseBefore };
		return syntheticClip(VOICES[turn % 2] ?? VOICES[0], 3 + (turn % 4), options);
	});
}

function assemble(clips: PlacedClip[], using: AudioAssembler = assembler): Promise<PartAudio> {
	return using.assemble({ clips, memory, signal: new AbortController().signal });
}

/** By how many seconds, 20 ms at the most, a clip is heard later than it should be: where it correlates best. */
function lateness(clip: PlacedClip, start: number, { samples, sampleRate }: DecodedAudio): number {
	const ratio = sampleRate / clip.sampleRate;
	let best = { lag: 0, fit: 0 };
	for (let lag = -882; lag <= 882; lag += 3) {
		let [product, energy] = [0, 0];
		for (let index = 0.1 * clip.sampleRate; index < clip.sampleRate; index += 10) {
			const value = samples[Math.round(start * sampleRate + index * ratio) + lag] ?? 0;
			product += (clip.pcm[index] ?? 0) * value;
			energy += value * value;
		}
		const fit = product / Math.sqrt(energy);
		if (fit > best.fit) best = { lag, fit };
	}
	return best.lag / sampleRate;
}

function spokenBy(speaker: string, clips: PlacedClip[], part: PartAudio, { samples, sampleRate }: DecodedAudio) {
	const pieces = clips.flatMap((clip, index) => {
		const from = Math.round((part.clipStarts[index] ?? 0) * sampleRate);
		const to = from + Math.round((clip.pcm.length / clip.sampleRate) * sampleRate);
		return clip.speakers[0] === speaker ? [samples.subarray(from, to)] : [];
	});
	const whole = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}

describe.each([
	['22.05 kHz', () => 22_050],
	['several rates', (turn: number) => [22_050, 24_000, 16_000, 44_100, 48_000][turn % 5] ?? 22_050],
] as const)('a conversation of several encoder runs, from clips at %s', (_, sampleRateOf) => {
	const clips = conversation(16, sampleRateOf);
	let part: PartAudio;
	let heard: DecodedAudio;
	beforeAll(async () => {
		part = await assemble(clips);
		heard = await decodeMp3(Buffer.concat(part.frames));
	});

	it('decodes to exactly as long as it says', () => {
		expect(heard.sampleRate).toBe(44_100);
		expect(heard.samples.length / 44_100).toBeCloseTo(part.durationSeconds, 9);
	});

	it('plays every clip where it says, its pause after the one before', () => {
		for (const [index, clip] of clips.entries()) {
			const start = part.clipStarts[index] ?? 0;
			const before = clips[index - 1];
			const endBefore = before ? (part.clipStarts[index - 1] ?? 0) + before.pcm.length / before.sampleRate : 0;
			expect(Math.abs(start - endBefore - clip.pauseBefore)).toBeLessThan(0.002);
			expect(Math.abs(lateness(clip, start, heard)), `clip ${index}`).toBeLessThan(0.001);
		}
	});

	it('is at -16 LUFS, as it says, with a true peak of at most -1 dBTP', () => {
		const loudness = integratedLoudness(heard.samples, heard.sampleRate);
		expect(Math.abs(loudness + 16)).toBeLessThan(0.3);
		expect(Math.abs(loudness - part.loudness)).toBeLessThan(0.2);
		expect(truePeak(heard.samples)).toBeLessThan(-1);
		expect(part.truePeak).toBeLessThanOrEqual(-1.8);
		expect(part.truePeak).toBeGreaterThan(-4);
	});

	it('brings both voices, 15 dB apart, to the same loudness', () => {
		const [a, b] = ['A', 'B'].map((speaker) =>
			integratedLoudness(spokenBy(speaker, clips, part, heard), heard.sampleRate),
		);
		expect(Math.abs((a ?? 0) - (b ?? 0))).toBeLessThan(0.3);
	});

	it('is silent in the pauses, but for the tone of a room, and nowhere longer than they are', () => {
		expect(longestSilence(heard.samples, heard.sampleRate, { thresholdDb: -50 })).toBeLessThan(0.8);
		for (const [index, clip] of clips.entries()) {
			const start = part.clipStarts[index] ?? 0;
			const pause = energyAt(heard.samples, heard.sampleRate, start - clip.pauseBefore + 0.03, start - 0.03);
			expect(pause).toBeLessThan(-60);
			expect(pause).toBeGreaterThan(-75);
		}
	});

	it('draws a waveform of what is heard and who says it', () => {
		const { peaksPerSecond, peaks, speakers } = part.waveform;
		expect(peaks).toHaveLength(Math.ceil(part.durationSeconds * peaksPerSecond));
		expect(speakers).toHaveLength(peaks.length);
		const step = heard.sampleRate / peaksPerSecond;
		for (const [index, peak] of peaks.entries()) {
			const largest = heard.samples
				.subarray(index * step, (index + 1) * step)
				.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
			expect(Math.abs(peak - 127 * largest), `step ${index}`).toBeLessThan(16);
		}
		for (const [index, clip] of clips.entries()) {
			const start = part.clipStarts[index] ?? 0;
			expect(speakers[Math.floor((start + 1) * peaksPerSecond)]).toBe(clip.speakers[0]);
			if (index % 5 === 0 && index > 0) expect(speakers[Math.floor((start - 0.35) * peaksPerSecond)]).toBe('-');
		}
	});
});

it('makes parts that play as one when joined end to end, a tag before them', async () => {
	const clips = conversation(6, () => 22_050);
	const [first, second] = await Promise.all([assemble(clips.slice(0, 3)), assemble(clips.slice(3))]);
	const tag = assembler.tag({
		title: 'Joined',
		artist: 'A and B',
		album: 'Test',
		language: 'en-US',
		durationSeconds: first.durationSeconds + second.durationSeconds,
		track: null,
		chapters: [{ title: 'All', start: 0, end: 10 }],
		cover: null,
	});
	const heard = await decodeMp3(Buffer.concat([tag, ...first.frames, ...second.frames]));
	expect(heard.samples.length / 44_100).toBeCloseTo(first.durationSeconds + second.durationSeconds, 9);
	for (const [index, clip] of clips.slice(3).entries()) {
		const start = first.durationSeconds + (second.clipStarts[index] ?? 0);
		expect(Math.abs(lateness(clip, start, heard))).toBeLessThan(0.001);
	}
});

it('gives each speaker of one clip their own gain', async () => {
	const [loud, quiet] = VOICES.map((voice) => syntheticClip(voice, 5, { sampleRate: 24_000, seed: 3, pauseBefore: 0 }));
	const pcm = Int16Array.from([...(loud?.pcm ?? []), ...new Int16Array(6000), ...(quiet?.pcm ?? [])]);
	const lines = [
		{ start: 0, end: 5, words: [] },
		{ start: 5.25, end: 10.25, words: [] },
	];
	const clip: PlacedClip = { pcm, sampleRate: 24_000, speakers: ['A', 'B'], lines, pauseBefore: 0.1 };
	const part = await assemble([clip]);
	const { samples } = await decodeMp3(Buffer.concat(part.frames));
	const loudnessFrom = (seconds: number) =>
		integratedLoudness(samples.subarray(seconds * 44_100, (seconds + 5) * 44_100), 44_100);
	expect(Math.abs(loudnessFrom(0.1) - loudnessFrom(5.35))).toBeLessThan(0.5);
	expect(part.waveform.speakers).toMatch(/^-{2}A{100}-{5}B{100}-+$/);
});

it('lets a clip begin before the one before it has ended, at the same levels', async () => {
	const clips = conversation(8, () => 22_050).map((clip, turn) =>
		turn % 2 === 1 ? { ...clip, pauseBefore: -0.15 } : clip,
	);
	const part = await assemble(clips);
	const { samples, sampleRate } = await decodeMp3(Buffer.concat(part.frames));
	for (const [index, clip] of clips.entries()) {
		const before = clips[index - 1];
		if (!before) continue;
		const endBefore = (part.clipStarts[index - 1] ?? 0) + before.pcm.length / before.sampleRate;
		expect(Math.abs((part.clipStarts[index] ?? 0) - endBefore - clip.pauseBefore)).toBeLessThan(0.002);
	}
	expect(Math.abs(integratedLoudness(samples, sampleRate) + 16)).toBeLessThan(0.5);
	expect(truePeak(samples)).toBeLessThan(-1);
});

it('begins and ends with a tune where it is asked to, which nobody says and which changes no level of the voices', async () => {
	const clips = conversation(4, () => 22_050);
	const [plain, part] = await Promise.all([
		assemble(clips),
		assembler.assemble({
			...{ clips, memory, signal: new AbortController().signal },
			theme: { opening: true, closing: true },
		}),
	]);
	expect(part.clipStarts).toHaveLength(clips.length);
	const later = (part.clipStarts[0] ?? 0) - (plain.clipStarts[0] ?? 0);
	expect(later).toBeGreaterThan(2.3);
	expect(later).toBeLessThan(2.7);
	expect(part.durationSeconds - plain.durationSeconds).toBeGreaterThan(5);
	expect(part.waveform.speakers.slice(0, 40)).toBe('-'.repeat(40));
	expect(part.waveform.speakers).toMatch(/-{40}$/);
	const { samples, sampleRate } = await decodeMp3(Buffer.concat(part.frames));
	const tune = energyAt(samples, sampleRate, 0.2, 2);
	expect(tune).toBeGreaterThan(-32);
	expect(tune).toBeLessThan(-16);
	expect(Math.abs(integratedLoudness(samples, sampleRate) + 16)).toBeLessThan(0.5);
	expect(truePeak(samples)).toBeLessThan(-1);
	expect(Math.abs(lateness(clips[0] as PlacedClip, part.clipStarts[0] ?? 0, { samples, sampleRate }))).toBeLessThan(
		0.001,
	);
});

it('makes the same bytes each time, also beside other parts', async () => {
	const clips = conversation(4, () => 22_050);
	const [alone] = [await assemble(clips)];
	const [again] = await Promise.all([assemble(clips), assemble(conversation(3, () => 24_000))]);
	expect(again.frames).toEqual(alone.frames);
});

describe('giving up', () => {
	it('does not begin when aborted before', async () => {
		const reason = new Error('no longer wanted');
		const signal = AbortSignal.abort(reason);
		await expect(assembler.assemble({ clips: conversation(1, () => 22_050), memory, signal })).rejects.toBe(reason);
	});

	it('stops when aborted while threads are at work, and goes on with other parts', async () => {
		const controller = new AbortController();
		const reason = new Error('no longer wanted');
		let tasks = 0;
		const watched: typeof pool = {
			...pool,
			run: (module, task, input, options) => {
				const answer = pool.run<never>(module, task, input, options);
				if (task === 'makeRun' && ++tasks === 2) controller.abort(reason);
				return answer;
			},
		};
		const clips = conversation(8, () => 22_050);
		const aborted = createAudioAssembler({ pool: watched }).assemble({ clips, memory, signal: controller.signal });
		await expect(aborted).rejects.toBe(reason);
		expect((await assemble(clips.slice(0, 1))).durationSeconds).toBeGreaterThan(3);
	});

	it('refuses a part without clips', async () => {
		await expect(assemble([])).rejects.toThrow(RangeError);
	});
});
