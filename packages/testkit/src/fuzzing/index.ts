export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts';
export type { FuzzedIds, Kind } from './requests.ts';
