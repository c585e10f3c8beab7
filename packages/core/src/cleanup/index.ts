export * from './service.ts';
export * from './types.ts';
