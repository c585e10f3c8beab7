export { createOpenAiClient, type OpenAiCall, type OpenAiClient, type OpenAiOptions } from './client.ts';
export { findLocalServers, LOCAL_ADDRESSES, type LocalServers } from './local-servers.ts';
export { writingServer } from './provider.ts';
export { createOpenAiScriptWriter, type OpenAiScriptWriterOptions } from './script-writer.ts';
export { createOpenAiSpeech } from './speech.ts';
export { createOpenAiTextModel } from './text-model.ts';
