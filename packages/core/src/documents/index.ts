export * from './filename.ts';
export * from './service.ts';
