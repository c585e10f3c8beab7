export * from './estimate.ts';
export * from './estimate-document.ts';
export * from './prices.ts';
export * from './script-seconds.ts';
export * from './service.ts';
export * from './speaking-pace.ts';
export { LINE_CHARACTERS } from './tokens.ts';
export { counted } from './wording.ts';
export { writtenSeconds } from './written-seconds.ts';
