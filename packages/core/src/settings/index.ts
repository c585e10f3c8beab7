export * from './gemini-status.ts';
export * from './limits.ts';
export * from './service.ts';
export * from './types.ts';
