import type { Readable } from 'node:stream';

export interface ObjectInfo {
	key: string;
	/** Bytes. */
	size: number;
	modifiedAt: Date;
}

/** How a browser is to take what it gets at a signed address. */
export interface SignedAccess {
	/** Seconds that the address is good for. */
	lifetime: number;
	contentType: string;
	/** As in RFC 6266. */
	contentDisposition: string;
}

export type ObjectData = Uint8Array | readonly Uint8Array[] | AsyncIterable<Uint8Array>;

export interface PutOptions {
	/**
	 * Whether the object is to outlast the machine's own sudden end (true unless given). Without, it outlasts the
	 * process's alone, and is put sooner: for what can be made again.
	 */
	durable?: boolean;
}

/** An object from its byte `start` on, which must be one of its own. */
export interface ObjectTail {
	key: string;
	start: number;
}

/**
 * Named blobs. A key is made of `/`-separated parts of `[A-Za-z0-9._-]`; anything else is refused.
 * A put is seen whole or not at all. Every call throws NexusError storage_unavailable when the storage does not answer
 * or fails, and storage_full when it has no room.
 */
export interface ObjectStore {
	readonly kind: 'folder' | 's3';
	/** @param data the bytes, whole or in pieces that follow each other; of a stream, each until the next is asked for */
	put(key: string, data: ObjectData, options?: PutOptions): Promise<{ size: number }>;
	/**
	 * Puts `head` and the tails of other objects, or of the one that is there, one after another, as one object.
	 * @throws NexusError not_found when one of them is missing, and the signal's reason: then nothing is put
	 */
	join(key: string, head: Uint8Array, tails: readonly ObjectTail[], signal: AbortSignal): Promise<{ size: number }>;
	/** Whole, for small objects. @throws NexusError not_found */
	read(key: string): Promise<Uint8Array>;
	/** Bytes from `start` up to and including `end`. @throws NexusError not_found */
	stream(key: string, range?: { start: number; end: number }): Promise<Readable>;
	/** Null when there is none. */
	info(key: string): Promise<ObjectInfo | null>;
	/** No error when there is none. */
	delete(key: string): Promise<void>;
	deletePrefix(prefix: string): Promise<void>;
	/** Page by page, in no particular order. */
	list(prefix: string): AsyncIterable<ObjectInfo>;
	/** An address that anybody can GET the object at for a while; null where the storage is not reached over HTTP. */
	signedUrl(key: string, access: SignedAccess): Promise<string | null>;
	/** Removes what puts that broke off before `before` have left. Answers how many there were and their bytes. */
	removeUnfinished(before: Date): Promise<{ count: number; bytes: number }>;
}
