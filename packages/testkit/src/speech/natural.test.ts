import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { speechCompliance } from './compliance.ts';
import { bytesOf, ended, processOf, request, startNaturalSpeech, TEXT, WAITED } from './natural-setup.ts';

/** Child processes of this one. */
const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;

speechCompliance('a neural model on this machine', () => startNaturalSpeech());

describe('natural voices', () => {
	let studio: Awaited<ReturnType<typeof startNaturalSpeech>>;
	afterEach(() => studio.close());

	it('speaks with a voice of the model’s own where one is asked for', async () => {
		studio = await startNaturalSpeech();
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
		studio = await startNaturalSpeech({ threshold: 1e9 });
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({ code: 'speech_failed' });
		expect(studio.utterances()).toBe(4);
	});

	it('stops at once, whatever the model is at, and speaks on', async () => {
		studio = await startNaturalSpeech({ work: 6_000 });
		const reason = new Error('enough');
		const controller = new AbortController();
		const speaking = studio.speech.synthesize(request([TEXT], { signal: controller.signal }));
		const processId = await processOf(studio.runner);
		controller.abort(reason);
		await expect(speaking).rejects.toBe(reason);
		await ended(processId);
	});

	it.each([
		['cut off', (folder: string) => truncate(join(folder, 'vector_estimator.int8.onnx'), 1_000)],
		['foreign', (folder: string) => writeFile(join(folder, 'vocoder.int8.onnx'), 'not a graph')],
		['of another size', (folder: string) => truncate(join(folder, 'voice.bin'), 10_000)],
		['without a key', (folder: string) => writeFile(join(folder, 'tts.json'), '{}')],
	])('survives a file that is %s', async (_, spoil) => {
		studio = await startNaturalSpeech({ spoil });
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({
			code: 'natural_voices_failed',
			cause: { reason: 'unreadable' },
		});
	});

	it.each([10e6, 130e6])('says that %d bytes of memory are too few', async (mostBytes) => {
		studio = await startNaturalSpeech({ mostBytes, work: 4_000 });
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({
			code: 'natural_voices_failed',
			cause: { reason: 'memory' },
		});
	});

	it('refuses a voice that the model does not have, in place of speaking with another', async () => {
		studio = await startNaturalSpeech();
		const { runner, model } = studio;
		const utterance = { text: TEXT, speaker: 10, speed: 1, steps: 5, seed: 1, language: 'pt', mostCharacters: 300 };
		const { signal } = new AbortController();
		const wanted = { model: model.runtime('pt-BR'), bytes: model.bytes, urgent: false, signal };
		await expect(runner.speak({ ...wanted, utterance })).rejects.toMatchObject({ reason: 'no_voice' });
		await expect(runner.speak({ ...wanted, utterance: { ...utterance, speaker: 9 } })).resolves.toBeDefined();
	});

	it('leaves no process behind that was given up while the one before it was let go', async () => {
		const before = processes();
		studio = await startNaturalSpeech();
		const other = await startNaturalSpeech();
		await studio.speech.synthesize(request([TEXT]));
		const { runner, model } = studio;
		const controller = new AbortController();
		const utterance = { text: TEXT, speaker: 0, speed: 1, steps: 5, seed: 1, language: 'pt', mostCharacters: 300 };
		const wanted = { model: other.model.runtime('pt-BR'), bytes: model.bytes, utterance, urgent: false };
		const given = runner.speak({ ...wanted, signal: controller.signal });
		controller.abort(new Error('enough'));
		await expect(given).rejects.toThrow('enough');
		await studio.speech.synthesize(request([TEXT]));
		expect(processes()).toBe(before + 1);
		await other.close();
	});

	it('leaves no process behind when it is closed while its model is loaded', async () => {
		const before = processes();
		studio = await startNaturalSpeech();
		const speaking = studio.speech.synthesize(request([TEXT]));
		await vi.waitUntil(() => processes() > before, { ...WAITED, interval: 1 });
		await Promise.all([expect(speaking).rejects.toMatchObject({ code: 'natural_voices_failed' }), studio.close()]);
		expect(processes()).toBe(before);
	});
});
