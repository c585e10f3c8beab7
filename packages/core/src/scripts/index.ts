export * from './assign-parts.ts';
export * from './clean-line.ts';
export * from './edit-script.ts';
export * from './line-origins.ts';
export * from './presets.ts';
export * from './script-format.ts';
export * from './script-length.ts';
export * from './types.ts';
