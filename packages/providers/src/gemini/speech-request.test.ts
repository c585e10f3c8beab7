import type { SpeechLine } from '@nexus/core/ports';
import { describe, expect, it } from 'vitest';
import { speechRequest } from './speech-request.ts';
import { deliveryOf, speakerNames, verbatim } from './speech-text.ts';

const ana: SpeechLine = { speaker: 'A', name: 'Ana', voice: 'Kore', style: 'calma', text: 'Olá.' };
const beto: SpeechLine = { speaker: 'B', name: 'Beto', voice: 'Puck', style: '', text: 'Oi!' };
const voice = (voiceName: string) => ({ voiceConfig: { prebuiltVoiceConfig: { voiceName } } });
const dialogue = {
	multiSpeakerVoiceConfig: {
		speakerVoiceConfigs: [
			{ speaker: 'Ana', ...voice('Kore') },
			{ speaker: 'Beto', ...voice('Puck') },
		],
	},
};

describe('a speech request', () => {
	it('has one part a turn, with its speaker and style', () => {
		expect(speechRequest('gemini-3.8-flash-tts', { language: 'pt-BR', lines: [ana, beto] })).toEqual({
			contents: [
				{
					role: 'user',
					parts: [
						{ text: 'Olá.', speechMetadata: { speaker: 'Ana', style: 'calma' } },
						{ text: 'Oi!', speechMetadata: { speaker: 'Beto' } },
					],
				},
			],
			generationConfig: {
				responseModalities: ['AUDIO'],
				responseFormat: { audio: { mimeType: 'AUDIO_L16', sampleRate: 24_000 } },
				speechConfig: { languageCode: 'pt-BR', ...dialogue },
			},
		});
	});

	it('says how a line is said, before how its host talks, and where a sound belongs', () => {
		const line: SpeechLine = {
			...ana,
			text: 'Olha só que história.',
			delivery: 'curiosa',
			tags: [{ at: 8, tag: 'laugh' }],
		};
		const part = { text: 'Olha só <laugh> que história.', speechMetadata: { style: 'curiosa. calma' } };
		expect(speechRequest('gemini-3.8-flash-tts', { language: 'pt-BR', lines: [line] })).toMatchObject({
			contents: [{ parts: [part] }],
		});
		expect(speechRequest('gemini-2.5-flash-preview-tts', { language: 'pt-BR', lines: [line] })).toMatchObject({
			contents: [{ parts: [{ text: 'Olha só que história.' }] }],
		});
	});

	it.each(['gemini-3.8-flash-tts', 'gemini-2.5-flash-preview-tts'])('spells words as they are said for %s', (model) => {
		const pronunciations = [{ word: 'nginx', said: 'endjin écs', matchCase: false }];
		const line: SpeechLine = { ...beto, text: 'O Nginx recebe.', pronunciations };
		expect(speechRequest(model, { language: 'pt-BR', lines: [line] })).toMatchObject({
			contents: [{ parts: [{ text: 'O endjin écs recebe.' }] }],
		});
	});

	it('names one voice where one host speaks', () => {
		expect(speechRequest('gemini-3.8-flash-tts', { language: 'en-US', lines: [beto, beto] })).toMatchObject({
			contents: [{ parts: [{ text: 'Oi!' }, { text: 'Oi!' }] }],
			generationConfig: { speechConfig: { languageCode: 'en-US', ...voice('Puck') } },
		});
	});

	it.each(['gemini-2.5-flash-preview-tts', 'gemini-2.5-pro-preview-tts', 'gemini-3.1-flash-tts-preview'])(
		'is one text of named lines for %s',
		(model) => {
			expect(speechRequest(model, { language: 'pt-BR', lines: [ana, beto] })).toEqual({
				contents: [{ role: 'user', parts: [{ text: 'Ana: Olá.\nBeto: Oi!' }] }],
				generationConfig: { responseModalities: ['AUDIO'], speechConfig: { languageCode: 'pt-BR', ...dialogue } },
			});
			expect(speechRequest(model, { language: 'pt-BR', lines: [ana] })).toMatchObject({
				contents: [{ parts: [{ text: 'Olá.' }] }],
				generationConfig: { speechConfig: voice('Kore') },
			});
		},
	);
});

describe('a line', () => {
	it.each([
		['Diga <laugh> agora', 'Diga laugh agora'],
		['se p < 0,05 e n >= 3', 'se p menor que 0,05 e n maior ou igual a 3'],
		['uma | duas |três|', 'uma, duas, três'],
		['primeira\nBeto: segunda\u2028\u0000terceira', 'primeira Beto: segunda terceira'],
		['a <|> b', 'a , b'],
	])('keeps nothing that the model would read as a sign: %j', (text, expected) => {
		expect(verbatim(text, 'pt-BR')).toBe(expected);
	});
});

describe('a style', () => {
	it('is cut at a phrase', () => {
		expect(deliveryOf('calma')).toBe('calma');
		expect(
			deliveryOf('Um professor paciente, que explica devagar. Gosta de exemplos <laugh> do dia a dia, e de perguntas'),
		).toBe('Um professor paciente, que explica devagar. Gosta de exemplos laugh do dia a dia');
		expect(deliveryOf('palavra '.repeat(40))).toMatch(/^(palavra ){9,11}palavra$/);
	});
});

describe('names of speakers', () => {
	const named = (a: string, b: string) =>
		speakerNames([
			{ ...ana, name: a },
			{ ...beto, name: b },
		]);

	it('hold letters, digits and spaces, and are never alike', () => {
		expect(named('Ana: <b>', 'Zé|Luís')).toEqual({ A: 'Ana b', B: 'Zé Luís' });
		expect(named('Ana', 'ana!')).toEqual({ A: 'Ana A', B: 'ana B' });
		expect(named('<>', '')).toEqual({ A: 'Host A', B: 'Host B' });
		expect(named('x'.repeat(60), 'Beto').A).toHaveLength(40);
	});
});
