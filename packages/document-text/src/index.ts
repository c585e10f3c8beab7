export { type CutOptions, cutParts } from './cut-parts.ts';
export { type DecodedText, decodeText, type TextEncoding } from './decode-text.ts';
export { joinDocuments } from './join-documents.ts';
export { mapDocument } from './map-document.ts';
export { mapDocuments } from './map-documents.ts';
export { parseBlocks } from './parse-blocks.ts';
export { type Markup, type PlainReading, plainOf, readPlain } from './read-plain.ts';
export { tableOfContents } from './table-of-contents.ts';
export * from './types.ts';
