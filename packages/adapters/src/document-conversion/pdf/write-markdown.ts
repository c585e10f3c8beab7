import type { PageMark } from '@nexus/core/ports';
import type { PdfBlock } from './types.ts';

/** Blocks as Markdown, and where in it each page begins. */
export function writeMarkdown(blocks: readonly PdfBlock[]): { markdown: string; marks: PageMark[] } {
	const marks: PageMark[] = [];
	const mark = (offset: number, page: number) => {
		if (marks.at(-1)?.page === page) return;
		if (marks.at(-1)?.offset === offset) marks.pop();
		marks.push({ offset, page });
	};
	let markdown = '';
	let last: PdfBlock | undefined;
	for (const block of blocks) {
		const isTight = block.kind === 'item' && last?.kind === 'item' && (last.marker === '-') === (block.marker === '-');
		if (last) markdown += isTight ? '\n' : '\n\n';
		mark(markdown.length, block.page);
		const prefix = prefixOf(block);
		if (block.kind === 'paragraph') {
			const start = markdown.length;
			for (const { at, page } of block.turns) mark(start + at, page);
		}
		markdown += prefix + bodyOf(block);
		last = block;
	}
	return { markdown: `${markdown}\n`, marks };
}

function prefixOf(block: PdfBlock): string {
	if (block.kind === 'heading') return `${'#'.repeat(block.level)} `;
	if (block.kind === 'item') return `${block.marker} `;
	return block.kind === 'footnote' ? `[^${block.label}]: ` : '';
}

function bodyOf(block: PdfBlock): string {
	if (block.kind === 'table') return tableOf(block.rows);
	const text = escaped(block.text);
	return block.kind === 'paragraph' ? text.replace(/^(?=[#>+=-])|^(?=\d{1,9}[.)]\s)/, '\\') : text;
}

/** What Markdown would take for a tag. */
const escaped = (text: string): string => text.replace(/<(?=[a-z/!?])/gi, '\\<');

function tableOf(rows: string[][]): string {
	const line = (cells: string[]) => `| ${cells.map((cell) => escaped(cell).replaceAll('|', '\\|')).join(' | ')} |`;
	const [head = [], ...rest] = rows;
	return [line(head), `|${' --- |'.repeat(head.length)}`, ...rest.map(line)].join('\n');
}
