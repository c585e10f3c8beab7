export * from './concurrency-gate.ts';
export * from './gates.ts';
export * from './post.ts';
export * from './retry.ts';
export * from './retry-after.ts';
export * from './server-sent-events.ts';
export * from './time-limits.ts';
