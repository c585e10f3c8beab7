import { S3ServiceException } from '@aws-sdk/client-s3';
import { NexusError } from '@nexus/core/errors';

/** Codes and statuses that say that there is no room: of S3-compatible servers, since S3 itself has no end. */
const FULL = new Set(['XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage', 'InsufficientCapacity']);

export const isMissing = (error: unknown): boolean =>
	error instanceof S3ServiceException &&
	error.$metadata.httpStatusCode === 404 &&
	error.name !== 'NoSuchBucket' &&
	error.name !== 'NoSuchUpload';

/**
 * A refusal of the storage, or a connection that failed, in the domain's words. What a put's own source threw stays as
 * it is.
 */
export function storageError(error: unknown): unknown {
	if (error instanceof S3ServiceException) {
		const full = FULL.has(error.name) || error.$metadata.httpStatusCode === 507;
		return new NexusError(full ? 'storage_full' : 'storage_unavailable', {}, { cause: error });
	}
	return isNetworkError(error) ? new NexusError('storage_unavailable', {}, { cause: error }) : error;
}

function isNetworkError(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	const code = 'code' in error ? String(error.code) : '';
	const named = ['TimeoutError', 'RequestTimeout', 'NetworkingError', 'CredentialsProviderError'].includes(error.name);
	return named || /^(E(CONN|HOST|NET|PIPE|AI|NOTFOUND|PROTO|TIMEDOUT)|CERT_|ERR_TLS|ERR_SSL|DEPTH_|SELF_)/.test(code);
}
