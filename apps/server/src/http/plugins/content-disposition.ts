import { downloadFilename } from '@nexus/core/documents';
import { create } from 'content-disposition';

/** The `Content-Disposition` header of a file (RFC 6266), its name made fit to be saved under on any system. */
export const contentDisposition = (filename: string, download: boolean): string =>
	create(downloadFilename(filename), { type: download ? 'attachment' : 'inline' });
