export type { EngineWish } from './choose.ts';
export { createEngines, type EngineMakers } from './service.ts';
