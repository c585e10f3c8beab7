import type { Settings as SettingsAnswer } from '@nexus/contract';
import type { Settings } from '@nexus/core/settings';

export const presentSettings = (settings: Settings): SettingsAnswer => ({
	use_custom_config: settings.useCustomConfig,
	has_custom_key: settings.hasCustomKey,
	custom_personality: settings.customPersonality,
	custom_language: settings.customLanguage,
	custom_script_model: settings.customScriptModel,
	custom_tts_model: settings.customTtsModel,
	max_file_size_mb: settings.maxFileSizeMb,
	max_monthly_generations: settings.maxMonthlyGenerations,
	generations_this_month: settings.generationsThisMonth,
	generations_remaining: settings.generationsRemaining,
	generations_reset_at: settings.generationsResetAt.toISOString(),
	theme_sound: settings.themeSound,
});
