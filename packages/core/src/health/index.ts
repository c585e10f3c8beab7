export * from './readiness.ts';
