export interface CpuTaskOptions {
	signal?: AbortSignal | undefined;
	/** Buffers handed over, not copied. */
	transfer?: ArrayBuffer[] | undefined;
}

/** Worker threads for work that would hold up the event loop. Rejects with the signal's reason when aborted. */
export interface CpuPool {
	/** How many tasks run side by side. */
	readonly size: number;
	/**
	 * Calls the exported function `task` of the module at `module` (a file: URL) with `input` in a worker thread.
	 * What the function returns is cloned back, but the buffers of typed arrays at its top level are handed over, and a
	 * NexusError that it throws arrives as one.
	 */
	run<Output>(module: string, task: string, input: unknown, options?: CpuTaskOptions): Promise<Output>;
	close(): Promise<void>;
}
