import { NexusError } from '@nexus/core/errors';
import type { ClipRequest, ModelUsage, SpeechDoubt, SpeechFault, WasteLimit } from '@nexus/core/ports';
import { describe, expect, it } from 'vitest';
import { createProvidedSpeech, RefusedSpeech, type SpeechProvider } from './index.ts';

const RATE = 1_000;
const USAGE = { model: 'voz', inputTokens: 10, outputTokens: 20, cachedTokens: 0 };

const request = (texts: string[], changes: Partial<ClipRequest> = {}): ClipRequest => ({
	language: 'pt-BR',
	lines: texts.map((text, at) => ({ speaker: at % 2 ? 'B' : 'A', name: 'Ana', voice: 'Kore', style: '', text })),
	signal: new AbortController().signal,
	...changes,
});

type Verdict = SpeechFault | SpeechDoubt | 'good' | RefusedSpeech;

/**
 * A provider that records what it was asked to say, a sample for each character, and a listener that finds a word in
 * each line. `judge` is asked for each answer.
 */
function studio(judge: (texts: string[], call: number) => Verdict, limits = { lines: 60, characters: 1_800 }) {
	const asked: string[][] = [];
	const provider: SpeechProvider = {
		id: 'voz',
		version: '1',
		usesStyle: false,
		clipSeconds: 70,
		concurrency: 1,
		limits,
		async ask({ lines }) {
			const texts = lines.map(({ text }) => text);
			asked.push(texts);
			const verdict = judge(texts, asked.length);
			const refused = verdict instanceof RefusedSpeech;
			return { audio: refused ? verdict : { bytes: Buffer.from(verdict), mimeType: '' }, usage: USAGE };
		},
		reread: ({ bytes }) => ({ audio: { bytes, mimeType: '' }, usage: USAGE }),
	};
	const speech = createProvidedSpeech(provider, {
		listenFor:
			({ lines }) =>
			async ({ bytes }) => {
				const verdict = Buffer.from(bytes).toString() as Exclude<Verdict, RefusedSpeech>;
				const doubt = verdict === 'left_out' || verdict === 'added' ? verdict : null;
				if (verdict !== 'good' && !doubt) return { fault: verdict as SpeechFault };
				const pcm = new Int16Array(lines.reduce((sum, { text }) => sum + text.length, 0)).fill(1);
				let at = 0;
				const spoken = lines.map(({ text }) => {
					const [start, end] = [at / RATE, (at + text.length) / RATE];
					at += text.length;
					return { start, end, words: [[0, text.trimEnd().length, start, end] as [number, number, number, number]] };
				});
				return { clip: { pcm, sampleRate: RATE, lines: spoken }, doubt };
			},
	});
	return { speech, asked };
}

describe('speech of a provider', () => {
	it('is asked for again when what came is no speech, and the waste is told', async () => {
		const { speech, asked } = studio(
			(_, call) => (['cut_off', new RefusedSpeech('unfinished'), 'good'] as const)[call - 1] ?? 'good',
		);
		const used: ModelUsage[] = [];
		await speech.synthesize(request(['Um.', 'Dois.'], { used: (usage) => used.push(usage) }));
		expect(asked).toHaveLength(3);
		expect(used.map(({ wasted }) => wasted)).toEqual([true, true, false]);
	});

	it('is asked for in halves, between turns, when it keeps failing', async () => {
		const { speech, asked } = studio((texts) => (texts.length > 1 ? 'cut_off' : 'good'));
		const { lines, pcm, sampleRate } = await speech.synthesize(request(['Um dois três.', 'Quatro cinco.', 'Seis.']));
		expect(asked.filter((texts) => texts.length === 3)).toHaveLength(3);
		expect(asked.filter((texts) => texts.length === 1).map(([text]) => text)).toEqual([
			'Um dois três.',
			'Quatro cinco.',
			'Seis.',
		]);
		expect(lines).toHaveLength(3);
		for (const [at, { start, end }] of lines.entries()) {
			expect(end).toBeGreaterThan(start);
			if (at > 0) expect(start).toBeCloseTo((lines[at - 1]?.end ?? 0) + 0.3);
		}
		expect(lines.at(-1)?.end).toBeCloseTo(pcm.length / sampleRate);
	});

	it('is asked for sentence by sentence when one turn keeps failing, with the words where they were', async () => {
		const text = 'A primeira frase. A segunda frase!';
		const { speech } = studio(([said = '']) => (said === text ? 'gap' : 'good'));
		const { lines } = await speech.synthesize(request([text]));
		expect(lines).toHaveLength(1);
		expect(lines[0]?.words.map(([from, to]) => text.slice(from, to))).toEqual([
			'A primeira frase.',
			'A segunda frase!',
		]);
	});

	it('is asked for again once on a doubt, whatever comes then', async () => {
		const once = studio((_, call) => (call === 1 ? 'added' : 'good'));
		await once.speech.synthesize(request(['Um.', 'Dois.']));
		expect(once.asked).toHaveLength(2);
		const always = studio(() => 'left_out');
		await expect(always.speech.synthesize(request(['Um.', 'Dois.']))).resolves.toMatchObject({ sampleRate: RATE });
		expect(always.asked).toHaveLength(2);
		const worse = studio((_, call) => (call === 1 ? 'left_out' : 'silent'));
		await expect(worse.speech.synthesize(request(['Um.', 'Dois.']))).resolves.toMatchObject({ sampleRate: RATE });
		expect(worse.asked).toHaveLength(2);
		const gone = studio((_, call) => {
			if (call > 1) throw new NexusError('provider_unavailable');
			return 'left_out';
		});
		await expect(gone.speech.synthesize(request(['Um.', 'Dois.']))).resolves.toMatchObject({ sampleRate: RATE });
	});

	it('is told of each answer whether it was of use, and asks for none that is not granted', async () => {
		const outcomes: string[] = [];
		const waste: WasteLimit = {
			async enter() {
				if (outcomes.length === 2) throw new NexusError('speech_unusable');
				return (outcome) => outcomes.push(outcome);
			},
		};
		const { speech, asked } = studio((_, call) => (call === 1 ? 'good' : 'noise'));
		await speech.synthesize(request(['Um.'], { waste }));
		const failing = speech.synthesize(request(['Um.', 'Dois.'], { waste }));
		await expect(failing).rejects.toMatchObject({ code: 'speech_unusable' });
		expect([outcomes, asked.length]).toEqual([['heard', 'useless'], 2]);
	});

	it('keeps what was asked for before the end, and asks for nothing more', async () => {
		const ending = new AbortController();
		const { speech, asked } = studio(() => {
			ending.abort(new Error('the job has failed'));
			return 'good';
		});
		const { lines } = await speech.synthesize(request(['Um.'], { ending: ending.signal }));
		expect(lines).toHaveLength(1);
		await expect(speech.synthesize(request(['Dois.'], { ending: ending.signal }))).rejects.toThrow('has failed');
		expect(asked).toHaveLength(1);
	});

	it('ends with speech_failed when nothing helps', async () => {
		const { speech, asked } = studio(() => 'silent');
		const failing = speech.synthesize(request(['Uma frase. Outra frase.', 'Mais uma.']));
		await expect(failing).rejects.toMatchObject({ code: 'speech_failed', cause: { reason: 'silent' } });
		expect(asked.length).toBeLessThanOrEqual(9);
	});

	it('names the sentence that the provider does not want to say', async () => {
		const blocked = 'Isto não se diz.';
		const { speech, asked } = studio((texts) =>
			texts.some((text) => text.includes(blocked)) ? new RefusedSpeech('blocked') : 'good',
		);
		const failing = speech.synthesize(request(['Bom dia.', `Uma coisa. ${blocked}`, 'Até logo.']));
		await expect(failing).rejects.toMatchObject({ code: 'speech_blocked', values: { text: blocked } });
		expect(asked.length).toBeLessThanOrEqual(10);
	});

	it('names the sentence of which nothing ever comes', async () => {
		const withheld = 'Isto não se diz.';
		const { speech } = studio((texts) =>
			texts.some((text) => text.includes(withheld)) ? new RefusedSpeech('withheld', 'OTHER') : 'good',
		);
		const failing = speech.synthesize(request(['Bom dia.', `Uma coisa. ${withheld}`, 'Até logo.']));
		await expect(failing).rejects.toMatchObject({ code: 'speech_blocked', values: { text: withheld } });
	});

	it('is not asked for where there is nothing to say', async () => {
		const { speech, asked } = studio(() => 'good');
		await expect(speech.synthesize(request(['Um.', '(…)']))).rejects.toMatchObject({ code: 'speech_failed' });
		expect(asked).toEqual([]);
	});

	it('does not ask for more at once than the provider can say', async () => {
		const { speech, asked } = studio(() => 'good', { lines: 2, characters: 40 });
		const long = `${'Uma frase de vinte. '.repeat(5)}Fim.`;
		const { lines } = await speech.synthesize(request(['Um.', 'Dois.', 'Três.', long]));
		expect(lines).toHaveLength(4);
		expect(asked.every((texts) => texts.length <= 2 && texts.join('').length <= 40)).toBe(true);
		expect(asked.flat().join('')).toBe(`Um.Dois.Três.${long}`);
	});

	it('passes on what asking again does not change', async () => {
		const { speech, asked } = studio(() => {
			throw new NexusError('provider_quota_day');
		});
		await expect(speech.synthesize(request(['Um.']))).rejects.toMatchObject({ code: 'provider_quota_day' });
		expect(asked).toHaveLength(1);
	});

	it('asks for nothing more once it is cancelled', async () => {
		const controller = new AbortController();
		const reason = new Error('enough');
		const { speech, asked } = studio(() => {
			controller.abort(reason);
			return 'cut_off';
		});
		await expect(speech.synthesize(request(['Um.', 'Dois.'], { signal: controller.signal }))).rejects.toBe(reason);
		expect(asked).toHaveLength(1);
	});
});
