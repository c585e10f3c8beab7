export { createGeminiKeyChecker } from './check-key.ts';
export { createGeminiClient, GEMINI_BASE_URL, type GeminiClient, type GeminiOptions } from './client.ts';
export { GEMINI_PRICES } from './prices.ts';
export { createGeminiScriptWriter, type GeminiScriptWriterOptions } from './script-writer.ts';
export { createGeminiSpeech } from './speech.ts';
export { createGeminiTextModel } from './text-model.ts';
export { type GeminiPart, type GeminiUsage, modelUsage } from './wire.ts';
