import { SCRIPT_MODELS, TTS_MODELS } from '@nexus/contract';
import { episodeSeconds, estimateDocuments, estimateEpisode, PriceBook } from '@nexus/core/costs';
import type { OwnedId } from '@nexus/core/ownership';
import { type ChosenEngine, type ChosenEngines, EMBEDDED_ENGINES, type ScriptForecast } from '@nexus/core/ports';
import { episodeLanguage, type ScriptOptions } from '@nexus/core/scripts';
import { describe, expect, it } from 'vitest';
import { GEMINI_PRICES } from './prices.ts';

const prices = new PriceBook([GEMINI_PRICES]);
const NOVEMBER = new Date('2026-11-21T12:00:00Z');
const FORECAST: ScriptForecast = {
	document: { characters: 78_000, words: 13_000, parts: 10, language: 'pt' },
	embedded: { parts: 10, lines: 300, characters: 30_000, seconds: 2100 },
};
const gemini = (model: string): ChosenEngine => ({ engine: 'gemini', model });
const GEMINI: ChosenEngines = { script: gemini('gemini-3.8-flash'), speech: gemini('gemini-3.8-flash-tts') };

function estimate(engines: ChosenEngines, now = NOVEMBER, forecast = FORECAST) {
	return estimateEpisode({ forecast, language: 'pt-BR', engines, prices, now });
}
interface Presented {
	forecast?: ScriptForecast;
	multipleFiles?: boolean;
	now?: Date;
	options?: ScriptOptions;
}
function present(
	engines: ChosenEngines,
	{ forecast = FORECAST, multipleFiles = false, now = NOVEMBER, options }: Presented = {},
) {
	const documents = [{ id: 'd' as OwnedId<'document'>, filename: 'livro.md' }];
	const language = episodeLanguage(forecast.document.language, 'pt-BR', engines.script);
	return estimateDocuments(
		documents,
		{ forecast, language, engines, prices, options, now },
		{ language: 'pt-BR', multipleFiles },
	);
}
const said = (list: string[], pattern: RegExp) => list.filter((sentence) => pattern.test(sentence));

describe('an estimate', () => {
	it('of the embedded engines is the forecast, takes no tokens and costs nothing', () => {
		const found = estimate(EMBEDDED_ENGINES);
		expect(found.isFree).toBe(true);
		expect(found.usd).toBe(0);
		expect(found.scriptTokens).toEqual({ input: 0, output: 0 });
		expect(found.speechTokens).toEqual({ input: 0, audio: 0 });
		expect(found.minutes).toBe(35);
		expect(found.scriptCharacters).toBe(30_000 + 300 * 11 - 1);
		expect(present(EMBEDDED_ENGINES).costNote).toContain('Custo zero');
	});

	// 13,000 words are worth 3,939 words of script, of 5.2 characters each, in a first part and four others.
	// Speech: 20,483 / 15 s and 228 pauses x 25 tokens, and 6207 + 228 x 14 tokens in.
	const CHARACTERS = 20_483;
	const SECONDS = CHARACTERS / 15 + 228 * 0.3;
	const [spoken, audio] = [6207 + 228 * 14, Math.ceil(SECONDS * 25)];
	const { input, output } = estimate(GEMINI).scriptTokens;

	it('counts a model’s tokens by the language of document and script', () => {
		const { scriptTokens, speechTokens } = estimate(GEMINI);
		// Every part is shown its passages and asked for its lines: more than the document goes in, more than the script comes out.
		expect(scriptTokens.input).toBeGreaterThan((78_000 / 3.3) * 2);
		expect(scriptTokens.output).toBeGreaterThan(6207 * 1.6);
		expect(speechTokens).toEqual({ input: spoken, audio });
		const english = estimateEpisode({ forecast: FORECAST, language: 'en-US', engines: GEMINI, prices, now: NOVEMBER });
		expect(english.speechTokens.input).toBeLessThan(spoken);
	});

	it('counts all of a short document for each look at what was written', () => {
		const tokens = (characters: number) => {
			const document = { characters, words: 1500, parts: 2, language: 'pt' };
			return estimate(GEMINI, NOVEMBER, { ...FORECAST, document }).scriptTokens.input;
		};
		expect(tokens(24_000)).toBeGreaterThan(tokens(24_001));
	});

	const perMillion: Record<string, [input: number, output: number]> = {
		'gemini-3.8-flash': [0.75, 3.75],
		'gemini-3.5-flash-lite': [0.3, 2.5],
		'gemini-3.1-pro-preview': [2, 12],
		'gemini-4-argon': [2, 10],
		'gemini-4-carbon': [2, 10],
		'gemini-4-hydrogen': [1.5, 7.5],
		'gemini-3.8-flash-tts': [0.5, 9],
		'gemini-3.8-flash-lite-tts': [0.5, 6],
	};
	const priced = (id: string, tokens: [number, number]) => {
		const [perInput = 0, perOutput = 0] = perMillion[id] ?? [];
		return (tokens[0] * perInput + tokens[1] * perOutput) / 1e6;
	};

	it.each(SCRIPT_MODELS.map(({ id }) => id))('prices a script by %s', (id) => {
		const { scriptCost, usd } = estimate({ ...EMBEDDED_ENGINES, script: gemini(id) });
		expect(scriptCost.usd).toBeCloseTo(priced(id, [input, output]), 5);
		expect(usd).toBe(scriptCost.usd);
		expect(scriptCost.model).toBe(id);
	});

	it.each(TTS_MODELS.map(({ id }) => id))('prices speech by %s', (id) => {
		const { speechCost, usd, isFree } = estimate({ ...GEMINI, speech: gemini(id) });
		expect(speechCost.usd).toBeCloseTo(priced(id, [spoken, audio]), 5);
		const script = priced('gemini-3.8-flash', [input, output]);
		expect(usd).toBeCloseTo(priced(id, [spoken, audio]) + script, 5);
		expect(isFree).toBe(false);
	});

	it('takes the price of the day that it is made on, and says since when it holds', () => {
		const january = estimate(GEMINI, new Date('2027-01-01T00:00:00Z'));
		expect(january.usd).toBeCloseTo(estimate(GEMINI).usd * 2, 5);
		expect(january.speechCost.pricedSince).toBe('2027-01-01');
	});

	it('gives a model’s script, spoken by the embedded voices, their own pace', () => {
		const engines = { ...EMBEDDED_ENGINES, script: gemini('gemini-3.8-flash') };
		expect(episodeSeconds({ forecast: FORECAST, engines })).toBeCloseTo((CHARACTERS * 2100) / 30_000, 6);
		expect(episodeSeconds({ forecast: FORECAST, engines: GEMINI })).toBeCloseTo(SECONDS, 6);
		const embedded = { ...FORECAST.embedded, conversationPace: 0.07 };
		const forecast = { ...FORECAST, embedded };
		expect(episodeSeconds({ forecast, engines })).toBeCloseTo(CHARACTERS * 0.07, 6);
		expect(episodeSeconds({ forecast, engines: EMBEDDED_ENGINES })).toBe(2100);
	});

	it('is of the length, the parts and the steps that were asked for', () => {
		const of = (options: ScriptOptions) =>
			estimateEpisode({ forecast: FORECAST, language: 'pt-BR', engines: GEMINI, prices, options, now: NOVEMBER });
		const [short, long] = [of({ targetMinutes: 5 }), of({ targetMinutes: 60 })];
		expect([short.minutes, long.minutes]).toEqual([5, 60.1]);
		expect([short.parts, long.parts]).toEqual([2, 10]);
		expect(long.usd).toBeGreaterThan(short.usd * 5);
		const quick = of({ effort: 'quick' }).scriptCost.usd;
		expect(quick).toBeLessThan(of({ effort: 'careful' }).scriptCost.usd * 0.8);
		expect(quick).toBeGreaterThan(0);
	});

	it('asks once about people whom the user described, unless it is to be quick', () => {
		const tokens = (describesPeople: boolean, options: ScriptOptions = {}) =>
			estimateEpisode({
				...{ forecast: FORECAST, language: 'pt-BR' as const, engines: GEMINI, prices },
				...{ options, describesPeople, now: NOVEMBER },
			}).scriptTokens.output;
		expect(tokens(true) - tokens(false)).toBeGreaterThan(1000);
		expect(tokens(true, { effort: 'quick' })).toBe(tokens(false, { effort: 'quick' }));
	});

	it('says how the number of parts comes about', () => {
		const parts = (characters: number, count: number) =>
			present(EMBEDDED_ENGINES, {
				forecast: {
					document: { ...FORECAST.document, characters },
					embedded: { ...FORECAST.embedded, parts: count },
				},
			}).document.partsCalculation;
		expect(parts(18_420, 3)).toBe('18.420 caracteres em 3 partes de até 7.800');
		expect(parts(500, 1)).toBe('500 caracteres em 1 parte de até 7.800');
		expect(parts(18_420, 4)).toBe('18.420 caracteres em 4 partes de até 7.800, com cortes entre seções');
		expect(parts(18_420, 1)).toBe('18.420 caracteres: só parte do texto é narrada, em 1 parte');
		expect(parts(180_000, 3)).toBe('180.000 caracteres: só parte do texto é narrada, em 3 partes');
	});
});

describe('recommendations', () => {
	const minutes = (value: number, parts = 10): ScriptForecast => ({
		document: { ...FORECAST.document, parts },
		embedded: { ...FORECAST.embedded, parts, seconds: value * 60 },
	});
	const of = (forecast: ScriptForecast, multipleFiles = false) =>
		present(EMBEDDED_ENGINES, { forecast, multipleFiles }).recommendations;

	it('are none where there is nothing to change', () => {
		expect(of(minutes(20))).toEqual([]);
		expect(of(minutes(100), true)).toEqual([]);
	});

	it('are to divide what is long, and not to divide what is short', () => {
		expect(of(minutes(100))).toEqual([
			'São cerca de 1 h 40 min de escuta em um único arquivo: gere um arquivo por parte (10 arquivos) para ouvir aos poucos.',
		]);
		expect(said(of(minutes(8, 2), true), /um único arquivo é mais prático/)).toHaveLength(1);
		expect(said(of(minutes(4, 1), true), /cabe em uma parte só/)).toHaveLength(1);
		for (const multipleFiles of [true, false]) {
			expect(of(minutes(400), multipleFiles)).toEqual([
				'São cerca de 6 h 40 min de áudio: considere gerar um podcast para cada capítulo do documento.',
			]);
		}
	});

	it('tell of a very short document', () => {
		const short = { ...minutes(1.5, 1), document: { ...FORECAST.document, words: 1, parts: 1 } };
		expect(said(of(short), /muito curto \(1 palavra\)/)).toHaveLength(1);
	});

	it('tell that less is made than was asked for, where the document bears no more', () => {
		const asked = (targetMinutes: number, words: number) =>
			said(
				present(GEMINI, {
					forecast: { ...FORECAST, document: { ...FORECAST.document, words } },
					options: { targetMinutes },
				}).recommendations,
				/rende cerca de/,
			);
		expect(asked(60, 400)).toEqual(['O documento rende cerca de 4 minutos: o episódio não chega aos 60 pedidos.']);
		expect(asked(60, 13_000)).toEqual([]);
	});

	it('tell what a guided reading does not take', () => {
		const asked = (options: ScriptOptions) =>
			said(present(EMBEDDED_ENGINES, { options }).recommendations, /leitura guiada/);
		expect(asked({ targetMinutes: 5, format: 'debate', audience: 'expert' })).toEqual([
			'A leitura guiada não leva em conta o formato debate e o público: para isso, configure um modelo de linguagem.',
		]);
		expect(asked({ focus: { text: 'a ponte' }, effort: 'quick' })[0]).toContain(
			'o foco em palavras próprias e o cuidado:',
		);
		expect(asked({ format: 'brief', targetMinutes: 5, focus: { sections: [2] } })).toEqual([]);
		expect(asked({ format: 'conversation' })).toEqual([]);
		expect(said(present(GEMINI, { options: { format: 'debate' } }).recommendations, /leitura guiada/)).toEqual([]);
	});

	it('tell what becomes of another language', () => {
		const from = (language: string | null) => ({ ...minutes(20), document: { ...FORECAST.document, language } });
		expect(of(from('en'))[0]).toContain('O documento está em inglês, e o episódio será em inglês');
		expect(present(EMBEDDED_ENGINES, { forecast: from('en') }).language).toBe('en-US');
		expect(of(from('es'))[0]).toContain('espanhol');
		expect(of(from('es'))[0]).toContain('só apresentará');
		expect(of(from(null))).toEqual([]);
		expect(
			said(present(GEMINI, { forecast: from('en') }).recommendations, /será traduzido para português/),
		).toHaveLength(1);
	});

	it('name the model that saves most, and how much', () => {
		const found = present(GEMINI).recommendations;
		expect(said(found, /gemini-3\.5-flash-lite para o roteiro, você economiza US\$ 0,2\d{3}/)).toHaveLength(1);
		expect(said(found, /gemini-3\.8-flash-lite-tts para as vozes, você economiza US\$ 0,1075/)).toHaveLength(1);
		const cheapest = { script: gemini('gemini-3.5-flash-lite'), speech: gemini('gemini-3.8-flash-lite-tts') };
		expect(said(present(cheapest).recommendations, /economiza/)).toEqual([]);
	});

	it('tell beforehand what a voice that is always bad may cost at most', () => {
		expect(said(present(GEMINI).recommendations, /para depois de 12 dessas respostas/)).toHaveLength(1);
		expect(said(present(EMBEDDED_ENGINES).recommendations, /dessas respostas/)).toEqual([]);
	});

	it('tell of a price that is about to change, and not of one that is long to come', () => {
		expect(said(present(GEMINI).recommendations, /sobe em 1 de janeiro de 2027/)).toHaveLength(2);
		expect(said(present(GEMINI, { now: new Date('2026-09-01T00:00:00Z') }).recommendations, /sobe em/)).toEqual([]);
	});

	it('flag models that end, have ended, or are unknown', () => {
		const by = (model: string, now = NOVEMBER) =>
			present({ ...EMBEDDED_ENGINES, script: gemini(model) }, { now }).recommendations;
		expect(said(by('gemini-2.5-pro'), /será desligado em 1 de dezembro de 2026/)).toHaveLength(1);
		expect(said(by('gemini-2.5-pro', new Date('2026-12-01T00:00:00Z')), /foi desligado/)).toHaveLength(1);
		expect(said(by('gemini-9'), /Não conhecemos o preço do modelo gemini-9/)).toHaveLength(1);
		const unknown = estimate({ ...EMBEDDED_ENGINES, script: gemini('gemini-9') });
		expect(unknown.scriptCost.isPriceKnown).toBe(false);
		expect(unknown.scriptCost.usd).toBeGreaterThan(0);
	});
});
