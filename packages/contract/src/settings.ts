import { z } from 'zod';
import { language } from './hosts.ts';
import { SCRIPT_MODELS, TTS_MODELS } from './models.ts';
import { timestamp } from './pages.ts';
import {
	CUSTOM_PERSONALITY_MAX,
	GEMINI_KEY_LENGTH,
	MAX_FILE_SIZE_MB,
	MAX_MONTHLY_GENERATIONS,
} from './settings-constants.ts';

const idsOf = <Id extends string>(models: readonly { id: Id }[]) => models.map(({ id }) => id) as [Id, ...Id[]];

/** Of a form's field that was left blank nothing is sent; who sends the blank means the same. */
const unlessBlank = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema).optional();

const between = ({ min, max }: { min: number; max: number }, message: string) =>
	z.number(message).int(message).min(min, message).max(max, message);

const model = <Id extends string>(models: readonly { id: Id }[], what: string) =>
	z.enum(idsOf(models), `Escolha um destes modelos de ${what}: ${idsOf(models).join(', ')}`);

const geminiKey = z
	.string()
	.trim()
	.regex(
		new RegExp(`^[\\x21-\\x7e]{${GEMINI_KEY_LENGTH.min},${GEMINI_KEY_LENGTH.max}}$`),
		`A chave Gemini deve ter de ${GEMINI_KEY_LENGTH.min} a ${GEMINI_KEY_LENGTH.max} caracteres, sem espaços`,
	);

export const checkGeminiKeyBody = z.object({ gemini_api_key: geminiKey });

export const KEY_CHECK_RESULTS = ['accepted', 'wrong', 'no_access', 'no_quota', 'unreachable', 'silent'] as const;
export const keyCheck = z.object({
	result: z.enum(KEY_CHECK_RESULTS).meta({
		description:
			'`wrong`: the provider does not know the key. `no_access`: it knows it and does not serve it, or not in this region. `no_quota`: no quota is left, or too many requests at the moment. `unreachable`: it cannot be reached or fails. `silent`: it did not answer in time.',
	}),
});
export type KeyCheck = z.infer<typeof keyCheck>;

/** What is left out keeps its value; null goes back to the default, and removes the key. */
export const saveSettingsBody = z.object({
	/** When false, nothing else is changed but that null removes the key. */
	use_custom_config: z.boolean().optional(),
	gemini_api_key: unlessBlank(geminiKey.nullish()),
	/** A preset's id, or a description in free text. */
	custom_personality: unlessBlank(
		z
			.string()
			.trim()
			.max(CUSTOM_PERSONALITY_MAX)
			.regex(/^[\P{Cc}\n\r\t]*$/u, 'A personalidade não pode ter caracteres de controle')
			.nullish(),
	),
	custom_language: unlessBlank(language.nullish()),
	custom_script_model: unlessBlank(model(SCRIPT_MODELS, 'texto').nullish()),
	custom_tts_model: unlessBlank(model(TTS_MODELS, 'voz').nullish()),
	max_file_size_mb: between(
		MAX_FILE_SIZE_MB,
		`O tamanho máximo deve ser um número inteiro de ${MAX_FILE_SIZE_MB.min} a ${MAX_FILE_SIZE_MB.max} MB`,
	).nullish(),
	max_monthly_generations: between(
		MAX_MONTHLY_GENERATIONS,
		`O limite mensal deve ser um número inteiro de ${MAX_MONTHLY_GENERATIONS.min} a ${MAX_MONTHLY_GENERATIONS.max}`,
	).nullish(),
	/** Changed whether or not `use_custom_config` is true. */
	theme_sound: z.boolean().optional().meta({
		description: 'Se os próximos podcasts começam e terminam com um toque curto. O padrão é não.',
	}),
});

export type SaveSettingsBody = z.infer<typeof saveSettingsBody>;

export const settings = z.object({
	/** As it takes effect: always true where the system asks for a key of the user's own. */
	use_custom_config: z.boolean(),
	/** Whether a key is stored; the key itself is never sent back. */
	has_custom_key: z.boolean(),
	custom_personality: z.string().nullable(),
	custom_language: z.string().nullable(),
	custom_script_model: z.string().nullable(),
	custom_tts_model: z.string().nullable(),
	max_file_size_mb: z.number().int(),
	max_monthly_generations: z.number().int(),
	/** Generations started since the first of the month, UTC, also of podcasts that are deleted. */
	generations_this_month: z.number().int(),
	generations_remaining: z.number().int(),
	/** When the count begins anew. */
	generations_reset_at: timestamp,
	/** Whether new podcasts begin and end with a short tune. */
	theme_sound: z.boolean(),
});
export type Settings = z.infer<typeof settings>;
