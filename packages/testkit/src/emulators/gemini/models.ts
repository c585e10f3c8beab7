type ModelForm = 'text' | 'speech' | 'old-speech';

interface Model {
	form: ModelForm;
	/** Tokens. */
	input: number;
	output: number;
	/** Thinking levels that it takes. */
	thinking: readonly string[];
}

const LEVELS = ['LOW', 'MEDIUM', 'HIGH'];
const text = (thinking = LEVELS): Model => ({ form: 'text', input: 1_048_576, output: 65_536, thinking });
const speech = (form: 'speech' | 'old-speech'): Model => ({ form, input: 8_192, output: 16_384, thinking: [] });

const MODELS = new Map<string, Model>([
	['gemini-3.8-flash', text()],
	['gemini-3.5-flash-lite', text(['MINIMAL', ...LEVELS])],
	['gemini-3.1-pro-preview', text()],
	['gemini-4-argon', text()],
	['gemini-4-carbon', text()],
	['gemini-4-hydrogen', text()],
	['gemini-2.5-pro', text([])],
	['gemini-2.5-flash', text([])],
	['gemini-3.8-flash-tts', speech('speech')],
	['gemini-3.8-flash-lite-tts', speech('speech')],
	['gemini-3.1-flash-tts-preview', speech('old-speech')],
	['gemini-2.5-flash-preview-tts', speech('old-speech')],
	['gemini-2.5-pro-preview-tts', speech('old-speech')],
]);

export type GeminiModel = Model & { name: string };

export function findModel(name: string): GeminiModel | null {
	const model = MODELS.get(name);
	return model ? { ...model, name } : null;
}

/** As `GET /v1beta/models` has them. */
export function listedModels(): object[] {
	return [...MODELS].map(([name, model]) => ({
		name: `models/${name}`,
		displayName: name,
		inputTokenLimit: model.input,
		outputTokenLimit: model.output,
		supportedGenerationMethods: ['generateContent', 'countTokens'],
	}));
}
