export * from './download-audio.ts';
export * from './episode-checks.ts';
