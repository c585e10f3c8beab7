export { createOpenAiClient, type OpenAiCall, type OpenAiClient, type OpenAiOptions } from './client.ts';
export { createOpenAiSpeech } from './speech.ts';
