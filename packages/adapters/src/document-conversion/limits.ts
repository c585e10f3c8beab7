import { IMPORT_PAGES_MAX, UPLOAD_MAX_BYTES } from '@nexus/contract';

export const PAGES_MAX = IMPORT_PAGES_MAX;
/** Bytes of the Markdown. */
export const MARKDOWN_MAX = UPLOAD_MAX_BYTES;
/** Bytes that all the parts of a packed document may come to. */
export const UNPACKED_MAX = 256 * 1024 * 1024;
/** Parts of a packed document. */
export const ENTRIES_MAX = 20_000;
/** How often larger than its packed self a part of more than a few megabytes may be: text comes to about 10. */
export const RATIO_MAX = 200;
/** Characters of a line or a block beyond which it is no text of a document, but an attack on those who read it. */
export const BLOCK_MAX = 10_000;
/** Bytes of a part that is read for a document's title, author and date. */
export const PART_READ_MAX = 1024 * 1024;
/** Characters of HTML that are read as a tree, which takes about a hundred times as much memory. */
export const HTML_MAX = 6 * 1024 * 1024;
