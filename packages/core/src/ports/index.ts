export * from './audio.ts';
export * from './cpu-pool.ts';
export * from './object-store.ts';
export * from './script-writer.ts';
export * from './speech.ts';
