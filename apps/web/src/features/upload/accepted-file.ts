import { SEVERAL_DOCUMENTS, UPLOAD_EXTENSIONS } from '@nexus/contract/limits';

/** Whether a file's name ends as the upload box asks for. */
function isAccepted(name: string): boolean {
	const lower = name.toLowerCase();
	return UPLOAD_EXTENSIONS.some((extension) => lower.endsWith(extension));
}

/** The first file of a kind that the upload box takes. */
export const acceptedFile = (files: Iterable<File>): File | undefined =>
	[...files].find(({ name }) => isAccepted(name));

/** Shown wherever a file can be chosen or dropped. */
export const ACCEPTED_FILES = 'Arquivos .md ou .txt, máximo de 10MB por arquivo';

/** In its place where several documents were chosen; in a series, each is an episode's only one. */
export const severalAccepted = (asSeries: boolean): string =>
	`Até ${SEVERAL_DOCUMENTS.most} documentos${asSeries ? '' : `, no máximo ${SEVERAL_DOCUMENTS.bytesMax / 1024 / 1024}MB juntos`}`;

/** The name without its extension. */
export const baseName = (name: string): string => name.replace(/\.[^.]+$/, '');
