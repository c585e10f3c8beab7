import { type Language, VOICE_IDS, VOICES, type VoiceId } from '@nexus/contract';
import type { ClipRequest, SpeechSynthesizer, SpokenClip, WordTime } from '@nexus/core/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languagePack } from '../languages/index.ts';
import { variants } from '../long-runs/index.ts';
import { medianPitch } from './pitch.ts';

/** What a test starts, and how it ends it. */
export interface SpeechUnderTest {
	speech: SpeechSynthesizer;
	close(): Promise<void>;
}

const linesIn = (language: Language): string[] => [...languagePack(language).conversation];
const WORDS = /[\p{L}\p{N}]+/gu;
/** Least distance between the median pitches of two voices of one gender, as a part of the lower one. */
const APART = 0.1;
/** Hz. */
const REGISTER = { male: [75, 150], female: [155, 300] } as const;
/** Seconds of silence allowed at either end of a clip. */
const EDGE = 0.05;
/** Part of the clip's amplitude (RMS) that a word must reach to count as heard. */
const HEARD = 0.1;

/**
 * The suite that every SpeechSynthesizer must pass.
 * @param make is called once
 * @param languages to be heard of it
 */
export function speechCompliance(
	name: string,
	make: () => Promise<SpeechUnderTest>,
	languages: readonly Language[] = variants(['pt-BR'], ['en-US']),
): void {
	describe(`${name} as a speech synthesizer`, () => {
		let under: SpeechUnderTest;
		beforeAll(async () => {
			under = await make();
		});
		afterAll(() => under.close());

		const say = (language: Language, text: string, voice: VoiceId = 'Kore') =>
			under.speech.synthesize(request(language, [text], voice));

		it.each(languages)('speaks %s, without silence at the ends', async (language) => {
			for (const text of linesIn(language)) {
				const { pcm, sampleRate, lines } = await say(language, text);
				expect(sampleRate).toBeGreaterThanOrEqual(16_000);
				expect(rms(pcm, 0, pcm.length)).toBeGreaterThan(300);
				expect(rms(pcm, 0, EDGE * 2 * sampleRate)).toBeGreaterThan(10);
				expect(rms(pcm, pcm.length - EDGE * 2 * sampleRate, pcm.length)).toBeGreaterThan(10);
				expect(lines).toHaveLength(1);
				expect(lines[0]?.end).toBeLessThanOrEqual(pcm.length / sampleRate + 1e-9);
			}
		});

		it.each(languages)('tells when each word of %s is heard', async (language) => {
			for (const text of linesIn(language)) {
				const clip = await say(language, text);
				const words = clip.lines[0]?.words ?? [];
				expectInOrder(words, clip.pcm.length / clip.sampleRate);
				for (const word of text.matchAll(WORDS)) {
					const end = word.index + word[0].length;
					expect(words, word[0]).toSatisfy(() => words.some(([from, to]) => from <= word.index && to >= end));
				}
				expectHeard(clip, words, text);
			}
		});

		it('joins the lines of a clip in order', async () => {
			const clip = await under.speech.synthesize(request('pt-BR', linesIn('pt-BR'), 'Puck'));
			expect(clip.lines).toHaveLength(linesIn('pt-BR').length);
			let last = 0;
			for (const line of clip.lines) {
				expect(line.start).toBeGreaterThanOrEqual(last);
				expect(line.words[0]?.[2]).toBeGreaterThanOrEqual(line.start);
				expect(line.words.at(-1)?.[3]).toBeLessThanOrEqual(line.end + 1e-9);
				last = line.end;
			}
		});

		it.each(languages)('has six voices in %s that pitch tells apart', async (language) => {
			const pitches = await Promise.all(
				VOICE_IDS.map(async (voice) => {
					const clips = await Promise.all(
						linesIn(language)
							.slice(0, 2)
							.map((text) => say(language, text, voice)),
					);
					const [first] = clips;
					if (!first) throw new Error('no clip');
					return { voice, hertz: medianPitch(joined(clips), first.sampleRate) };
				}),
			);
			for (const { voice, hertz } of pitches) {
				const [low, high] = REGISTER[VOICES[voice].gender];
				expect(hertz, voice).toBeGreaterThan(low);
				expect(hertz, voice).toBeLessThan(high);
			}
			const rising = pitches.toSorted((a, b) => a.hertz - b.hertz);
			for (const [index, { voice, hertz }] of rising.entries()) {
				const lower = rising[index - 1];
				if (lower) expect(hertz / lower.hertz, `${lower.voice} and ${voice}`).toBeGreaterThan(1 + APART);
			}
		});

		it('gives the same bytes for the same request, whatever was said in between', async () => {
			const first = await say('pt-BR', linesIn('pt-BR')[0] ?? '', 'Aoede');
			await Promise.all(VOICE_IDS.map((voice) => say('en-US', linesIn('en-US')[1] ?? '', voice)));
			const again = await say('pt-BR', linesIn('pt-BR')[0] ?? '', 'Aoede');
			expect(again.lines).toEqual(first.lines);
			expect(Buffer.compare(bytes(again.pcm), bytes(first.pcm))).toBe(0);
		});

		it.each(['', '  \n', '…', '—'])('refuses a line with nothing to say: %j', async (text) => {
			await expect(say('pt-BR', text)).rejects.toMatchObject({ name: 'NexusError', code: 'speech_failed' });
		});

		it('ends with the reason of its signal, before and while it works', async () => {
			const reason = new Error('enough');
			const before = { ...request('en-US', linesIn('en-US'), 'Puck'), signal: AbortSignal.abort(reason) };
			await expect(under.speech.synthesize(before)).rejects.toBe(reason);
			const controller = new AbortController();
			const long = request(
				'en-US',
				Array.from({ length: 40 }, () => linesIn('en-US')[0] ?? ''),
				'Puck',
			);
			const running = under.speech.synthesize({ ...long, signal: controller.signal });
			controller.abort(reason);
			await expect(running).rejects.toBe(reason);
			await expect(say('en-US', 'Still here.')).resolves.toBeDefined();
		});
	});
}

function request(language: Language, texts: string[], voice: VoiceId): ClipRequest {
	return {
		language,
		lines: texts.map((text) => ({ speaker: 'A', name: 'Bia', voice, style: '', text })),
		signal: new AbortController().signal,
	};
}

function expectInOrder(words: WordTime[], seconds: number): void {
	expect(words.length).toBeGreaterThan(0);
	let last: WordTime = [0, 0, 0, 0];
	for (const word of words) {
		const [from, to, start, end] = word;
		expect(from).toBeGreaterThanOrEqual(last[1]);
		expect(to).toBeGreaterThan(from);
		expect(start).toBeGreaterThanOrEqual(last[3] - 1e-9);
		expect(end).toBeGreaterThan(start);
		last = word;
	}
	expect(last[3]).toBeLessThanOrEqual(seconds + 1e-9);
}

function expectHeard({ pcm, sampleRate }: SpokenClip, words: WordTime[], text: string): void {
	const threshold = HEARD * rms(pcm, 0, pcm.length);
	for (const [from, to, start, end] of words) {
		expect(rms(pcm, start * sampleRate, end * sampleRate), text.slice(from, to)).toBeGreaterThan(threshold);
	}
}

function rms(pcm: Int16Array, from: number, to: number): number {
	const part = pcm.subarray(Math.max(0, Math.floor(from)), Math.ceil(to));
	return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, part.length));
}

function joined(clips: SpokenClip[]): Int16Array {
	const whole = new Int16Array(clips.reduce((sum, { pcm }) => sum + pcm.length, 0));
	let at = 0;
	for (const { pcm } of clips) {
		whole.set(pcm, at);
		at += pcm.length;
	}
	return whole;
}

function bytes(pcm: Int16Array): Uint8Array {
	return new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);
}
