import { NexusError } from '@nexus/core/errors';
import type { ClipRequest, SpeechListener } from '@nexus/core/ports';
import { describe, expect, it } from 'vitest';
import { createOpenAiSpeech, type OpenAiCall } from './index.ts';

const request = (texts: string[]): ClipRequest => ({
	language: 'pt-BR',
	lines: texts.map((text) => ({ speaker: 'A', name: 'Ana', voice: 'Kore', style: 'calma', text })),
	signal: new AbortController().signal,
});

/** Takes every recording for the speech of its lines. */
const trusting: SpeechListener = {
	listenFor:
		({ lines }) =>
		async ({ bytes }) => {
			const pcm = new Int16Array(bytes.length);
			return {
				clip: { pcm, sampleRate: 24_000, lines: lines.map(() => ({ start: 0, end: 1, words: [] })) },
				doubt: null,
			};
		},
};

/** A server that refuses the formats that it does not know. */
function speechOf(
	formats: string[],
	voices: Parameters<typeof createOpenAiSpeech>[0]['voices'] = [],
	listener = trusting,
) {
	const calls: OpenAiCall['body'][] = [];
	const client = {
		provider: 'o servidor local:8880',
		async bytes({ body, path }: OpenAiCall) {
			calls.push({ ...body, path });
			if (!formats.includes(String(body.response_format))) throw new NexusError('provider_request_refused');
			return { bytes: new Uint8Array(10), contentType: `audio/${body.response_format}` };
		},
	};
	return { speech: createOpenAiSpeech({ client, model: 'kokoro', voices, listener }), calls };
}

describe('speech of an OpenAI-compatible server', () => {
	it('is asked for line by line, its numbers in words', async () => {
		const { speech, calls } = speechOf(['wav']);
		const { lines } = await speech.synthesize(request(['São 25% de R$ 1.000.', 'Certo?']));
		expect(lines).toHaveLength(2);
		const common = { path: '/audio/speech', model: 'kokoro', voice: 'pf_dora', response_format: 'wav', stream: false };
		expect(calls).toEqual([
			{ ...common, input: 'São vinte e cinco por cento de mil reais.' },
			{ ...common, input: 'Certo?' },
		]);
	});

	it('is given words as they are said', async () => {
		const { speech, calls } = speechOf(['wav']);
		const asked = request(['O nginx tem 2 portas.']);
		const pronunciations = [{ word: 'Nginx', said: 'endjin écs', matchCase: false }];
		await speech.synthesize({ ...asked, lines: asked.lines.map((line) => ({ ...line, pronunciations })) });
		expect(calls).toMatchObject([{ input: 'O endjin écs tem duas portas.' }]);
	});

	it('comes as PCM where WAV is refused, and is asked for so from then on', async () => {
		const { speech, calls } = speechOf(['pcm']);
		await speech.synthesize(request(['Um.']));
		await speech.synthesize(request(['Dois.']));
		expect(calls.map((body) => body.response_format)).toEqual(['wav', 'pcm', 'pcm']);
	});

	it('is not asked for again when every format is refused', async () => {
		const { speech, calls } = speechOf([]);
		await expect(speech.synthesize(request(['Um.']))).rejects.toMatchObject({ code: 'provider_request_refused' });
		expect(calls).toHaveLength(2);
	});

	it('is in the voices that are set, for the language first', async () => {
		const { speech, calls } = speechOf(
			['wav'],
			[
				{ language: null, voice: 'Kore', name: 'todas' },
				{ language: 'pt-BR', voice: 'Kore', name: 'só-esta' },
			],
		);
		await speech.synthesize(request(['Um.']));
		await speech.synthesize({ ...request(['One.']), language: 'en-US' });
		expect(calls.map(({ voice }) => voice)).toEqual(['só-esta', 'todas']);
	});

	it('tells Kokoro the language of the text where the voice is of another', async () => {
		const voices = (['am_puck', 'shimmer', 'pf_dora'] as const).map((name) => [
			{ language: null, voice: 'Kore' as const, name },
		]);
		const bodies = voices.map(async (set) => {
			const { speech, calls } = speechOf(['wav'], set);
			await speech.synthesize(request(['Um.']));
			return calls[0]?.lang_code;
		});
		expect(await Promise.all(bodies)).toEqual(['p', undefined, undefined]);
	});

	it('is another version with other voices', () => {
		const other = speechOf([], [{ language: null, voice: 'Kore', name: 'outra' }]);
		expect(other.speech.version).not.toBe(speechOf([]).speech.version);
		expect(speechOf([]).speech.version).toBe(speechOf([]).speech.version);
	});
});
