import { afterEach, describe, expect, it, vi } from 'vitest';
import { bytesOf, ended, processOf, request, startNaturalSpeech, TEXT, WAITED } from './natural-setup.ts';

describe('natural voices', () => {
	let studio: Awaited<ReturnType<typeof startNaturalSpeech>>;
	afterEach(() => studio.close());

	it('has ten voices in both exports, each a sound of its own, and three qualities', async () => {
		const kept: Buffer[] = [];
		for (const form of ['sherpa', 'original'] as const) {
			studio = await startNaturalSpeech({ form });
			const { runner, model } = studio;
			expect(model.voices.map(({ name }) => name).join()).toBe('F1,F2,F3,F4,F5,M1,M2,M3,M4,M5');
			const say = async (speaker: number, steps: number) => {
				const utterance = {
					text: TEXT,
					speaker,
					speed: 1,
					steps,
					seed: 1,
					language: model.languageCode('pt-BR'),
					mostCharacters: 300,
				};
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
		studio = await startNaturalSpeech();
	});

	it('speaks again with another seed what cannot be accepted, and the same take every time', async () => {
		studio = await startNaturalSpeech({ threshold: 0 });
		const texts = [TEXT, 'Entendi.', 'O café mudou o país.'];
		const spoken = await studio.speech.synthesize(request(texts));
		expect(studio.utterances()).toBeGreaterThan(texts.length);
		expect(bytesOf(await studio.speech.synthesize(request(texts))).equals(bytesOf(spoken))).toBe(true);
	});

	it('speaks in a new process what a killed one was at', async () => {
		studio = await startNaturalSpeech({ work: 600 });
		const speaking = studio.speech.synthesize(request([TEXT]));
		const first = await processOf(studio.runner);
		process.kill(first, 'SIGKILL');
		await expect(speaking).resolves.toMatchObject({ sampleRate: 44_100 });
		expect(studio.runner.processId).not.toBe(first);
	});

	it('lets its model go when nothing is asked of it, and loads it again', async () => {
		studio = await startNaturalSpeech({ idleMs: 1 });
		await studio.speech.synthesize(request([TEXT]));
		await vi.waitUntil(() => studio.runner.processId === null, WAITED);
		await expect(studio.speech.synthesize(request([TEXT]))).resolves.toBeDefined();
	});

	it('is stopped in a small part of the time that it would have spoken, and its process with it', async () => {
		studio = await startNaturalSpeech({ work: 5_000 });
		const { speech, runner } = studio;
		await speech.synthesize(request(['Oi.']));
		const timeOf = async (work: () => Promise<unknown>) => {
			const since = performance.now();
			await work();
			return performance.now() - since;
		};
		const whole = await timeOf(() => speech.synthesize(request([TEXT])));
		const controller = new AbortController();
		const speaking = speech.synthesize(request([TEXT], { signal: controller.signal }));
		const processId = await processOf(runner);
		const stopped = await timeOf(async () => {
			controller.abort(new Error('enough'));
			await expect(speaking).rejects.toThrow('enough');
		});
		const free = stopped + (await timeOf(() => ended(processId)));
		expect(stopped).toBeLessThan(whole / 20);
		expect(free).toBeLessThan(whole / 2);
	});
});
