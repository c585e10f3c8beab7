export * from './gemini-status.ts';
export * from './key-check.ts';
export * from './limits.ts';
export * from './service.ts';
export * from './types.ts';
