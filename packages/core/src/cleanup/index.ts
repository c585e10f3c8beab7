export * from './schedule-words.ts';
export * from './service.ts';
export * from './types.ts';
