import type { HostileRequest } from './send.ts';

/** Close to the 16 KB that Node.js takes for all headers of a request. */
const BYTES = 15_000;

/** Text that made patterns over whole log lines take cubic time, 54 s for one request. */
const REPEATED = '"token';
const hostile = REPEATED.repeat(BYTES / REPEATED.length);

/** Requests of anybody whose address or headers are written into the log. */
export const logLineRequests: Record<string, HostileRequest> = {
	address: { method: 'GET', path: `/${hostile}` },
	host: { method: 'GET', path: '/healthz', headers: { host: hostile } },
	query: { method: 'GET', path: `/healthz?${'&token=://a:'.repeat(BYTES / 12)}` },
};

export const plainRequest: HostileRequest = { method: 'GET', path: '/healthz' };
