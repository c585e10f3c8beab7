import { type DocumentSection, type Language, PART_CHARACTERS } from '@nexus/contract';
import { nameOf } from '../documents/texts.ts';
import { isRemote } from '../ports/index.ts';
import type { DocumentRecord } from '../records/document.ts';
import type { Bill, EpisodeEstimate } from '../records/estimate.ts';
import { type EstimateInput, estimateEpisode } from './estimate.ts';
import type { PriceBook } from './prices.ts';
import { recommendations } from './recommendations.ts';
import { counted, dollars, listening, number } from './wording.ts';

/** Words a minute read silently, by language (Trauzettel-Klosinski and Dietz, IReST, 2012). */
const READING_SPEED = { english: 228, portuguese: 181 } as const;

/** What an episode of documents is expected to come to, with what is told of it. */
export interface DocumentEstimate {
	estimate: EpisodeEstimate;
	/** The language that the episode will be in: the document's own where the writer does not translate. */
	language: Language;
	/** Minutes between which the audio will be, where `estimate.minutes` is no more than a guess; else null. */
	range: { from: number; to: number } | null;
	document: {
		/** In their order. */
		ids: string[];
		/** Of several, their names as one. */
		filename: string;
		/** UTF-16 code units. */
		characters: number;
		words: number;
		/** BCP 47; null where it is not known. */
		language: string | null;
		/** Audio files: one, or one a part. */
		files: number;
		/** How the number of parts comes about, in a sentence. */
		partsCalculation: string;
		/** That reading it silently takes. */
		readingMinutes: number;
	};
	/** The document's map. Empty without headings. */
	sections: DocumentSection[];
	recommendations: string[];
	/** What it costs, in a sentence. */
	costNote: string;
}

export function estimateDocuments(
	documents: readonly Pick<DocumentRecord, 'id' | 'filename'>[],
	input: EstimateInput,
	wish: { language: Language; multipleFiles: boolean },
): DocumentEstimate {
	const estimate = estimateEpisode(input);
	const source = input.forecast.document;
	const [first] = documents;
	const speed = (source.language ?? input.language).startsWith('en') ? READING_SPEED.english : READING_SPEED.portuguese;
	return {
		estimate,
		language: input.language,
		range: audioRange(input, estimate.minutes),
		document: {
			ids: documents.map(({ id }) => id),
			filename: documents.length > 1 ? nameOf(documents) : (first?.filename ?? ''),
			characters: source.characters,
			words: source.words,
			language: source.language,
			files: wish.multipleFiles ? estimate.parts : 1,
			partsCalculation: isRemote(input.engines.script)
				? conversationParts(source.characters, estimate)
				: partsCalculation(source.characters, estimate.parts),
			readingMinutes: Math.max(1, Math.round(source.words / speed)),
		},
		sections: source.sections ?? [],
		recommendations: recommendations(input, estimate, wish),
		costNote: costNote(estimate, input.prices),
	};
}

/** `18.420 caracteres viram cerca de 9 minutos de conversa, em 2 partes`: a model's parts are of what is told. */
function conversationParts(characters: number, estimate: EpisodeEstimate): string {
	const length = listening(estimate.minutes);
	const parts = counted(estimate.parts, 'parte', 'partes');
	return `${counted(characters, 'caractere vira', 'caracteres viram')} cerca de ${length} de conversa, em ${parts}`;
}

/** `18.420 caracteres em 3 partes de até 7.800`. A division would often not come out: the planner cuts between sections. */
export function partsCalculation(characters: number, parts: number): string {
	const fewest = Math.max(1, Math.ceil(characters / PART_CHARACTERS));
	const told = counted(characters, 'caractere', 'caracteres');
	const result = counted(parts, 'parte', 'partes');
	if (parts < fewest) return `${told}: só parte do texto é narrada, em ${result}`;
	const cuts = parts > fewest ? ', com cortes entre seções' : '';
	return `${told} em ${result} de até ${number(PART_CHARACTERS)}${cuts}`;
}

/** Shares by which a length may be missed: of parts that stand for others, and of what a model has yet to write. */
const SAMPLED = 0.1;
const UNWRITTEN = 0.25;
/** Of a length that was asked for. */
const ASKED = 0.1;

/** Minutes between which the audio will be; null where the script is known to the line. */
function audioRange({ forecast, engines, options }: EstimateInput, minutes: number): DocumentEstimate['range'] {
	const unwritten = options?.targetMinutes === undefined ? UNWRITTEN : ASKED;
	const share = isRemote(engines.script) ? unwritten : forecast.embedded.sampled ? SAMPLED : 0;
	if (share === 0) return null;
	const round = (value: number) => Math.round(value * 10) / 10;
	return { from: round(minutes * (1 - share)), to: round(minutes * (1 + share)) };
}

/** What it costs, in a sentence. */
export function costNote({ isFree, scriptCost, speechCost, usd }: Bill, prices: PriceBook): string {
	if (isFree) return 'Custo zero: roteiro e vozes são gerados neste servidor, sem chave de API e sem cobrança.';
	const billed = new Set([scriptCost, speechCost].flatMap(({ engine }) => prices.of(engine)?.title ?? []));
	if (billed.size === 0) {
		return 'O preço do servidor próprio não é conhecido aqui: o custo dele não é contado.';
	}
	return `Cerca de ${dollars(usd)} pela API do ${inOneList.format(billed)}, nos preços de hoje; o valor final pode variar.`;
}

const inOneList = new Intl.ListFormat('pt-BR');
