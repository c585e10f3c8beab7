import { formatFromBytes } from '@firecrawl/anydoc';
import type { ImportKind } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { decodeHtml, isHtml } from './decode-html.ts';

type OfficeKind = 'docx' | 'doc' | 'odt' | 'rtf' | 'epub' | 'pptx' | 'odp';

export type DetectedFormat =
	| { kind: 'pdf' }
	| { kind: OfficeKind }
	| { kind: Extract<ImportKind, 'html'>; html: string }
	| { kind: 'text' };

const OFFICE: readonly string[] = ['docx', 'doc', 'odt', 'rtf', 'epub', 'pptx', 'odp'] satisfies OfficeKind[];

/** First bytes of files that are not text documents, as in the `magic` database of file(1). */
const OTHERS: readonly [string, string][] = [
	['\x89PNG', 'imagem PNG'],
	['\xff\xd8\xff', 'imagem JPEG'],
	['GIF8', 'imagem GIF'],
	['PK\x03\x04', 'arquivo ZIP'],
	['PK\x05\x06', 'arquivo ZIP'],
	['Rar!', 'arquivo RAR'],
	['7z\xbc\xaf', 'arquivo 7z'],
	['\x1f\x8b', 'arquivo GZIP'],
	['ID3', 'áudio MP3'],
	['OggS', 'áudio OGG'],
	['fLaC', 'áudio FLAC'],
	['RIFF', 'áudio ou vídeo'],
	['\x7fELF', 'programa'],
	['MZ', 'programa'],
	['SQLite format 3', 'banco de dados'],
	['%!PS', 'PostScript'],
	['\xd0\xcf\x11\xe0', 'documento antigo do Office'],
];

/**
 * What a file is, from its content alone.
 * @throws NexusError import_unsupported, import_empty, import_damaged
 */
export function detectFormat(bytes: Uint8Array): DetectedFormat {
	if (bytes.length === 0) throw new NexusError('import_empty');
	const head = String.fromCharCode(...bytes.subarray(0, 1024));
	// Readers accept the mark anywhere in the first 1024 bytes (ISO 32000-1, annex H).
	if (/%PDF-\d/.test(head) && !/^\s*</.test(head)) return { kind: 'pdf' };
	const format: string | null = formatFromBytes(bytes);
	if (format !== null && OFFICE.includes(format)) return { kind: format as OfficeKind };
	if (format === null && head.startsWith('PK\x03\x04') && !hasDirectory(bytes)) throw new NexusError('import_damaged');
	const other = OTHERS.find(([mark]) => head.startsWith(mark))?.[1];
	if (format !== null || other !== undefined) {
		throw new NexusError('import_unsupported', { kind: format === null ? (other ?? '') : format.toUpperCase() });
	}
	const html = decodeHtml(bytes);
	return isHtml(html) ? { kind: 'html', html } : { kind: 'text' };
}

/** Whether a ZIP file has its end, which tells where its parts are; one that was cut off has none. */
const hasDirectory = (bytes: Uint8Array): boolean =>
	Buffer.from(bytes.subarray(-66_000)).includes('PK\x05\x06', 0, 'latin1');
