import type { PdfDocument } from './open-pdf.ts';

export interface Properties {
	title: string | null;
	author: string | null;
	/** Not the day on which the file was made, which is often that of a later print. */
	date: string | null;
}

/** What the file says of itself; programs often leave a file name for a title. */
export async function readProperties(document: PdfDocument): Promise<Properties> {
	const { info } = await document.getMetadata().catch(() => ({ info: {} }));
	const { Title, Author } = info as { Title?: unknown; Author?: unknown };
	const title = line(Title);
	const isFileName = title !== null && /\.(?:docx?|odt|rtf|tex|dvi|indd|qxd|pdf|pptx?|odp|html?)$/i.test(title);
	return { title: isFileName ? null : title, author: line(Author), date: null };
}

function line(value: unknown): string | null {
	if (typeof value !== 'string') return null;
	const text = value
		.replace(/[\p{Cc}\s]+/gu, ' ')
		.toWellFormed()
		.trim()
		.slice(0, 300);
	return /[\p{L}\p{N}]/u.test(text) ? text : null;
}
