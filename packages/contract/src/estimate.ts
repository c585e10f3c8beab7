import { z } from 'zod';
import { customDuo, language } from './hosts.ts';
import { CUSTOM_STYLE_MAX, SEVERAL_DOCUMENTS } from './limits.ts';
import { MAP_SECTIONS_MAX } from './script-constants.ts';
import { scriptOptions } from './script-options.ts';
import { severalDocuments } from './several-documents.ts';

export const estimateBody = z.object({
	/** One of both. */
	document_id: z.string().optional(),
	document_ids: severalDocuments.optional(),
	/** What is left out is the user's own, from the settings, as when a podcast is created. */
	personality_preset: z.string().max(80).optional(),
	language: language.optional(),
	multiple_files: z.boolean().default(false),
	custom_style: z.string().trim().max(CUSTOM_STYLE_MAX).optional(),
	customDuo: customDuo.nullish(),
	...scriptOptions.shape,
});
export type EstimateBody = z.input<typeof estimateBody>;

const count = z.number().int().min(0);

const tokenUsage = z.object({
	script_generation: z.object({ input_tokens: count, output_tokens: count }),
	tts_generation: z.object({ input_tokens: count, audio_tokens: count }),
});

/** What one of the two engines costs; `model` is null where no model is billed. */
const engineCost = z.object({
	engine: z.string(),
	model: z.string().nullable(),
	cost_usd: z.number().min(0),
	/** False when the model is not in the price table: then the dearest price of its kind was taken. */
	price_known: z.boolean(),
	/** The day, UTC, since when the price holds; null where nothing is billed. */
	price_date: z.string().nullable(),
});

/** What is expected of an episode, as kept with its job. */
export const jobEstimate = z.object({
	estimated_parts: count,
	/** Minutes. */
	estimated_audio_duration: z.number().min(0),
	/** Characters of the script's text, with the hosts' marks. */
	estimated_script_length: count,
	token_usage: tokenUsage,
	cost_breakdown: z.object({
		script_generation: engineCost,
		tts_generation: engineCost,
		total: z.object({ cost_usd: z.number().min(0) }),
	}),
	/** True when nothing is billed at all. */
	free: z.boolean(),
	/** When it was made: the prices are those of this instant. */
	estimated_at: z.string(),
});
export type JobEstimate = z.infer<typeof jobEstimate>;

/** A heading of a document with what stands under it. Of a document with too many, those under it have no entry. */
const documentSection = z.object({
	heading: z.string(),
	/** 0 for the outermost. */
	depth: count.max(6),
	/** The places of the first and the last of its sections, those under it included, from 0. */
	first: count,
	last: count,
});
export type DocumentSection = z.infer<typeof documentSection>;

export const estimate = jobEstimate.extend({
	/** The language that the episode will be in: the document's own where the writer does not translate. */
	language,
	/** Minutes between which the audio will be, where `estimated_audio_duration` is no more than a guess; else null. */
	estimated_audio_range: z.object({ from: z.number().min(0), to: z.number().min(0) }).nullable(),
	document_info: z.object({
		/** The first of them. */
		document_id: z.string(),
		document_ids: z.array(z.string()).max(SEVERAL_DOCUMENTS.most),
		/** Of several, their names as one. */
		filename: z.string(),
		/** UTF-16 code units. */
		characters: count,
		words: count,
		detected_language: z.string().nullable(),
		/** Script parts, as the planner makes them. */
		estimated_parts: count,
		/** Audio files: one, or one a part. */
		estimated_files: count,
		/** How the number of parts comes about, in a sentence. */
		parts_calculation: z.string(),
		/** Minutes that reading the document takes. */
		estimated_reading_time: count,
	}),
	/** The document's map, of which sections can be asked for (`focus.sections`). Empty without headings. */
	sections: z.array(documentSection).max(MAP_SECTIONS_MAX),
	recommendations: z.array(z.string()),
	/** What it costs, in a sentence. */
	cost_note: z.string(),
});
export type Estimate = z.infer<typeof estimate>;

const usageTotals = z.object({
	/** Characters written, or spoken: only what was really made, not what was used again. */
	characters: count,
	input_tokens: count,
	output_tokens: count,
	cost_usd: z.number().min(0),
});

/** What was really used so far. */
export const usage = z.object({
	script: usageTotals,
	speech: usageTotals.extend({ audio_seconds: z.number().min(0) }),
	/** Of all that: answers that were paid for and could not be used. */
	wasted: z.object({ tokens: z.number().int().min(0), cost_usd: z.number().min(0) }),
	total_cost_usd: z.number().min(0),
});
export type Usage = z.infer<typeof usage>;
