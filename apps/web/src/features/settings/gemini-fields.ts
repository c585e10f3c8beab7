import type { SaveSettingsBody, Settings } from '@nexus/contract';
import { MAX_FILE_SIZE_MB, MAX_MONTHLY_GENERATIONS } from '@nexus/contract/settings-constants';
import { count } from '../../lib/format.ts';

/** The choice of personality that opens a text of one's own. */
export const OWN_WORDS = 'own';

/** What the form holds; all of it text, as in the page. */
export interface GeminiFields {
	on: boolean;
	key: string;
	/** A preset's id, {@link OWN_WORDS}, or nothing for the default. */
	personality: string;
	ownWords: string;
	language: string;
	scriptModel: string;
	ttsModel: string;
	maxFileSize: string;
	maxGenerations: string;
}

/** A form as the saved settings fill it. The key is never read back, so its field starts blank. */
export function fieldsOf(saved: Settings, presetIds: readonly string[]): GeminiFields {
	const personality = saved.custom_personality ?? '';
	const isPreset = personality === '' || presetIds.includes(personality);
	return {
		on: saved.use_custom_config || saved.has_custom_key,
		key: '',
		personality: isPreset ? personality : OWN_WORDS,
		ownWords: isPreset ? '' : personality,
		language: saved.custom_language ?? '',
		scriptModel: saved.custom_script_model ?? '',
		ttsModel: saved.custom_tts_model ?? '',
		maxFileSize: String(saved.max_file_size_mb || MAX_FILE_SIZE_MB.default),
		maxGenerations: String(saved.max_monthly_generations || MAX_MONTHLY_GENERATIONS.default),
	};
}

/** What was chosen; null for what was saved before and is blank now, nothing for what stays blank. */
const chosen = <Value extends string>(value: string, before: string | null): Value | null | undefined =>
	(value.trim() as Value) || (before ? null : undefined);

const wholeNumber = (value: string): number | undefined => (value.trim() ? Number(value) : undefined);

/** What is sent: with the configuration off that alone; with it on, whatever is not blank. */
export function bodyOf(fields: GeminiFields, saved: Settings): SaveSettingsBody {
	if (!fields.on) return { use_custom_config: false };
	const personality = fields.personality === OWN_WORDS ? fields.ownWords : fields.personality;
	return {
		use_custom_config: true,
		gemini_api_key: fields.key.trim() || undefined,
		custom_personality: chosen(personality, saved.custom_personality),
		custom_language: chosen(fields.language, saved.custom_language),
		custom_script_model: chosen(fields.scriptModel, saved.custom_script_model),
		custom_tts_model: chosen(fields.ttsModel, saved.custom_tts_model),
		max_file_size_mb: wholeNumber(fields.maxFileSize),
		max_monthly_generations: wholeNumber(fields.maxGenerations),
	};
}

/** The rule of a number's field: blank, or whole and within its bounds. */
export const wholeWithin =
	({ min, max }: { min: number; max: number }) =>
	(value: string): true | string => {
		const number = wholeNumber(value);
		const fits = number === undefined || (Number.isInteger(number) && number >= min && number <= max);
		return fits || `Digite um número inteiro de ${count(min)} a ${count(max)}`;
	};
