import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { createSpeechListener } from '@nexus/adapters/speech-listener';
import type { ClipRequest, SpeechSynthesizer } from '@nexus/core/ports';
import { createOpenAiClient, createOpenAiSpeech } from '@nexus/providers/openai';
import { createOutbound } from '@nexus/providers/outbound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Emulator, type Fault, type OpenAiEmulatorOptions, startOpenAiEmulator } from '../emulators/index.ts';
import { variants } from '../long-runs/index.ts';
import { sharedThreads } from '../threads/index.ts';
import { speechCompliance } from './compliance.ts';

/** Kokoro has three voices for Portuguese: others of its voices stand in for the rest of ours. */
const VOICES: Parameters<typeof createOpenAiSpeech>[0]['voices'] = [
	{ language: 'pt-BR', voice: 'Zephyr', name: 'af_bella' },
	{ language: 'pt-BR', voice: 'Fenrir', name: 'am_fenrir' },
	{ language: 'pt-BR', voice: 'Aoede', name: 'af_aoede' },
];
const TEXT = 'Em 1850, o café já respondia por 40% das exportações do Brasil, e a pressa de vender crescia a cada ano.';

interface Studio {
	emulator: Emulator;
	speech: SpeechSynthesizer;
	close(): Promise<void>;
}

async function startStudio(options: OpenAiEmulatorOptions = {}, model = 'kokoro', voices = VOICES): Promise<Studio> {
	const emulator = await startOpenAiEmulator(options);
	const pool = sharedThreads();
	const outbound = createOutbound({ allowedPrivateHosts: ['127.0.0.1'] });
	const listener = createSpeechListener({ pool, reference: createEspeakSpeech({ pool }) });
	const client = createOpenAiClient({
		apiKey: emulator.apiKey || null,
		baseUrl: `${emulator.url}/v1`,
		fetch: outbound.fetch,
		retry: { baseMs: 5, maxMs: 20 },
		timeouts: { firstByteMs: 60_000, betweenMs: 1_500 },
	});
	return {
		emulator,
		speech: createOpenAiSpeech({ client, model, voices, listener }),
		async close() {
			await Promise.all([emulator.close(), outbound.close()]);
		},
	};
}

function request(texts: string[], changes: Partial<ClipRequest> = {}): ClipRequest {
	const lines = texts.map((text) => ({ speaker: 'A', name: 'Ana', voice: 'Kore', style: '', text }) as const);
	return { language: 'pt-BR', lines, signal: new AbortController().signal, ...changes };
}

speechCompliance('an OpenAI-compatible server', () => startStudio());

describe('speech by a server of one’s own', () => {
	let studio: Studio;
	beforeAll(async () => {
		studio = await startStudio({ apiKey: 'segredo' });
	});
	afterAll(() => studio.close());
	beforeEach(() => {
		studio.emulator.faults.clear();
		studio.emulator.reset();
	});

	const PASSING = variants<Fault>(
		['http-503', 'reset', 'stall', 'cut-audio', 'empty-wav', 'said-twice', 'missing-third', 'fast-header'],
		[
			...(['http-500', 'quota-minute', 'broken-body', 'html', 'text-part', 'near-silence', 'fading'] as const),
			...(['rambling', 'white-noise', 'clipped', 'slow-header'] as const),
		],
	);
	it.each(PASSING)('gets over %s', async (fault) => {
		studio.emulator.faults.next(fault);
		const { lines, pcm, sampleRate } = await studio.speech.synthesize(request([TEXT]));
		expect(TEXT.length / (pcm.length / sampleRate)).toBeGreaterThan(8);
		expect(TEXT.length / (pcm.length / sampleRate)).toBeLessThan(20);
		expect(lines[0]?.words).toHaveLength(TEXT.split(' ').length);
		expect(studio.emulator.counts().faults).toEqual({ [fault]: 1 });
	});

	it('gives up with a named error when all audio is cut off', async () => {
		studio.emulator.faults.always('cut-audio');
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({ code: 'speech_failed' });
		expect(studio.emulator.counts().calls.speech).toBe(4);
	});

	it('says what its key or its model lacks', async () => {
		studio.emulator.faults.next('http-401');
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({ code: 'provider_key_invalid' });
		studio.emulator.faults.next('http-404');
		await expect(studio.speech.synthesize(request([TEXT]))).rejects.toMatchObject({ code: 'provider_model_missing' });
	});

	it.each([
		['speaches', 'speaches-ai/Kokoro-82M-v1.0-ONNX', 'pf_dora'],
		['localai', 'voice-pt_BR-faber-medium', 'nova'],
	] as const)('works with %s', async (server, model, name) => {
		const other = await startStudio({ speech: server }, model, [{ language: null, voice: 'Kore', name }]);
		try {
			const { lines } = await other.speech.synthesize(request([TEXT]));
			expect(lines[0]?.words).toHaveLength(TEXT.split(' ').length);
			expect(other.emulator.calls.map(({ turns }) => turns)).toEqual([[expect.stringContaining('quarenta por cento')]]);
		} finally {
			await other.close();
		}
	});
});
