export * from './document.ts';
export * from './episode.ts';
export * from './estimate.ts';
export * from './part.ts';
export * from './series.ts';
