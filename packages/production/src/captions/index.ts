export * from './cues.ts';
export * from './plain-text.ts';
export * from './sub-rip.ts';
export * from './web-vtt.ts';
