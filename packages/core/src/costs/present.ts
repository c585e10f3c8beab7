import { type Estimate, type JobEstimate, type Language, PART_CHARACTERS, type Usage } from '@nexus/contract';
import { nameOf } from '../documents/texts.ts';
import { isRemote, type UsageTotals } from '../ports/index.ts';
import type { DocumentRecord } from '../records/document.ts';
import { type EstimateInput, estimateEpisode } from './estimate.ts';
import { recommendations } from './recommendations.ts';
import { counted, dollars, listening, number } from './wording.ts';

/** Words a minute read silently, by language (Trauzettel-Klosinski and Dietz, IReST, 2012). */
const READING_SPEED = { english: 228, portuguese: 181 } as const;

/** An estimate as the call answers it. */
export function presentEstimate(
	documents: readonly Pick<DocumentRecord, 'id' | 'filename'>[],
	input: EstimateInput,
	wish: { language: Language; multipleFiles: boolean },
): Estimate {
	const estimate = estimateEpisode(input);
	const source = input.forecast.document;
	const [first] = documents;
	const speed = (source.language ?? input.language).startsWith('en') ? READING_SPEED.english : READING_SPEED.portuguese;
	return {
		...estimate,
		language: input.language,
		estimated_audio_range: audioRange(input, estimate.estimated_audio_duration),
		document_info: {
			document_id: first?.id ?? '',
			document_ids: documents.map(({ id }) => id),
			filename: documents.length > 1 ? nameOf(documents) : (first?.filename ?? ''),
			characters: source.characters,
			words: source.words,
			detected_language: source.language,
			estimated_parts: estimate.estimated_parts,
			estimated_files: wish.multipleFiles ? estimate.estimated_parts : 1,
			parts_calculation: isRemote(input.engines.script)
				? conversationParts(source.characters, estimate)
				: partsCalculation(source.characters, estimate.estimated_parts),
			estimated_reading_time: Math.max(1, Math.round(source.words / speed)),
		},
		sections: source.sections ?? [],
		recommendations: recommendations(input, estimate, wish),
		cost_note: costNote(estimate),
	};
}

/** `18.420 caracteres viram cerca de 9 minutos de conversa, em 2 partes`: a model's parts are of what is told. */
function conversationParts(characters: number, estimate: JobEstimate): string {
	const length = listening(estimate.estimated_audio_duration);
	const parts = counted(estimate.estimated_parts, 'parte', 'partes');
	return `${counted(characters, 'caractere vira', 'caracteres viram')} cerca de ${length} de conversa, em ${parts}`;
}

/** `18.420 caracteres ÷ 7.800 por parte = 3 partes`; no division where the planner's cuts make it come out otherwise. */
export function partsCalculation(characters: number, parts: number): string {
	const divided = Math.max(1, Math.ceil(characters / PART_CHARACTERS));
	const sum = `${number(characters)} caracteres ÷ ${number(PART_CHARACTERS)} por parte`;
	const result = counted(parts, 'parte', 'partes');
	if (parts === divided) return `${sum} = ${result}`;
	if (parts > divided)
		return `${number(characters)} caracteres em ${result} de até ${number(PART_CHARACTERS)}, com cortes entre seções`;
	return `${number(characters)} caracteres, dos quais se narra ${result}`;
}

/** Shares by which a length may be missed: of parts that stand for others, and of what a model has yet to write. */
const SAMPLED = 0.1;
const UNWRITTEN = 0.25;
/** Of a length that was asked for. */
const ASKED = 0.1;

/** Minutes between which the audio will be; null where the script is known to the line. */
function audioRange({ forecast, engines, options }: EstimateInput, minutes: number): Estimate['estimated_audio_range'] {
	const unwritten = options?.targetMinutes === undefined ? UNWRITTEN : ASKED;
	const share = isRemote(engines.script) ? unwritten : forecast.embedded.sampled ? SAMPLED : 0;
	if (share === 0) return null;
	const round = (value: number) => Math.round(value * 10) / 10;
	return { from: round(minutes * (1 - share)), to: round(minutes * (1 + share)) };
}

/** What it costs, in a sentence. */
export function costNote({
	free,
	cost_breakdown: { script_generation, tts_generation, total },
}: Pick<JobEstimate, 'free' | 'cost_breakdown'>): string {
	if (free) return 'Custo zero: roteiro e vozes são gerados neste servidor, sem chave de API e sem cobrança.';
	if (![script_generation, tts_generation].some(({ engine }) => engine === 'gemini')) {
		return 'O preço do servidor próprio não é conhecido aqui: o custo dele não é contado.';
	}
	return `Cerca de ${dollars(total.cost_usd)} pela API do Gemini, nos preços de hoje; o valor final pode variar.`;
}

const NOTHING: Omit<UsageTotals, 'kind'> = {
	characters: 0,
	inputTokens: 0,
	outputTokens: 0,
	wastedTokens: 0,
	wastedUsd: 0,
	audioSeconds: 0,
	costUsd: 0,
};

/** Actual usage as the calls answer it; null before anything was used. */
export function presentUsage(totals: readonly UsageTotals[]): Usage | null {
	if (totals.length === 0) return null;
	const of = (kind: UsageTotals['kind']) => totals.find((total) => total.kind === kind) ?? NOTHING;
	const figures = ({ characters, inputTokens, outputTokens, costUsd }: Omit<UsageTotals, 'kind'>) => ({
		characters,
		input_tokens: inputTokens,
		output_tokens: outputTokens,
		cost_usd: costUsd,
	});
	const speech = of('speech');
	return {
		script: figures(of('script')),
		speech: { ...figures(speech), audio_seconds: Math.round(speech.audioSeconds * 100) / 100 },
		wasted: {
			tokens: totals.reduce((sum, { wastedTokens }) => sum + wastedTokens, 0),
			cost_usd: totals.reduce((sum, { wastedUsd }) => sum + wastedUsd, 0),
		},
		total_cost_usd: totals.reduce((sum, { costUsd }) => sum + costUsd, 0),
	};
}
