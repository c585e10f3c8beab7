export * from './episode-checks.ts';
export * from './heard.ts';
