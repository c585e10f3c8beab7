import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { createSpeechListener } from '@nexus/adapters/speech-listener';
import {
	convertOriginal,
	createModelRunner,
	createNaturalSpeech,
	type ModelRunner,
	recognizeModel,
} from '@nexus/adapters/speech-natural';
import type { ClipRequest, SpokenClip } from '@nexus/core/ports';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTestModel, type TestModel } from '../natural-voices/index.ts';
import { sharedThreads } from '../threads/index.ts';
import { speechCompliance } from './compliance.ts';

interface StudioOptions extends TestModel {
	mostBytes?: number;
	idleMs?: number;
	/** Spoils the files after they were recognized. */
	spoil?: (folder: string) => Promise<void>;
}

const WAITED = { timeout: 100_000 };
const TEXT = 'A pressa de vender crescia.';

async function startStudio(options: StudioOptions = {}) {
	const { mostBytes = 1e9, idleMs = 60_000, spoil, ...form } = options;
	const folder = await mkdtemp(join(tmpdir(), 'nexus-voices-'));
	await makeTestModel(folder, form);
	if (form.form === 'original') await convertOriginal(folder);
	const model = await recognizeModel(folder);
	if (!model) throw new Error('the test model is not recognized');
	await spoil?.(folder);
	const pool = sharedThreads();
	const runner = createModelRunner({ threads: 2, mostBytes, idleMs });
	const listener = createSpeechListener({ pool, reference: createEspeakSpeech({ pool }) });
	let utterances = 0;
	const paced = () => {
		utterances++;
	};
	const natural = { name: 'teste', fingerprint: 'f', model };
	return {
		speech: createNaturalSpeech({ runner, listener, natural, quality: 'fast', paced }),
		runner,
		model,
		utterances: () => utterances,
		async close() {
			await runner.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

function request(texts: string[], changes: Partial<ClipRequest> = {}): ClipRequest {
	const lines = texts.map((text) => ({ speaker: 'A', name: 'Ana', voice: 'Kore', style: '', text }) as const);
	return { language: 'pt-BR', lines, signal: new AbortController().signal, ...changes };
}

const bytesOf = ({ pcm }: SpokenClip) => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
const processOf = (runner: ModelRunner) => vi.waitUntil(() => runner.processId, WAITED);
/** Resolves when there is no such process any more. */
const ended = (processId: number) =>
	vi.waitUntil(() => {
		try {
			process.kill(processId, 0);
			return false;
		} catch {
			return true;
		}
	}, WAITED);

speechCompliance('a neural model on this machine', () => startStudio());

describe('natural voices', () => {
	let studio: Awaited<ReturnType<typeof startStudio>>;
	afterEach(() => studio.close());

	it('has ten voices in both exports, each a sound of its own, and three qualities', async () => {
		const kept: Buffer[] = [];
		for (const form of ['sherpa', 'original'] as const) {
			studio = await startStudio({ form });
			const { runner, model } = studio;
			expect(model.voices.map(({ name }) => name).join()).toBe('F1,F2,F3,F4,F5,M1,M2,M3,M4,M5');
			const say = async (speaker: number, steps: number) => {
				const utterance = { text: TEXT, speaker, speed: 1, steps, seed: 1, language: 'pt', mostCharacters: 300 };
				const { signal } = new AbortController();
				const spoken = { model: model.runtime('pt-BR'), bytes: model.bytes, utterance, urgent: false, signal };
				return (await runner.speak(spoken)).sound;
			};
			const sounds = [];
			for (const { speaker } of model.voices) sounds.push(await say(speaker, 5));
			expect(new Set(sounds.map(({ pcm }) => Buffer.from(pcm).toString('base64'))).size).toBe(10);
			const qualities = [sounds[0], await say(0, 8), await say(0, 12)].map((sound) => Buffer.from(sound?.pcm ?? []));
			expect(new Set(qualities.map((bytes) => bytes.toString('base64'))).size).toBe(3);
			kept.push(...qualities);
			await studio.close();
		}
		expect(kept[3]?.equals(kept[0] as Buffer)).toBe(true);
		studio = await startStudio();
	});

	it('speaks again with another seed what cannot be accepted, and the same take every time', async () => {
		studio = await startStudio({ threshold: 0 });
		const texts = [TEXT, 'Entendi.', 'O café mudou o país.'];
		const spoken = await studio.speech.synthesize(request(texts));
		expect(studio.utterances()).toBeGreaterThan(texts.length);
		expect(bytesOf(await studio.speech.synthesize(request(texts))).equals(bytesOf(spoken))).toBe(true);
	});

	it('speaks with a voice of the model’s own where one is asked for', async () => {
		studio = await startStudio();
		const say = async (more: object) => {
			const asked = request([TEXT]);
			const lines = asked.lines.map((line) => ({ ...line, ...more }));
			return bytesOf(await studio.speech.synthesize({ ...asked, lines })).toString('base64');
		};
		expect(studio.speech.ownVoices?.map(({ name }) => name)).toContain('F5');
		const mapped = await say({});
		expect(await say({ modelVoice: 'F5' })).not.toBe(mapped);
		expect(await say({ modelVoice: 'nobody' })).toBe(mapped);
	});

	it('gives up what no seed makes audible', async () => {
		studio = await startStudio({ threshold: 1e9 });
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({ code: 'speech_failed' });
		expect(studio.utterances()).toBe(4);
	});

	it('stops at once, whatever the model is at, and speaks on', async () => {
		studio = await startStudio({ work: 6_000 });
		const reason = new Error('enough');
		const controller = new AbortController();
		const speaking = studio.speech.synthesize(request([TEXT], { signal: controller.signal }));
		const processId = await processOf(studio.runner);
		controller.abort(reason);
		await expect(speaking).rejects.toBe(reason);
		await ended(processId);
	});

	it('speaks in a new process what a killed one was at', async () => {
		studio = await startStudio({ work: 600 });
		const speaking = studio.speech.synthesize(request([TEXT]));
		const first = await processOf(studio.runner);
		process.kill(first, 'SIGKILL');
		await expect(speaking).resolves.toMatchObject({ sampleRate: 44_100 });
		expect(studio.runner.processId).not.toBe(first);
	});

	it('lets its model go when nothing is asked of it, and loads it again', async () => {
		studio = await startStudio({ idleMs: 1 });
		await studio.speech.synthesize(request([TEXT]));
		await vi.waitUntil(() => studio.runner.processId === null, WAITED);
		await expect(studio.speech.synthesize(request([TEXT]))).resolves.toBeDefined();
	});

	it.each([
		['cut off', (folder: string) => truncate(join(folder, 'vector_estimator.int8.onnx'), 1_000)],
		['foreign', (folder: string) => writeFile(join(folder, 'vocoder.int8.onnx'), 'not a graph')],
		['of another size', (folder: string) => truncate(join(folder, 'voice.bin'), 10_000)],
		['without a key', (folder: string) => writeFile(join(folder, 'tts.json'), '{}')],
	])('survives a file that is %s', async (_, spoil) => {
		studio = await startStudio({ spoil });
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({
			code: 'natural_voices_failed',
			cause: { reason: 'unreadable' },
		});
	});

	it.each([10e6, 130e6])('says that %d bytes of memory are too few', async (mostBytes) => {
		studio = await startStudio({ mostBytes, work: 4_000 });
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({
			code: 'natural_voices_failed',
			cause: { reason: 'memory' },
		});
	});
});
