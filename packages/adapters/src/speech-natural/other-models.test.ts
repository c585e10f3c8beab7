import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language, VoiceId } from '@nexus/contract';
import { type SpeechListener, secondVoiceOf } from '@nexus/core/ports';
import type { Pronunciation } from '@nexus/language/spoken-text';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseVoice } from './choose-voice.ts';
import { generationOptions } from './generation-options.ts';
import type { ModelRunner } from './model-runner.ts';
import { createNaturalSpeech } from './natural-speech.ts';
import { recognizeModel } from './recognize-model.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-models-'));
	await mkdir(join(folder, 'espeak-ng-data'));
	await writeFile(join(folder, 'tokens.txt'), '');
});
afterEach(() => rm(folder, { recursive: true }));

async function model() {
	const found = await recognizeModel(folder);
	if (!found) throw new Error('no model is recognized');
	return found;
}

/** A folder of Kokoro's with so many bytes of voices. */
async function kokoro(bytes: number) {
	await writeFile(join(folder, 'model.onnx'), 'graph');
	await writeFile(join(folder, 'voices.bin'), '');
	await truncate(join(folder, 'voices.bin'), bytes);
}

async function piper(description: object) {
	await writeFile(join(folder, 'pt_BR-faber-medium.onnx'), 'graph');
	await writeFile(join(folder, 'pt_BR-faber-medium.onnx.json'), JSON.stringify(description));
}

const V1_0 = 27_678_720;
const speaker = async (voice: VoiceId, language: Language) => chooseVoice(await model(), voice, language)?.speaker;

/** The model's voices with what the runtime is told. */
async function speaking() {
	const told: Parameters<ModelRunner['speak']>[0][] = [];
	const runner: ModelRunner = {
		...{ processId: null, close: async () => undefined },
		speak: async (request) => {
			told.push(request);
			return { sound: { pcm: new Uint8Array(2), sampleRate: 22_050 }, milliseconds: 1 };
		},
	};
	const clip = { pcm: new Int16Array(1), sampleRate: 22_050, lines: [] };
	const listener: SpeechListener = { listenFor: () => async () => ({ clip, doubt: null }) };
	const natural = { name: 'outro', fingerprint: 'f', model: await model() };
	return { told, speech: createNaturalSpeech({ runner, listener, natural, quality: 'fast' }) };
}

/** What the runtime is given for a line. */
async function asked(language: Language, text = 'Oi.', pronunciations: Pronunciation[] = []) {
	const { told, speech } = await speaking();
	const line = { speaker: 'A', name: 'Ana', voice: 'Puck', style: '', text, pronunciations } as const;
	await speech.synthesize({ language, lines: [line], signal: new AbortController().signal });
	const [request] = told;
	if (!request) throw new Error('nothing was asked for');
	return { ...generationOptions(request.utterance), text: request.utterance.text, model: request.model };
}

it('knows Kokoro 1.0 by its 53 voices, of which three speak Portuguese', async () => {
	await kokoro(V1_0);
	const { family, voices } = await model();
	expect(family).toBe('kokoro');
	expect(voices.filter(({ languages }) => languages.includes('pt-BR')).map(({ speaker: number }) => number)).toEqual([
		42, 43, 44,
	]);
	expect(await speaker('Puck', 'pt-BR')).toBe(43);
	expect(await speaker('Aoede', 'pt-BR')).toBe(42);
	expect(await speaker('Fenrir', 'en-US')).toBe(14);
});

it.each([
	['0.19', 11, 511, 11],
	['1.1', 103, 510, 2],
])('knows Kokoro %s, which speaks no Portuguese and has no voice beyond its own', async (_, speakers, rows, most) => {
	await kokoro(speakers * rows * 1_024);
	const { voices } = await model();
	expect(voices.every(({ speaker: number }) => number < most)).toBe(true);
	expect(await speaker('Puck', 'pt-BR')).toBeUndefined();
	expect(await speaker('Kore', 'en-US')).toBeTypeOf('number');
	await expect(asked('pt-BR')).rejects.toMatchObject({ code: 'natural_voices_language' });
});

it('refuses a Kokoro with a number of voices that no version has', async () => {
	await kokoro(V1_0 - 1_024);
	expect(await recognizeModel(folder)).toBeNull();
});

it.each([
	['pt-BR', 'pt-br'],
	['en-US', 'en-us'],
] as const)('has Kokoro read %s as eSpeak names it', async (language, name) => {
	await kokoro(V1_0);
	const { extra, model: loaded } = await asked(language);
	expect(extra).toMatchObject({ lang: name });
	expect(loaded).toMatchObject({ kokoro: { lang: name, voices: join(folder, 'voices.bin') } });
});

it('knows a voice of Piper by the description beside it, and tells it no language', async () => {
	await piper({ language: { code: 'pt_BR' }, dataset: 'faber', num_speakers: 1 });
	const { family, voices } = await model();
	expect({ family, voices }).toEqual({
		family: 'piper',
		voices: [{ name: 'faber', speaker: 0, gender: 'male', languages: ['pt-BR'] }],
	});
	expect(await speaker('Kore', 'pt-BR')).toBe(0);
	const { extra, model: loaded } = await asked('pt-BR', 'São 40%.');
	expect(extra).not.toHaveProperty('lang');
	expect(loaded).toMatchObject({ vits: { dataDir: join(folder, 'espeak-ng-data') } });
	await expect(asked('en-US')).rejects.toMatchObject({ code: 'natural_voices_language' });
});

it('gives each of ours another voice of a Piper with several', async () => {
	await piper({ language: { code: 'en_US' }, dataset: 'libritts', num_speakers: 4 });
	expect(await speaker('Puck', 'en-US')).not.toBe(await speaker('Charon', 'en-US'));
	expect((await model()).voices.map(({ name }) => name)).toContain('libritts-3');
});

it('refuses a Piper that speaks none of our languages, or whose description is none', async () => {
	await piper({ language: { code: 'de_DE' }, num_speakers: 1 });
	expect(await recognizeModel(folder)).toBeNull();
	await writeFile(join(folder, 'pt_BR-faber-medium.onnx.json'), 'no json');
	expect(await recognizeModel(folder)).toBeNull();
});

it('gives a model our spoken forms of figures, and words as the dictionary says them', async () => {
	await kokoro(V1_0);
	const { text } = await asked('pt-BR', 'O nginx fez 40% em 1850.', [
		{ word: 'Nginx', said: 'endjin écs', matchCase: false },
	]);
	expect(text).toBe('O endjin écs fez quarenta por cento em mil oitocentos e cinquenta.');
});

/** The second host's voice where both would have one and the same. */
async function second(first: VoiceId, other: VoiceId, language: Language, more: { A?: string; B?: string } = {}) {
	const { speech } = await speaking();
	const host = (voice: VoiceId, model_voice: string | undefined) => ({
		...{ name: voice, voice, style: '', description: '' },
		...(model_voice !== undefined && { model_voice }),
	});
	return secondVoiceOf(speech, { A: host(first, more.A), B: host(other, more.B) }, language);
}

it('gives a second host another voice where one of the model’s stands for both', async () => {
	await kokoro(V1_0);
	expect(await second('Puck', 'Fenrir', 'pt-BR')).toBe('pm_santa');
	// There is one Brazilian woman.
	expect(await second('Kore', 'Aoede', 'pt-BR')).toBe('pm_alex');
	expect(await second('Puck', 'Kore', 'pt-BR')).toBeUndefined();
	expect(await second('Kore', 'Aoede', 'en-US')).toBeUndefined();
	expect(await second('Puck', 'Fenrir', 'en-US', { A: 'am_fenrir' })).toBe('am_adam');
});

it('leaves hosts alike who were chosen so, and says where there is no other voice', async () => {
	await kokoro(V1_0);
	expect(await second('Puck', 'Puck', 'pt-BR')).toBeUndefined();
	expect(await second('Puck', 'Fenrir', 'pt-BR', { B: 'pm_alex' })).toBeUndefined();
	await rm(join(folder, 'voices.bin'));
	await piper({ language: { code: 'pt_BR' }, dataset: 'faber', num_speakers: 1 });
	expect(await second('Puck', 'Kore', 'pt-BR')).toBeNull();
});
