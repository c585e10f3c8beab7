/**
 * Milliseconds that a `Retry-After` header (RFC 9110, 10.2.3: seconds or a date) asks to wait, also as a fraction of
 * seconds, which some servers send; null for none or one that cannot be read.
 */
export function retryAfterMs(header: string | null, now: Date): number | null {
	const value = header?.trim() ?? '';
	if (/^\d+(?:\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
	const date = value === '' ? Number.NaN : Date.parse(value);
	return Number.isNaN(date) ? null : Math.max(0, date - now.getTime());
}

/** Milliseconds of a protobuf Duration in JSON ("38.2s"); null for anything else. */
export function durationMs(text: unknown): number | null {
	const seconds = typeof text === 'string' ? /^(\d+(?:\.\d+)?)s$/.exec(text)?.[1] : undefined;
	return seconds === undefined ? null : Math.ceil(Number(seconds) * 1000);
}
