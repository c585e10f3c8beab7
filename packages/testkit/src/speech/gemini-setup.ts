import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { createSpeechListener } from '@nexus/adapters/speech-listener';
import type { ClipRequest, SpeechSynthesizer } from '@nexus/core/ports';
import { createGeminiClient, createGeminiSpeech } from '@nexus/providers/gemini';
import { createOutbound } from '@nexus/providers/outbound';
import { expect } from 'vitest';
import { type Emulator, startGeminiEmulator } from '../emulators/index.ts';
import { sharedThreads } from '../threads/index.ts';

export const MODEL = 'gemini-3.8-flash-tts';
export const PREVIEW = 'gemini-2.5-flash-preview-tts';

export const TALK = [
	'Em 1727, o café chegou ao Brasil pelas mãos de Francisco de Melo Palheta, que trouxe mudas da Guiana Francesa.',
	'E deu certo logo de cara? Eu imagino que não.',
	'Nem tanto. Primeiro no Pará, depois no Maranhão, e só em 1760 no Rio de Janeiro, onde o clima ajudava muito mais.',
	'Entendi. Em 1850, portanto, já eram 40% das exportações, certo?',
];

export interface GeminiSpeechSetup {
	emulator: Emulator;
	/** @param firstByteMs how long an answer is waited for */
	speechOf(model: string, firstByteMs?: number): SpeechSynthesizer;
	close(): Promise<void>;
}

export async function startGeminiSpeech(): Promise<GeminiSpeechSetup> {
	const emulator = await startGeminiEmulator();
	const pool = sharedThreads();
	const outbound = createOutbound({ allowedPrivateHosts: ['127.0.0.1'] });
	const listener = createSpeechListener({ pool, reference: createEspeakSpeech({ pool }) });
	const clientOf = (firstByteMs: number) =>
		createGeminiClient({
			apiKey: emulator.apiKey,
			baseUrl: emulator.url,
			fetch: outbound.fetch,
			retry: { baseMs: 5, maxMs: 20 },
			timeouts: { firstByteMs, betweenMs: 1_500 },
		});
	return {
		emulator,
		speechOf: (model, firstByteMs = 60_000) => createGeminiSpeech({ client: clientOf(firstByteMs), model, listener }),
		async close() {
			await Promise.all([emulator.close(), outbound.close()]);
		},
	};
}

export function request(texts: string[], changes: Partial<ClipRequest> = {}): ClipRequest {
	const hosts = [
		{ speaker: 'A', name: 'Ana', voice: 'Kore', style: 'calma e curiosa, como quem conta uma história' },
		{ speaker: 'B', name: 'Beto', voice: 'Puck', style: 'animado' },
	] as const;
	const lines = texts.map((text, at) => ({ ...(at % 2 ? hosts[1] : hosts[0]), text }));
	return { language: 'pt-BR', lines, signal: new AbortController().signal, ...changes };
}

/** Whole speech: 8 to 30 characters a second, loud, every line with all its words. */
export function expectSound(
	{ pcm, sampleRate, lines }: Awaited<ReturnType<SpeechSynthesizer['synthesize']>>,
	texts: string[],
): void {
	const characters = texts.join(' ').length;
	const seconds = pcm.length / sampleRate;
	expect(characters / seconds).toBeGreaterThan(8);
	expect(characters / seconds).toBeLessThan(20);
	expect(Math.sqrt(pcm.reduce((sum, sample) => sum + sample * sample, 0) / pcm.length)).toBeGreaterThan(300);
	expect(lines.map(({ words }) => words.length > 0)).toEqual(texts.map(() => true));
}
