import { type ConvertErrorCode, type Format, toMarkdownBytes } from '@firecrawl/anydoc';
import type { ErrorCode } from '@nexus/contract';
import { NexusError } from '@nexus/core/errors';
import { type OfficeProperties, readOfficeProperties } from './office-properties.ts';
import { checkParts } from './packed-parts.ts';

const FAILURES: Record<ConvertErrorCode, ErrorCode> = {
	unsupported: 'import_unsupported',
	malformed: 'import_damaged',
	encrypted: 'import_encrypted',
	resourceLimit: 'import_too_complex',
	missingPart: 'import_damaged',
	io: 'import_damaged',
};
const PACKED: readonly string[] = ['docx', 'odt', 'epub', 'pptx', 'odp'];
const SLIDE = /^ppt\/slides\/slide\d+\.xml$/;

/**
 * A text, a book or slides of an office program as Markdown.
 * @throws NexusError import_damaged, import_encrypted, import_too_complex
 */
export async function convertOffice(
	bytes: Uint8Array,
	kind: string,
): Promise<OfficeProperties & { markdown: string; pages: number | null }> {
	const names = PACKED.includes(kind) ? checkParts(bytes) : [];
	const markdown = await toMarkdownBytes(bytes, kind as Format).catch((error: Error & { code?: ConvertErrorCode }) => {
		throw new NexusError(FAILURES[error.code ?? 'malformed'] ?? 'import_damaged', { kind }, { cause: error });
	});
	const slides = names.filter((name) => SLIDE.test(name)).length;
	return { ...readOfficeProperties(bytes, kind), markdown, pages: slides > 0 ? slides : null };
}
