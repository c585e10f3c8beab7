import type { Estimate } from '@nexus/contract';
import { costNote } from '../costs/present.ts';
import { counted } from '../costs/wording.ts';

/** Shown of all that is recommended: of many documents much is alike. */
const RECOMMENDATIONS = 4;

type EngineCost = Estimate['cost_breakdown']['script_generation'];

/** What the episodes of a series come to together. @param estimates one or more, in their order */
export function addEstimates(estimates: readonly Estimate[]): Estimate {
	const [first] = estimates;
	if (!first) throw new Error('a series has episodes');
	const sum = (figure: (estimate: Estimate) => number) => estimates.reduce((total, one) => total + figure(one), 0);
	const info = (figure: (info: Estimate['document_info']) => number) => sum((one) => figure(one.document_info));
	const cost = (of: (breakdown: Estimate['cost_breakdown']) => EngineCost): EngineCost => ({
		...of(first.cost_breakdown),
		cost_usd: sum((one) => of(one.cost_breakdown).cost_usd),
		price_known: estimates.every((one) => of(one.cost_breakdown).price_known),
	});
	const tokens = (figure: (usage: Estimate['token_usage']) => number) => sum((one) => figure(one.token_usage));
	const minutes = (value: number) => Math.round(value * 10) / 10;
	const parts = sum((one) => one.estimated_parts);
	const languages = new Set(estimates.map(({ document_info }) => document_info.detected_language));
	const added: Omit<Estimate, 'cost_note'> = {
		language: first.language,
		estimated_parts: parts,
		estimated_audio_duration: minutes(sum((one) => one.estimated_audio_duration)),
		estimated_audio_range: estimates.some(({ estimated_audio_range: range }) => range !== null)
			? {
					from: minutes(sum((one) => one.estimated_audio_range?.from ?? one.estimated_audio_duration)),
					to: minutes(sum((one) => one.estimated_audio_range?.to ?? one.estimated_audio_duration)),
				}
			: null,
		estimated_script_length: sum((one) => one.estimated_script_length),
		token_usage: {
			script_generation: {
				input_tokens: tokens((usage) => usage.script_generation.input_tokens),
				output_tokens: tokens((usage) => usage.script_generation.output_tokens),
			},
			tts_generation: {
				input_tokens: tokens((usage) => usage.tts_generation.input_tokens),
				audio_tokens: tokens((usage) => usage.tts_generation.audio_tokens),
			},
		},
		cost_breakdown: {
			script_generation: cost((breakdown) => breakdown.script_generation),
			tts_generation: cost((breakdown) => breakdown.tts_generation),
			total: { cost_usd: sum((one) => one.cost_breakdown.total.cost_usd) },
		},
		free: estimates.every(({ free }) => free),
		estimated_at: first.estimated_at,
		document_info: {
			document_id: first.document_info.document_id,
			document_ids: estimates.flatMap((one) => one.document_info.document_ids),
			filename: first.document_info.filename,
			characters: info(({ characters }) => characters),
			words: info(({ words }) => words),
			detected_language: languages.size === 1 ? first.document_info.detected_language : null,
			estimated_parts: parts,
			estimated_files: info((one) => one.estimated_files),
			parts_calculation: `${counted(estimates.length, 'episódio', 'episódios')}, ${counted(parts, 'parte', 'partes')} ao todo`,
			estimated_reading_time: info((one) => one.estimated_reading_time),
		},
		// Each document has its own.
		sections: [],
		recommendations: recommendationsOf(estimates).slice(0, RECOMMENDATIONS),
	};
	return { ...added, cost_note: costNote(added) };
}

/** What is not said of all documents names the one that it is about. */
function recommendationsOf(estimates: readonly Estimate[]): string[] {
	const isOfAll = (words: string) => estimates.every(({ recommendations }) => recommendations.includes(words));
	const all = estimates.flatMap(({ recommendations, document_info: { filename } }) =>
		recommendations.map((words) => (isOfAll(words) ? words : `${filename}: ${words}`)),
	);
	return [...new Set(all)];
}
