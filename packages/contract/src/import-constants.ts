/** What is taken beyond the upload box, free of schemas, so that the browser's bundle need not hold them. */

/** The most bytes that a file of any kind may have, unless the operator says otherwise (IMPORT_MAX_BYTES). */
export const IMPORT_MAX_BYTES = 50 * 1024 * 1024;
/** Pages of a PDF. */
export const IMPORT_PAGES_MAX = 2_000;
/** The longest address of a web page. */
export const IMPORT_URL_MAX = 2_000;

export const IMPORT_KINDS = [
	'pdf',
	'docx',
	'doc',
	'odt',
	'rtf',
	'epub',
	'pptx',
	'odp',
	'html',
	'markdown',
	'text',
	'web',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What may be wrong or missing in a document that was converted. */
export const IMPORT_WARNING_CODES = [
	'image_pages',
	'garbled_pages',
	'contents_removed',
	'little_text',
	'cut_short',
] as const;

export interface ImportWarning {
	code: (typeof IMPORT_WARNING_CODES)[number];
	/** Pages, lines or words, as the code has it. */
	count: number;
	/** The first of the pages that are meant. */
	pages: number[];
}

const listed = ({ count, pages }: ImportWarning): string =>
	pages.length === 0 ? '' : ` (p. ${pages.join(', ')}${count > pages.length ? '…' : ''})`;

/** A warning as the user reads it. */
export function importWarningText(warning: ImportWarning): string {
	const { code, count } = warning;
	const one = count === 1;
	switch (code) {
		case 'image_pages':
			return `${one ? '1 página é imagem e ficou' : `${count} páginas são imagens e ficaram`} de fora${listed(warning)}.`;
		case 'garbled_pages':
			return `O texto de ${one ? '1 página' : `${count} páginas`} pode ter saído trocado${listed(warning)}. Confira antes de usar.`;
		case 'contents_removed':
			return 'O sumário ou o índice foi retirado, pois só serve ao papel.';
		case 'little_text':
			return `Encontramos pouco texto: ${count} palavras. Confira se é o que esperava.`;
		case 'cut_short':
			return 'O documento passa do tamanho aceito e foi cortado no fim.';
	}
}
