import { type Language, type ScriptFormat, SPEECH_WASTE } from '@nexus/contract';
import { isRemote, type ScriptForecast } from '../ports/index.ts';
import type { EpisodeEstimate } from '../records/estimate.ts';
import { languageOfDocument, type ScriptOptions, wantedLength } from '../scripts/index.ts';
import { type EstimateInput, estimateEpisode } from './estimate.ts';
import { isRetired, nextPrice, type PricedModel } from './prices.ts';
import { counted, dollars, languageName, listening, longDay, number } from './wording.ts';

/** Words below which an episode has hardly anything to tell. */
const FEW_WORDS = 60;
/** Minutes from which one file is long to listen to, and below which several are a nuisance. */
const LONG_MINUTES = 40;
const SHORT_MINUTES = 12;
/** Minutes from which a document is better made into several episodes. */
const TOO_LONG_MINUTES = 180;
/** A saving worth telling of: USD, and share of what the model costs now. */
const LEAST_SAVING = { usd: 0.0005, share: 0.1 };
/** Days before a price changes or a model ends from which it is told. */
const NOTICE_DAYS = 60;

/** What the user might change, in Portuguese: only what applies. */
export function recommendations(
	input: EstimateInput,
	estimate: EpisodeEstimate,
	wish: { language: Language; multipleFiles: boolean },
): string[] {
	return [
		...aboutLanguage(input, wish.language),
		...aboutOptions(input, estimate),
		...aboutLength(input.forecast, estimate, wish.multipleFiles),
		...aboutPace(input, estimate),
		...aboutVoices(input),
		...aboutModels(input, estimate),
		...aboutWaste(input),
	];
}

function aboutLanguage({ forecast, language, engines }: EstimateInput, chosen: Language): string[] {
	const source = forecast.document.language;
	if (source === null || source.slice(0, 2) === chosen.slice(0, 2)) return [];
	const seems = `O documento está em ${languageName(source)}`;
	if (isRemote(engines.script)) return [`${seems}: o roteiro será traduzido para ${languageName(language)}.`];
	const unless = 'para outro idioma, configure um modelo de linguagem';
	if (languageOfDocument(source) === null) return [`${seems}: o episódio só apresentará o documento; ${unless}.`];
	return [`${seems}, e o episódio será em ${languageName(language)}; ${unless}.`];
}

/** What was asked of the script and will not come to be. */
function aboutOptions(input: EstimateInput, estimate: EpisodeEstimate): string[] {
	const { engines, options = {} } = input;
	return [...aboutItsLength(input, estimate), ...(isRemote(engines.script) ? [] : notInReadings(options))];
}

/** Share of the length asked for from which an episode has it. */
const REACHED = 0.9;

function aboutItsLength({ forecast, engines, options = {} }: EstimateInput, estimate: EpisodeEstimate): string[] {
	const { targetMinutes } = options;
	const minutes = estimate.minutes;
	if (targetMinutes === undefined) return [];
	const falls = isRemote(engines.script)
		? wantedLength(options, forecast.document).capped
		: minutes < targetMinutes * REACHED;
	if (!falls) return [];
	return [
		`O documento rende cerca de ${listening(minutes)}: o episódio não chega aos ${number(targetMinutes)} pedidos.`,
	];
}

const FORMAT_NAMES: Partial<Record<ScriptFormat, string>> = {
	critique: 'o formato crítica',
	lecture: 'o formato aula',
	debate: 'o formato debate',
};

/** A guided reading takes a length, a brief and sections to dwell on, and nothing else. */
function notInReadings({ format, focus, audience, effort }: ScriptOptions): string[] {
	const ignored = [
		(format && FORMAT_NAMES[format]) ?? '',
		focus?.text ? 'o foco em palavras próprias' : '',
		audience === undefined ? '' : 'o público',
		effort === undefined ? '' : 'o cuidado',
	].filter((name) => name !== '');
	if (ignored.length === 0) return [];
	return [
		`A leitura guiada não leva em conta ${inOneList.format(ignored)}: para isso, configure um modelo de linguagem.`,
	];
}

const inOneList = new Intl.ListFormat('pt-BR');

function aboutLength({ document }: ScriptForecast, estimate: EpisodeEstimate, multipleFiles: boolean): string[] {
	const minutes = estimate.minutes;
	const parts = estimate.parts;
	const found: string[] = [];
	if (document.words < FEW_WORDS) {
		const words = counted(document.words, 'palavra', 'palavras');
		found.push(
			`O documento é muito curto (${words}): o episódio terá pouco a contar. Um texto maior rende mais conversa.`,
		);
	}
	// Of all that can be done about its length, one is enough.
	if (minutes >= TOO_LONG_MINUTES) {
		found.push(
			`São cerca de ${listening(minutes)} de áudio: considere gerar um podcast para cada capítulo do documento.`,
		);
	} else if (multipleFiles && parts === 1) {
		found.push('O documento cabe em uma parte só: o resultado será um único arquivo, com ou sem divisão.');
	} else if (multipleFiles && minutes < SHORT_MINUTES) {
		found.push(`São só ${listening(minutes)} ao todo: um único arquivo é mais prático do que ${parts} separados.`);
	} else if (!multipleFiles && parts > 1 && minutes >= LONG_MINUTES) {
		found.push(
			`São cerca de ${listening(minutes)} de escuta em um único arquivo: gere um arquivo por parte (${number(parts)} arquivos) para ouvir aos poucos.`,
		);
	}
	return found;
}

/** How long natural voices take on this machine, where that was measured; else what others found. */
function aboutPace({ engines, pace }: EstimateInput, estimate: EpisodeEstimate): string[] {
	if (engines.speech.engine !== 'natural') return [];
	const minutes = estimate.minutes;
	if (pace == null) {
		return [
			'O ritmo das vozes naturais nesta máquina ainda não foi medido: em dois núcleos, dez minutos de áudio levam de cinco a oito minutos.',
		];
	}
	return [`Narrar com as vozes naturais leva cerca de ${listening(Math.max(1, minutes * pace))} nesta máquina.`];
}

function aboutVoices({ soundAlike = false, language }: EstimateInput): string[] {
	if (!soundAlike) return [];
	return [
		`As vozes naturais instaladas têm uma só voz em ${languageName(language)}: os dois apresentadores vão soar iguais. Com outro modelo, ou com a voz básica, cada um tem a sua.`,
	];
}

function aboutModels(input: EstimateInput, estimate: EpisodeEstimate): string[] {
	const kinds = ['script', 'speech'] as const;
	return kinds.flatMap((kind) => {
		const { engine, model } = input.engines[kind];
		const isBilled = input.prices.of(engine) !== null;
		if (!isBilled && isRemote({ engine, model }) && kinds.some((one) => input.prices.of(input.engines[one].engine)))
			return [`O custo do servidor próprio ${KIND_NAMES[kind]} não entra nesta estimativa.`];
		if (!isBilled || model === null) return [];
		const known = input.prices.model({ engine, model });
		if (!known) {
			return [
				`Não conhecemos o preço do modelo ${model}: a estimativa usa o mais alto dos preços conhecidos ${KIND_NAMES[kind]}.`,
			];
		}
		return [
			...aboutItsEnd(known, input.now),
			...aboutItsPrice(known, input, estimate),
			...cheaper(known, input, estimate),
		];
	});
}

/** A voice that is always bad costs so much, and no more. */
function aboutWaste({ engines }: EstimateInput): string[] {
	if (!isRemote(engines.speech)) return [];
	const { answers, everyHeard } = SPEECH_WASTE;
	return [
		`Se o serviço de voz responder com áudio que não serve, a geração para depois de ${answers} dessas respostas (mais 1 a cada ${everyHeard} boas), para não gastar mais.`,
	];
}

const KIND_NAMES = { script: 'para o roteiro', speech: 'para as vozes' } as const;

function aboutItsEnd(model: PricedModel, now: Date): string[] {
	if (model.retires === undefined) return [];
	if (isRetired(model, now)) {
		return [`O modelo ${model.id} foi desligado em ${longDay(model.retires)}: escolha outro nas configurações.`];
	}
	if (!isSoon(model.retires, now)) return [];
	return [`O modelo ${model.id} será desligado em ${longDay(model.retires)}: escolha outro nas configurações.`];
}

function aboutItsPrice(model: PricedModel, input: EstimateInput, estimate: EpisodeEstimate): string[] {
	const from = nextPrice(model, input.now)?.from;
	if (!from || !isSoon(from, input.now)) return [];
	const later = estimateEpisode({ ...input, now: new Date(`${from}T00:00:00Z`) });
	const [now, then] = [estimate.usd, later.usd];
	if (then <= now) return [];
	return [
		`O preço do modelo ${model.id} sobe em ${longDay(from)}: esta geração passará de ${dollars(now)} para ${dollars(then)}.`,
	];
}

/** The model of the same kind that saves most, if it saves enough. */
function cheaper(model: PricedModel, input: EstimateInput, estimate: EpisodeEstimate): string[] {
	const total = estimate.usd;
	const { engine } = input.engines[model.kind];
	const others = input.prices
		.of(engine)
		?.models.filter(({ id, kind, retires }) => kind === model.kind && id !== model.id && !retires);
	const costs = (others ?? []).map(({ id }) => {
		const engines = { ...input.engines, [model.kind]: { engine, model: id } };
		return { id, cost: estimateEpisode({ ...input, engines }).usd };
	});
	const best = costs.reduce((least, one) => (one.cost < least.cost ? one : least), { id: '', cost: total });
	const saving = total - best.cost;
	const own = estimate[model.kind === 'script' ? 'scriptCost' : 'speechCost'].usd;
	if (saving < LEAST_SAVING.usd || saving < own * LEAST_SAVING.share) return [];
	return [
		`Com o modelo ${best.id} ${KIND_NAMES[model.kind]}, você economiza ${dollars(saving)} (total de ${dollars(best.cost)}).`,
	];
}

function isSoon(day: string, now: Date): boolean {
	return Date.parse(`${day}T00:00:00Z`) - now.getTime() <= NOTICE_DAYS * 86_400_000;
}
