export * from './addresses.ts';
export * from './asides.ts';
export * from './speakable.ts';
