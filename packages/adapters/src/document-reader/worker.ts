import { type PlainReading, readPlain } from '@nexus/document-text';

/** Tasks of worker threads. */
export { readDocument } from './read-document.ts';

export const plain = ({ text, atStart }: { text: string; atStart: boolean }): PlainReading => readPlain(text, atStart);
