/** A model that a user may choose, by the provider's own name and one fit to be shown. */
export interface ModelChoice {
	id: string;
	label: string;
	/** In Portuguese: what it is good for. */
	description: string;
}

/** Gemini's text models that can write a script, the default first. Those that end within weeks are left out. */
export const SCRIPT_MODELS = [
	{ id: 'gemini-3.8-flash', label: 'Gemini 3.8 Flash', description: 'Rápido e econômico. Recomendado.' },
	{ id: 'gemini-3.5-flash-lite', label: 'Gemini 3.5 Flash-Lite', description: 'O mais barato, para textos simples.' },
	{ id: 'gemini-3.1-pro-preview', label: 'Gemini 3.1 Pro (prévia)', description: 'Para documentos longos e técnicos.' },
	{ id: 'gemini-4-hydrogen', label: 'Gemini 4 Hydrogen', description: 'Nova geração, a mais leve.' },
	{ id: 'gemini-4-carbon', label: 'Gemini 4 Carbon', description: 'Nova geração, equilibrada.' },
	{ id: 'gemini-4-argon', label: 'Gemini 4 Argon', description: 'Nova geração, a mais capaz.' },
] as const satisfies readonly ModelChoice[];

/** Gemini's speech models, the default first. */
export const TTS_MODELS = [
	{ id: 'gemini-3.8-flash-tts', label: 'Gemini 3.8 Flash TTS', description: 'Vozes mais expressivas. Recomendado.' },
	{ id: 'gemini-3.8-flash-lite-tts', label: 'Gemini 3.8 Flash-Lite TTS', description: 'Mais barato.' },
] as const satisfies readonly ModelChoice[];

export type ScriptModel = (typeof SCRIPT_MODELS)[number]['id'];
export type TtsModel = (typeof TTS_MODELS)[number]['id'];

export const DEFAULT_SCRIPT_MODEL: ScriptModel = 'gemini-3.8-flash';
export const DEFAULT_TTS_MODEL: TtsModel = 'gemini-3.8-flash-tts';
