export * from './compliance.ts';
export * from './pitch.ts';
