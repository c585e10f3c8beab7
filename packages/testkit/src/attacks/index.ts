export * from './log-lines.ts';
export * from './measured-server.ts';
export * from './send.ts';
