import type { DocumentInfo, StorageHealth, StoredFile } from '@nexus/contract';
import type { DocumentDetails } from '@nexus/core/documents';
import type { StorageCheck, StoredFileRecord } from '@nexus/core/storage';
import { presentUpload } from '../podcasts/present-upload.ts';

export const presentHealth = ({ reachable, writable, checkedAt, kind, totals }: StorageCheck): StorageHealth => ({
	status: writable ? 'ok' : reachable ? 'read_only' : 'unavailable',
	kind,
	reachable,
	writable,
	checked_at: checkedAt.toISOString(),
	totals,
});

export function presentDocument({ document, inUse, episodeIds }: DocumentDetails): DocumentInfo {
	const available = document.cleanedAt === null;
	return {
		...presentUpload(document),
		bucket: 'uploads',
		available,
		cleaned_at: document.cleanedAt?.toISOString() ?? null,
		in_use: inUse,
		podcast_ids: episodeIds,
		download_url: available ? documentUrl(document.id) : null,
	};
}

export function presentFile(file: StoredFileRecord): StoredFile {
	const { bucket, id, title, size, createdAt, documentId, episodeId, fileIndex, partNumber } = file;
	const part = partNumber === null ? '' : ` - parte ${partNumber}`;
	return {
		id,
		name: bucket === 'uploads' ? title : bucket === 'clips' ? `${title}.wav` : `${title}${part}.mp3`,
		bucket,
		size,
		created_at: createdAt.toISOString(),
		document_id: documentId,
		podcast_id: episodeId,
		file_index: fileIndex,
		download_url: downloadUrl(file),
	};
}

const documentUrl = (id: string): string => `/api/v1/storage/download/document/${id}`;

function downloadUrl({ bucket, documentId, episodeId, fileIndex, partNumber }: StoredFileRecord): string | null {
	if (bucket === 'uploads' && documentId) return documentUrl(documentId);
	if (fileIndex !== null) return `/api/v1/storage/download/audio/${episodeId}?file_index=${fileIndex}`;
	if (partNumber !== null) return `/api/v1/podcasts/${episodeId}/parts/${partNumber}/audio?download=1`;
	return null;
}
