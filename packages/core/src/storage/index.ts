export * from './media-object.ts';
export * from './object-key.ts';
export * from './probe.ts';
export * from './service.ts';
export * from './types.ts';
