import type { Readable } from 'node:stream';

export interface ObjectInfo {
	key: string;
	/** Bytes. */
	size: number;
	modifiedAt: Date;
}

/**
 * Named blobs. A key is made of `/`-separated parts of `[A-Za-z0-9._-]`; anything else is refused.
 * A put is seen whole or not at all.
 */
export interface ObjectStore {
	put(key: string, data: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ size: number }>;
	/** Whole, for small objects. @throws NexusError not_found */
	read(key: string): Promise<Uint8Array>;
	/** Bytes from `start` up to and including `end`. @throws NexusError not_found */
	stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
	/** Null when there is none. */
	info(key: string): Promise<ObjectInfo | null>;
	/** No error when there is none. */
	delete(key: string): Promise<void>;
	deletePrefix(prefix: string): Promise<void>;
	list(prefix: string): AsyncIterable<ObjectInfo>;
}
