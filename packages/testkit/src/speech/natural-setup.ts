import { mkdtemp, rm } from 'node:fs/promises';
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
import { vi } from 'vitest';
import { makeTestModel, type TestModel } from '../natural-voices/index.ts';
import { sharedThreads } from '../threads/index.ts';

export interface NaturalSpeechOptions extends TestModel {
	mostBytes?: number;
	idleMs?: number;
	/** Spoils the files after they were recognized. */
	spoil?: (folder: string) => Promise<void>;
}

export const WAITED = { timeout: 100_000 };
export const TEXT = 'A pressa de vender crescia.';

export async function startNaturalSpeech(options: NaturalSpeechOptions = {}) {
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

export function request(texts: string[], changes: Partial<ClipRequest> = {}): ClipRequest {
	const lines = texts.map((text) => ({ speaker: 'A', name: 'Ana', voice: 'Kore', style: '', text }) as const);
	return { language: 'pt-BR', lines, signal: new AbortController().signal, ...changes };
}

export const bytesOf = ({ pcm }: SpokenClip) => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength);
export const processOf = (runner: ModelRunner) => vi.waitUntil(() => runner.processId, WAITED);
/** Resolves when there is no such process any more. */
export const ended = (processId: number) =>
	vi.waitUntil(() => {
		try {
			process.kill(processId, 0);
			return false;
		} catch {
			return true;
		}
	}, WAITED);
