/**
 * A signal that is aborted after so many milliseconds, or never when it is cleared before. Use it with `AbortSignal.any`,
 * which holds its sources weakly: the one of `AbortSignal.timeout` may be collected before its time, and is then never
 * aborted.
 */
export function timedSignal(milliseconds: number): { signal: AbortSignal; clear(): void } {
	const controller = new AbortController();
	const timer = setTimeout(() => controller.abort(), milliseconds);
	timer.unref();
	return { signal: controller.signal, clear: () => clearTimeout(timer) };
}
