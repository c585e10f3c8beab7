/** What a document is read with when it arrives. Without the parser of Markdown, which takes a process a while to load. */
export { cutParts } from './cut-parts.ts';
export { decodeText } from './decode-text.ts';
export { mapDocument } from './map-document.ts';
