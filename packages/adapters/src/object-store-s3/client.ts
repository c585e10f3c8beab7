import { S3Client } from '@aws-sdk/client-s3';

export interface S3Options {
	/** With scheme, host and port. */
	endpoint: string;
	bucket: string;
	region: string;
	/** Before every key; empty, or with a slash at its end. */
	prefix: string;
	/** The bucket in the path (MinIO, Ceph and most others), not in the host's name. */
	pathStyle: boolean;
	/** Undefined: found as the AWS tools find them (AWS_ACCESS_KEY_ID and so on, profiles, the machine's role). */
	credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
	/** Whether players are sent to the storage itself. */
	redirect: boolean;
	/** Where browsers reach the storage, when that is not `endpoint`. */
	publicEndpoint?: string | undefined;
}

/** Milliseconds without a connection, and without a sign of life on one. */
const CONNECT_TIMEOUT = 5_000;
const IDLE_TIMEOUT = 60_000;
const ATTEMPTS = 3;

/**
 * Checksums in headers and trailers only where a call demands them: many S3-compatible servers do not know the newer
 * ones, and a body is signed with its SHA-256 in any case.
 */
export function createClient(options: S3Options, endpoint = options.endpoint): S3Client {
	return new S3Client({
		endpoint,
		region: options.region,
		forcePathStyle: options.pathStyle,
		maxAttempts: ATTEMPTS,
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		requestHandler: { connectionTimeout: CONNECT_TIMEOUT, socketTimeout: IDLE_TIMEOUT },
		...(options.credentials && { credentials: options.credentials }),
	});
}
