import { NexusError } from '@nexus/core/errors';
import { getDocumentProxy } from 'unpdf';
import { PAGES_MAX } from '../limits.ts';

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
export type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/** Pixels of a picture beyond which it is not decoded: pictures are only counted. */
const LARGEST_IMAGE = 4_000_000;

/** @throws NexusError encrypted, damaged, too_many_pages */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
	const document = await getDocumentProxy(bytes, {
		verbosity: 0,
		useSystemFonts: false,
		disableFontFace: true,
		stopAtErrors: false,
		maxImageSize: LARGEST_IMAGE,
		enableXfa: false,
	}).catch((error: Error) => {
		if (error.name === 'PasswordException') throw new NexusError('import_encrypted');
		throw new NexusError('import_damaged', {}, { cause: error });
	});
	if (document.numPages > PAGES_MAX) {
		throw new NexusError('import_too_many_pages', { pages: document.numPages, limit: PAGES_MAX });
	}
	return document;
}
