export * from './clean-document.ts';
export * from './filename.ts';
export * from './library.ts';
export * from './of-episode.ts';
export * from './service.ts';
export * from './texts.ts';
