import { z } from 'zod';
import { engineWithModel } from './engines.ts';
import { modelVoiceName } from './hosts.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts';
import { VOICE_IDS } from './voices.ts';

const licence = z.object({ name: z.string(), address: z.string().nullable() });

/** The natural voices of the machine that answers: for administrators. */
export const voicesOverview = z.object({
	installed: z.array(
		z.object({
			name: z.string(),
			title: z.string(),
			family: z.string(),
			voices: z.number().int(),
			languages: z.array(z.enum(LANGUAGES)),
			bytes: z.number(),
			licence,
			installed_at: z.string(),
			/** Speaks where nothing else is chosen. */
			in_use: z.boolean(),
		}),
	),
	missing: z
		.string()
		.nullable()
		.meta({ description: 'The model that the configuration (VOICES_MODEL) names and that is not installed.' }),
	offered: z.array(
		z.object({
			name: z.string(),
			title: z.string(),
			bytes: z.number(),
			licence,
			addresses: z.array(z.string()).meta({ description: 'What to fetch by hand where there is no network.' }),
		}),
	),
	/** Under way, or failed; null otherwise. */
	installation: z
		.object({
			name: z.string(),
			stage: z.enum(['downloading', 'extracting', 'checking']),
			bytes: z.number(),
			total: z.number().nullable(),
			error: z.string().nullable().meta({ description: 'Why it failed, in Portuguese; null while it runs.' }),
			resumes: z.boolean().meta({ description: 'Whether another try goes on with what was fetched.' }),
		})
		.nullable(),
});
export type VoicesOverview = z.infer<typeof voicesOverview>;

/** The voices that a podcast has, and the others that it could have. */
export const episodeVoices = z.object({
	current: engineWithModel,
	/** Whether they can be used now. */
	available: z.boolean(),
	/** All of which other voices would say again. */
	lines: z.number().int(),
	others: z.array(
		engineWithModel.extend({
			audio_seconds: z.number().int(),
			work_seconds: z
				.number()
				.int()
				.nullable()
				.meta({ description: 'That this machine takes for it, where that is known.' }),
			cost_usd: z.number().nullable(),
		}),
	),
});
export type EpisodeVoices = z.infer<typeof episodeVoices>;

export const voiceSampleParams = z.object({ voice: z.enum(VOICE_IDS) });
export const voiceSampleQuery = z.object({
	language: z.enum(LANGUAGES).default(DEFAULT_LANGUAGE),
	model_voice: modelVoiceName.optional(),
});

/** What the model that would speak the account's next episode has besides the six; none where it has no others. */
export const ownVoices = z.object({
	voices: z.array(
		z.object({
			name: modelVoiceName,
			gender: z.enum(['male', 'female']),
			languages: z.array(z.enum(LANGUAGES)),
		}),
	),
});
export type OwnVoices = z.infer<typeof ownVoices>;

export const installVoicesBody = z.object({ licence_accepted: z.boolean() });
export const voiceModelParams = z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,59}$/) });
