import type { Upload } from '@nexus/contract';
import type { DocumentRecord } from '@nexus/core/records';

export const presentUpload = (document: DocumentRecord): Upload => ({
	id: document.id,
	filename: document.filename,
	size: document.size,
	characters: document.characters,
	encoding: document.encoding,
	title: document.title,
	detected_language: document.language,
	estimated_parts: document.estimatedParts,
	created_at: document.createdAt.toISOString(),
});
