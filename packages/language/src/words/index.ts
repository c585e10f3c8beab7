export { capital, continued, small } from './casing.ts';
export * from './words.ts';
