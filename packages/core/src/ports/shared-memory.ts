/** Lends memory that this thread and the worker threads share. */
export interface MemoryLender {
	/** So many bytes, which hold whatever was left in them. They are good until the lender wants them back. */
	lend(bytes: number): Uint8Array<SharedArrayBuffer>;
}
