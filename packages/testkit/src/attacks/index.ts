export * from './log-lines.ts';
export * from './measured-server.ts';
export * from './postgres-restart.ts';
export * from './send.ts';
export * from './write-load.ts';
