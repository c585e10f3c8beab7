export * from './media.ts';
export * from './overview.ts';
export * from './service.ts';
export * from './types.ts';
