import type { JobStatus } from '@nexus/contract';

/** The status in lower case, whichever case it was written in (D8); null when it is none of the known ones. */
export function jobStatus(raw: string | null | undefined): JobStatus | null {
	const status = raw?.toLowerCase();
	return status === 'pending' ||
		status === 'processing' ||
		status === 'completed' ||
		status === 'failed' ||
		status === 'cancelled'
		? status
		: null;
}

export function isRunning(raw: string | null | undefined): boolean {
	const status = jobStatus(raw);
	return status === 'pending' || status === 'processing';
}

export function isTerminal(raw: string | null | undefined): boolean {
	const status = jobStatus(raw);
	return status === 'completed' || status === 'failed' || status === 'cancelled';
}
