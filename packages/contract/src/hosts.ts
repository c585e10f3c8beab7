import { z } from 'zod';
import { LANGUAGES } from './languages.ts';
import { VOICE_IDS } from './voices.ts';

/** A name stands in scripts and prompts, where brackets and line breaks mark who speaks. */
const SPEAKABLE_NAME = /^[^\p{Cc}\u2028\u2029[\]]*$/u;

/** A voice of the model that speaks, as its makers name it. */
export const modelVoiceName = z
	.string()
	.max(60)
	.regex(/^[\w.-]+$/)
	.meta({ description: 'Uma voz própria do modelo, no lugar da que corresponde à das seis; outro modelo não a usa.' });

export const host = z.object({
	name: z
		.string()
		.trim()
		.min(1)
		.max(60)
		.regex(SPEAKABLE_NAME, 'O nome não pode ter quebras de linha nem os sinais [ ]'),
	voice: z.enum(VOICE_IDS),
	model_voice: modelVoiceName.optional(),
	style: z.string().trim().max(600),
	description: z.string().trim().max(600).default(''),
});
export type Host = z.infer<typeof host>;

/** A host as an episode was made with: later limits of what may be chosen do not hold for it. */
export const episodeHost = z.object({
	name: z.string(),
	voice: z.enum(VOICE_IDS),
	model_voice: z.string().optional(),
	style: z.string(),
	description: z.string(),
});

export const PRESET_IDS = [
	'analytical_duo',
	'entertainment_duo',
	'educational_duo',
	'debate_duo',
	'portuguese_duo',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export const hostPreset = z.object({
	preset_id: z.enum(PRESET_IDS),
	name: z.string(),
	description: z.string(),
	host_a: host,
	host_b: host,
});
export type HostPreset = z.infer<typeof hostPreset>;

export const presetList = z.object({ presets: z.array(hostPreset) });

/** A duo of the user's own: both hosts named, voiced and given a style. */
export const customDuo = z.object({
	name: z.string().trim().min(1).max(80),
	host_a: host.extend({ style: z.string().trim().min(1).max(600) }),
	host_b: host.extend({ style: z.string().trim().min(1).max(600) }),
});
export type CustomDuo = z.infer<typeof customDuo>;

export const language = z.enum(LANGUAGES);
