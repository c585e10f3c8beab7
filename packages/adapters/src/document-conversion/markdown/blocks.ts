import { BLOCK_MAX } from '../limits.ts';

const FENCE = /^ {0,3}(?:```|~~~)/;

/** Markdown in pieces: what blank lines part, fenced code whole. */
export function splitBlocks(markdown: string): string[] {
	const blocks: string[] = [];
	let current: string[] = [];
	let isCode = false;
	for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
		if (FENCE.test(line)) isCode = !isCode;
		if (line.trim() === '' && !isCode) {
			if (current.length > 0) blocks.push(current.join('\n'));
			current = [];
		} else current.push(line);
	}
	if (current.length > 0) blocks.push(current.join('\n'));
	return blocks;
}

/** Applies `change` to a block, or to each line of one that is too long for expressions: tables can be. */
export function inPieces(block: string, change: (piece: string) => string): string {
	if (block.length <= BLOCK_MAX) return change(block);
	return block
		.split('\n')
		.map((line) => (line.length <= BLOCK_MAX ? change(line) : line))
		.join('\n');
}

export const isCode = (block: string): boolean => FENCE.test(block);

/** The level and the text of a heading; null for other blocks. */
export function headingOf(block: string): { level: number; text: string } | null {
	const [, marks = '', text = ''] = /^(#{1,6})[ \t]+(\S[^\n]*)$/.exec(block) ?? [];
	return marks === '' ? null : { level: marks.length, text: plain(text) };
}

/** Text without anchors, emphasis and the addresses of links. */
export const plain = (text: string): string =>
	text
		.slice(0, BLOCK_MAX)
		.replace(/<a id="[^"]*"><\/a>/g, '')
		.replace(/\[([^\]]*)\]\([^()\s]*\)/g, '$1')
		.replace(/\*\*|__/g, '')
		.replace(/\\([\\`*_{}[\]()#+.!<>-])/g, '$1')
		.trim();
