export * from './check-script.ts';
