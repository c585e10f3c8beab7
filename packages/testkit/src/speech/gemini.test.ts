import { createEspeakSpeech } from '@nexus/adapters/speech-espeak';
import { createSpeechListener } from '@nexus/adapters/speech-listener';
import type { ClipRequest, ModelUsage, SpeechSynthesizer } from '@nexus/core/ports';
import { createGeminiClient, createGeminiSpeech } from '@nexus/providers/gemini';
import { createOutbound } from '@nexus/providers/outbound';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Emulator, type Fault, startGeminiEmulator } from '../emulators/index.ts';
import { sharedThreads } from '../threads/index.ts';
import { speechCompliance } from './compliance.ts';

const MODEL = 'gemini-3.8-flash-tts';
const PREVIEW = 'gemini-2.5-flash-preview-tts';

const TALK = [
	'Em 1727, o café chegou ao Brasil pelas mãos de Francisco de Melo Palheta, que trouxe mudas da Guiana Francesa.',
	'E deu certo logo de cara? Eu imagino que não.',
	'Nem tanto. Primeiro no Pará, depois no Maranhão, e só em 1760 no Rio de Janeiro, onde o clima ajudava muito mais.',
	'Entendi. Em 1850, portanto, já eram 40% das exportações, certo?',
];

interface Studio {
	emulator: Emulator;
	/** @param firstByteMs how long an answer is waited for */
	speechOf(model: string, firstByteMs?: number): SpeechSynthesizer;
	close(): Promise<void>;
}

async function startStudio(): Promise<Studio> {
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

function request(texts: string[], changes: Partial<ClipRequest> = {}): ClipRequest {
	const hosts = [
		{ speaker: 'A', name: 'Ana', voice: 'Kore', style: 'calma e curiosa, como quem conta uma história' },
		{ speaker: 'B', name: 'Beto', voice: 'Puck', style: 'animado' },
	] as const;
	const lines = texts.map((text, at) => ({ ...(at % 2 ? hosts[1] : hosts[0]), text }));
	return { language: 'pt-BR', lines, signal: new AbortController().signal, ...changes };
}

speechCompliance(MODEL, async () => {
	const { speechOf, close } = await startStudio();
	return { speech: speechOf(MODEL), close };
});

describe('speech by Gemini', () => {
	let studio: Studio;
	let speech: SpeechSynthesizer;
	beforeAll(async () => {
		studio = await startStudio();
		speech = studio.speechOf(MODEL);
	});
	afterAll(() => studio.close());
	beforeEach(() => {
		studio.emulator.faults.clear();
		studio.emulator.reset();
	});

	it.each([MODEL, PREVIEW])('says a dialogue in one request of %s, as it is written', async (model) => {
		const texts = ['Se x < 5, então | como dizem | <b>tudo</b> muda.', ...TALK];
		const { lines } = await studio.speechOf(model).synthesize(request(texts));
		expect(lines).toHaveLength(texts.length);
		const [call, ...more] = studio.emulator.calls;
		expect(more).toEqual([]);
		expect(call?.turns).toEqual(['Se x menor que 5, então, como dizem, b tudo /b muda.', ...TALK]);
	});

	const PASSING: Fault[] = [
		...(['http-500', 'http-502', 'http-503', 'http-504', 'quota-minute', 'reset', 'broken-body'] as const),
		...(['cut-json', 'html', 'stall', 'other-empty', 'safety-as-other', 'max-tokens', 'malformed'] as const),
		...(['cut-audio', 'empty-wav', 'text-part', 'near-silence', 'fading', 'style-aloud', 'rambling'] as const),
		...(['said-twice', 'white-noise', 'clipped', 'missing-third', 'slow-header', 'fast-header', 'other-text'] as const),
	];
	/** What is wrong with the sound of these is found in a whole talk; two turns of it are enough for the others. */
	const IN_SOUND: Fault[] = [
		'cut-audio',
		'near-silence',
		'fading',
		'style-aloud',
		'rambling',
		'max-tokens',
		'other-text',
	];
	/** The figures of these are lost with the rest of the answer. */
	const LOST: Fault[] = ['cut-json', 'broken-body', 'stall'];
	it.each(PASSING)('gets over %s', async (fault) => {
		studio.emulator.faults.next(fault);
		const used: ModelUsage[] = [];
		const talk = IN_SOUND.includes(fault) ? TALK : TALK.slice(0, 2);
		const clip = await speech.synthesize(request(talk, { used: (usage) => used.push(usage) }));
		expectSound(clip, talk);
		const { faults, tokensOut, wasted } = studio.emulator.counts();
		expect(faults).toEqual({ [fault]: 1 });
		const outputOf = (usages: ModelUsage[]) => usages.reduce((sum, { outputTokens }) => sum + outputTokens, 0);
		const unread = LOST.includes(fault) ? wasted.tokensOut : 0;
		expect(outputOf(used)).toBe(tokensOut - unread);
		expect(outputOf(used.filter((usage) => usage.wasted))).toBe(wasted.tokensOut - unread);
	});

	it('asks again when an answer does not come in time', async () => {
		studio.emulator.faults.next('hang');
		expectSound(await studio.speechOf(MODEL, 4_000).synthesize(request(TALK)), TALK);
	});

	it.each([
		['key-invalid', 'provider_key_invalid'],
		['http-403', 'provider_refused'],
		['http-404', 'provider_model_missing'],
		['quota-day', 'provider_quota_day'],
	] as const)('stops at once at %s', async (fault, code) => {
		studio.emulator.faults.always(fault);
		await expect(speech.synthesize(request(TALK))).rejects.toMatchObject({ code });
		expect(studio.emulator.calls).toHaveLength(1);
	});

	it('voices around a sentence that is blocked to name it', async () => {
		studio.emulator.faults.always('prohibited-content', { matching: 'já eram 40%' });
		const failing = speech.synthesize(request(TALK));
		await expect(failing).rejects.toMatchObject({
			code: 'speech_blocked',
			values: { text: expect.stringContaining('40%') },
		});
	});

	it('gives up with a named error when all audio is cut off', async () => {
		studio.emulator.faults.always('cut-audio');
		await expect(speech.synthesize(request(TALK))).rejects.toMatchObject({ code: 'speech_failed' });
		expect(studio.emulator.counts().calls.speech).toBeLessThan(12);
	});

	it.each(['said-twice', 'white-noise', 'clipped', 'missing-third', 'slow-header', 'fast-header'] as const)(
		'never accepts %s, however often it comes',
		async (fault) => {
			studio.emulator.faults.always(fault);
			await expect(speech.synthesize(request(TALK.slice(1, 2)))).rejects.toMatchObject({ code: 'speech_failed' });
		},
	);

	it('flags the lines of which other words were said twice, and asks no third time', async () => {
		studio.emulator.faults.always('other-text');
		const { lines } = await speech.synthesize(request(TALK));
		expect(studio.emulator.calls).toHaveLength(2);
		expect(lines.filter(({ doubt }) => doubt).length).toBeGreaterThan(TALK.length / 2);
		studio.emulator.faults.clear();
		const right = await speech.synthesize(request(TALK));
		expect(right.lines.filter(({ doubt }) => doubt)).toEqual([]);
	});

	it('with 30 % of calls failing, in all ways, gives sound clips or named errors', async () => {
		studio.emulator.faults.set({ rate: 0.3, seed: 7 });
		const hasty = studio.speechOf(MODEL, 4_000);
		const codes: string[] = [];
		let good = 0;
		for (let clip = 0; clip < 12; clip++) {
			const texts = [...TALK.slice(clip % 4), ...TALK.slice(0, clip % 4)];
			try {
				expectSound(await hasty.synthesize(request(texts)), texts);
				good++;
			} catch (error) {
				if (!(error instanceof Error && error.name === 'NexusError' && 'code' in error)) throw error;
				codes.push(String(error.code));
			}
		}
		const lasting = ['provider_key_invalid', 'provider_refused', 'provider_model_missing', 'provider_quota_day'];
		expect(codes.filter((code) => code !== 'provider_timeout' && !lasting.includes(code))).toEqual([]);
		expect(good).toBeGreaterThan(6);
		const { calls, wasted } = studio.emulator.counts();
		console.info(
			`${good} of 12 clips, ${codes.length} named errors; ${calls.speech} calls, ${wasted.calls} wasted, ${wasted.tokensOut} tokens of audio wasted`,
		);
	}, 300_000);
});

/** Whole speech: 8 to 30 characters a second, loud, every line with all its words. */
function expectSound(
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
