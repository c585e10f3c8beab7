export interface RateCountRepository {
	/**
	 * Counts a request under `key`, in a window that begins with its first request and is the same for every process
	 * on the database. Answers how many the window holds, this one included, and when it ends, in whole seconds.
	 */
	count(key: string, windowSeconds: number): Promise<{ count: number; resetSeconds: number }>;
}
