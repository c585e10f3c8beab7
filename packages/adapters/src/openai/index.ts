export { createOpenAiClient, type OpenAiClient, type OpenAiOptions } from './client.ts';
