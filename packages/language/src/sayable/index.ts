export * from './addresses.ts';
export * from './asides.ts';
export * from './record-numbers.ts';
export * from './sentence-case.ts';
export * from './signs.ts';
export * from './speakable.ts';
