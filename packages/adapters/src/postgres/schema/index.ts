export * from './accounts.ts';
export * from './episodes.ts';
export * from './imports.ts';
export * from './installation.ts';
export * from './library.ts';
export * from './production.ts';
export * from './search.ts';
