import type { ImportKind, ImportWarning } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import type { ConvertedDocument, DocumentToConvert, PageMark } from '@nexus/core/ports';
import { detectFormat } from './detect-format.ts';
import { withFrontMatter } from './front-matter.ts';
import { BLOCK_MAX, MARKDOWN_MAX } from './limits.ts';
import { type Described, tidyMarkdown } from './markdown/tidy.ts';

interface Converted extends Described {
	kind: ImportKind;
	markdown: string;
	pages: number | null;
	marks: PageMark[];
	warnings: ImportWarning[];
}

/**
 * A document of any kind as Markdown. Runs in a process of its own: what it is given may be hostile.
 * @throws NexusError as in DocumentConverter
 */
export async function convert(
	document: DocumentToConvert,
	onProgress: (share: number) => void,
): Promise<ConvertedDocument> {
	const { markdown, marks, ...rest } = await convertByKind(document, onProgress);
	if (!/[\p{L}\p{N}]/u.test(markdown)) throw new NexusError('import_empty');
	const finished = withFrontMatter(markdown, marks, rest);
	if (Buffer.byteLength(finished.markdown) > MARKDOWN_MAX) {
		throw new NexusError('import_too_long', { megabytes: MARKDOWN_MAX / 1024 / 1024 });
	}
	return { ...rest, ...finished };
}

async function convertByKind(
	{ bytes, url }: DocumentToConvert,
	onProgress: (share: number) => void,
): Promise<Converted> {
	const format = detectFormat(bytes);
	// Loaded as needed: each reader takes longer to load than most documents take to read.
	if (format.kind === 'pdf') {
		const { convertPdf } = await import('./pdf/index.ts');
		return { kind: 'pdf', ...(await convertPdf(bytes, onProgress)) };
	}
	if (format.kind === 'text') return await convertText(bytes);
	if (format.kind === 'html') {
		const { convertHtml } = await import('./convert-html.ts');
		const { warnings, ...page } = await convertHtml(format.html, url);
		return { kind: url === null ? 'html' : 'web', pages: null, marks: [], ...tidied(page, warnings) };
	}
	const { convertOffice } = await import('./convert-office.ts');
	const { pages, ...office } = await convertOffice(bytes, format.kind);
	return { kind: format.kind, pages, marks: [], ...tidied(office, []) };
}

function tidied(read: Described & { markdown: string }, warnings: ImportWarning[]) {
	const { removed, ...rest } = tidyMarkdown(read.markdown, read);
	const told: ImportWarning[] = removed === 0 ? [] : [{ code: 'contents_removed', count: removed, pages: [] }];
	return { ...rest, warnings: [...warnings, ...told] };
}

/** Text is kept as it is, whatever its encoding was. */
async function convertText(bytes: Uint8Array): Promise<Converted> {
	const { decodeText } = await import('@nexus/document-text');
	const { text } = decodeText(bytes);
	const head = text.slice(0, BLOCK_MAX);
	const isMarkdown = /^(?:#{1,6} \S|---$|\s*[-*] \S.*\n\s*[-*] |\|.*\|$)/m.test(head) || /\]\(\S+\)/.test(head);
	return {
		kind: isMarkdown ? 'markdown' : 'text',
		markdown: text,
		title: null,
		author: null,
		date: null,
		pages: null,
		marks: [],
		warnings: [],
	};
}
