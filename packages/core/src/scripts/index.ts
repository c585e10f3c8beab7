export * from './presets.ts';
export * from './script-format.ts';
export * from './types.ts';
