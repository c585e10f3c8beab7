import type { Nodes, RootContent } from 'mdast';
import { readHtml } from './read-html.ts';
import { readPhrasing } from './read-phrasing.ts';
import { type ReadSentence, readSentences } from './read-sentences.ts';
import type { Span } from './types.ts';

/** What reading one part needs to know everywhere. */
export interface Reading {
	/** The text as the parser saw it. */
	source: string;
	/** Where the text begins in the document. */
	offset: number;
}

export function spanOf(node: Nodes, reading: Reading): Span {
	const start = node.position?.start.offset ?? 0;
	return { start: start + reading.offset, end: (node.position?.end.offset ?? start) + reading.offset };
}

/** Sentences of a paragraph or heading. */
export function sentencesOf(node: Nodes, reading: Reading): ReadSentence[] {
	return 'children' in node ? readSentences(readPhrasing(node.children, reading.source), reading.offset) : [];
}

export function htmlSentences(node: Nodes, reading: Reading): ReadSentence[] {
	const { start, end } = spanOf(node, reading);
	return readSentences(readHtml(reading.source, start - reading.offset, end - reading.offset), reading.offset);
}

/** Sentences of a block and of all in it that is read in flow; code, tables and footnotes are not. */
export function deepSentences(node: RootContent, reading: Reading): ReadSentence[] {
	if (node.type === 'paragraph' || node.type === 'heading') return sentencesOf(node, reading);
	if (node.type === 'html') return htmlSentences(node, reading);
	if (node.type !== 'list' && node.type !== 'listItem' && node.type !== 'blockquote') return [];
	return node.children.flatMap((child) => deepSentences(child, reading));
}

/** Code, tables, accounts and footnotes inside lists and quotes, which stand as blocks of their own. */
export function embedded(node: RootContent, reading: Reading): RootContent[] {
	if (node.type === 'code' || node.type === 'table' || node.type === 'footnoteDefinition') return [node];
	if (node.type !== 'list' && node.type !== 'listItem' && node.type !== 'blockquote') return [];
	const isApart = (child: RootContent) => node.type === 'listItem' && isAccount(child, reading);
	return node.children.flatMap((child) => (isApart(child) ? [child] : embedded(child, reading)));
}

/** A paragraph of lines whose amounts stand behind dots. */
export function isAccount(node: Nodes, reading: Reading): boolean {
	if (node.type !== 'paragraph') return false;
	const { start, end } = spanOf(node, reading);
	return (reading.source.slice(start - reading.offset, end - reading.offset).match(/\.{4,}/g)?.length ?? 0) > 1;
}
