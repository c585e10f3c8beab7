import type { ImportKind } from '@nexus/contract/import-constants';

/** What a document was brought as, in the user's words. */
export const KIND_NAMES: Record<ImportKind, string> = {
	pdf: 'PDF',
	docx: 'Word',
	doc: 'Word',
	odt: 'OpenDocument',
	rtf: 'RTF',
	epub: 'EPUB',
	pptx: 'PowerPoint',
	odp: 'Apresentação OpenDocument',
	html: 'HTML',
	markdown: 'Markdown',
	text: 'Texto',
	web: 'Página da web',
};
