import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Bucket } from './bucket.ts';
import { answerObject, answerUpload, type Call, listObjects, listUploads, s3Error } from './operations.ts';
import { refusal } from './signature.ts';

/** What goes wrong with a request: its status, or a body that breaks off in the middle. */
export type Fault = { status: number; code?: string } | 'half';

export interface S3Server {
	/** As for STORAGE_URL. */
	storageUrl: string;
	endpoint: string;
	bucket: Bucket;
	/** Method and path of every request that was accepted. */
	requests: string[];
	/** Asked before every request is carried out. */
	fault: (method: string, key: string) => Fault | null;
	close(): Promise<void>;
}

export const S3_KEYS = { accessKeyId: 'NEXUSTESTKEY', secretAccessKey: 'a secret/with+signs', region: 'sa-east-1' };
const BUCKET = 'nexus-test';

/**
 * A server that speaks the part of S3 that the product uses, over real HTTP: it refuses every request whose Signature
 * Version 4 is not right to the byte, and fails on demand.
 */
export async function startS3(): Promise<S3Server> {
	const bucket = new Bucket();
	const requests: string[] = [];
	const server = createServer((request, response) => {
		carryOut(request, response).catch(() => response.destroy());
	});

	async function carryOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { method = '', url = '' } = request;
		const body = await buffer(request);
		const refused = refusal({ method, url, headers: request.headers }, body, S3_KEYS);
		const { pathname, searchParams: query } = new URL(url, 'http://s3');
		const [, name, ...rest] = decodeURIComponent(pathname).split('/');
		const key = rest.join('/');
		if (!refused && name === BUCKET) requests.push(`${method} ${key}`);
		const fault = s3.fault(method, key);
		const call: Call = { method, key, query, headers: request.headers, body, half: fault === 'half' };
		if (refused) s3Error(response, 403, refused);
		else if (name !== BUCKET) s3Error(response, 404, 'NoSuchBucket');
		else if (fault && fault !== 'half') s3Error(response, fault.status, fault.code ?? 'InternalError');
		else if (key === '' && query.has('uploads')) listUploads(bucket, response);
		else if (key === '') listObjects(bucket, call, response);
		else if (query.has('uploads') || query.has('uploadId')) answerUpload(bucket, call, response);
		else answerObject(bucket, call, response);
	}

	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	const { accessKeyId, secretAccessKey, region } = S3_KEYS;
	const s3: S3Server = {
		storageUrl: `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${host}/${BUCKET}?region=${region}&tls=false`,
		endpoint: `http://${host}`,
		bucket,
		requests,
		fault: () => null,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return s3;
}
