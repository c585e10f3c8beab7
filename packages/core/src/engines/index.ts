export type { EngineWish, ProviderModels, SpeechWish } from './choose.ts';
export { createLocalModelServices, type LocalModelServices } from './local-models.ts';
export { createEngines, type EngineMakers, type NaturalVoices } from './service.ts';
