export * from './filename.ts';
export * from './service.ts';
export * from './types.ts';
