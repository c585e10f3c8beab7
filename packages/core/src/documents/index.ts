export { type CutOptions, cutParts } from './cut-parts.ts';
export { type DecodedText, decodeText, type TextEncoding } from './decode-text.ts';
export { detectLanguage } from './detect-language.ts';
export { mapDocument } from './map-document.ts';
export { parseBlocks } from './parse-blocks.ts';
export { splitSentences } from './split-sentences.ts';
export * from './types.ts';
