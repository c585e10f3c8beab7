export * from './document.ts';
export * from './episode.ts';
export * from './part.ts';
export * from './series.ts';
