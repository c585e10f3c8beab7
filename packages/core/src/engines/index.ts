export type { EngineWish, SpeechWish } from './choose.ts';
export { createEngines, type EngineMakers, type NaturalVoices } from './service.ts';
