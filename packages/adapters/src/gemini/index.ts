export { createGeminiClient, GEMINI_BASE_URL, type GeminiClient, type GeminiOptions } from './client.ts';
export { createGeminiSpeech } from './speech.ts';
export { type GeminiPart, type GeminiUsage, modelUsage } from './wire.ts';
