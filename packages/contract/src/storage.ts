import { z } from 'zod';
import { PAGE_SIZE } from './limits.ts';
import { page, pageOf, timestamp } from './pages.ts';
import { upload } from './uploads.ts';

export const BUCKETS = ['uploads', 'outputs', 'clips'] as const;
export type Bucket = (typeof BUCKETS)[number];

export const storageHealth = z.object({
	/** `ok`: objects can be read and written. `read_only`: only read. `unavailable`: neither. */
	status: z.enum(['ok', 'read_only', 'unavailable']),
	kind: z.enum(['folder', 's3']),
	reachable: z.boolean(),
	writable: z.boolean(),
	checked_at: timestamp,
	/** Everybody's files together; null for who is not an administrator. */
	totals: z.object({ files: z.number().int(), bytes: z.number().int() }).nullable(),
});
export type StorageHealth = z.infer<typeof storageHealth>;

export const documentInfo = upload.extend({
	bucket: z.literal('uploads'),
	/** False once its file was removed by a cleanup. */
	available: z.boolean(),
	cleaned_at: timestamp.nullable(),
	/** True while a job reads it: it cannot be deleted then. */
	in_use: z.boolean(),
	/** The podcasts that were made of it. */
	podcast_ids: z.array(z.string()),
	download_url: z.string().nullable(),
});
export type DocumentInfo = z.infer<typeof documentInfo>;

export const storedFile = z.object({
	/** A document's id, a clip's key, or the podcast's id with the number of its file. */
	id: z.string(),
	name: z.string(),
	bucket: z.enum(BUCKETS),
	/** Bytes. */
	size: z.number().int(),
	created_at: timestamp,
	document_id: z.string().nullable(),
	podcast_id: z.string().nullable(),
	/** Which of the podcast's files it is, from 0; null for what is not one. */
	file_index: z.number().int().nullable(),
	download_url: z.string().nullable(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const filesQuery = page(PAGE_SIZE.files).extend({ bucket: z.enum(BUCKETS).optional() });
export const fileList = pageOf('files', storedFile);
export type FileList = z.infer<typeof fileList>;

export const DEFAULT_CLEANUP_DAYS = 30;
export const cleanStorageBody = z.object({
	/** Files older than this many days go; 0: all. */
	days_old: z.number().int().min(0).max(3650).default(DEFAULT_CLEANUP_DAYS),
});
export type CleanStorageBody = z.input<typeof cleanStorageBody>;

/** What a cleanup has removed. */
export const removedFiles = z.object({
	deleted_documents: z.number().int(),
	cleaned_podcasts: z.number().int(),
	/** Objects of all kinds. */
	deleted_files: z.number().int(),
	freed_bytes: z.number().int(),
});
export const cleanStorageAnswer = removedFiles.extend({ days_old: z.number().int() });
export type CleanStorageAnswer = z.infer<typeof cleanStorageAnswer>;

/** `file_index` names one audio file of the podcast, from 0. */
export const audioFileQuery = z.object({ file_index: z.coerce.number().int().min(0).max(100_000).default(0) });
