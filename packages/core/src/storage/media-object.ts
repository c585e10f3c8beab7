import type { Readable } from 'node:stream';

/** Bytes that can be sent whole or in ranges. */
export interface MediaObject {
	size: number;
	modifiedAt: Date;
	contentType: string;
	filename: string;
	/** To be saved rather than played. */
	download: boolean;
	/** Bytes from `start` up to and including `end`. */
	open(range: { start: number; end: number }): Promise<Readable>;
	/** An address in the storage that anybody can get it at for a few hours; null where the storage has none. */
	signedUrl(contentDisposition: string): Promise<string | null>;
}

/** Bytes that are made while they are sent. */
export interface GeneratedObject {
	size: number;
	contentType: string;
	filename: string;
	download: boolean;
	/** @param signal aborted when nobody reads on */
	open(signal: AbortSignal): AsyncIterable<Uint8Array>;
}
