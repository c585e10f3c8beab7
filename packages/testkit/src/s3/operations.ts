import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Bucket, Stored } from './bucket.ts';

export interface Call {
	method: string;
	key: string;
	query: URLSearchParams;
	headers: IncomingHttpHeaders;
	body: Buffer;
	/** Break off in the middle of the answer's body. */
	half: boolean;
}

const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);

function xml(response: ServerResponse, status: number, content: string): void {
	response.writeHead(status, { 'content-type': 'application/xml' });
	response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${content}`);
}

export function s3Error(response: ServerResponse, status: number, code: string): void {
	xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

/** GET, HEAD, PUT and DELETE of one object. */
export function answerObject(bucket: Bucket, call: Call, response: ServerResponse): void {
	const { method, key, headers, body } = call;
	if (method === 'PUT') {
		if (headers['content-encoding']?.includes('aws-chunked')) {
			s3Error(response, 501, 'NotImplemented');
			return;
		}
		response.writeHead(200, { etag: bucket.put(key, body).etag }).end();
	} else if (method === 'DELETE') {
		bucket.objects.delete(key);
		response.writeHead(204).end();
	} else if (method === 'GET' || method === 'HEAD') {
		const stored = bucket.objects.get(key);
		if (stored) sendObject(stored, call, response);
		else s3Error(response, 404, 'NoSuchKey');
	} else s3Error(response, 405, 'MethodNotAllowed');
}

function sendObject({ body, etag, modifiedAt }: Stored, call: Call, response: ServerResponse): void {
	const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(call.headers.range ?? '') ?? [];
	const start = Number(from ?? 0);
	const end = Math.min(to ? Number(to) : body.length - 1, body.length - 1);
	if (from !== undefined && start >= body.length) {
		s3Error(response, 416, 'InvalidRange');
		return;
	}
	const sent = body.subarray(start, end + 1);
	const wanted = (name: string): string | undefined => call.query.get(`response-${name}`) ?? undefined;
	const headers: Record<string, string | number | undefined> = {
		etag,
		'last-modified': modifiedAt.toUTCString(),
		'accept-ranges': 'bytes',
		'content-length': sent.length,
		'content-type': wanted('content-type') ?? 'application/octet-stream',
		'content-disposition': wanted('content-disposition'),
		'cache-control': wanted('cache-control'),
		'content-range': from === undefined ? undefined : `bytes ${start}-${end}/${body.length}`,
	};
	const given = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
	response.writeHead(from === undefined ? 200 : 206, given as Record<string, string>);
	if (call.method === 'HEAD') response.end();
	else if (call.half) response.write(sent.subarray(0, Math.floor(sent.length / 2)), () => response.destroy());
	else response.end(sent);
}

/** An upload in parts: begun, a part of it, completed, given up. */
export function answerUpload(bucket: Bucket, call: Call, response: ServerResponse): void {
	const { method, key, query, body } = call;
	const id = query.get('uploadId') ?? '';
	if (method === 'POST' && query.has('uploads')) {
		const begun = bucket.begin(key);
		xml(
			response,
			200,
			`<InitiateMultipartUploadResult><Key>${escapeXml(key)}</Key><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`,
		);
		return;
	}
	if (bucket.uploads.get(id)?.key !== key) {
		s3Error(response, 404, 'NoSuchUpload');
		return;
	}
	if (method === 'PUT') {
		const etag = bucket.addPart(id, Number(query.get('partNumber')), body);
		response.writeHead(200, { etag: etag ?? '' }).end();
	} else if (method === 'DELETE') {
		bucket.uploads.delete(id);
		response.writeHead(204).end();
	} else {
		const parts = [...body.toString('utf8').matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
			number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
			etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? '').replace(/&quot;|&#34;/g, '"'),
		}));
		const stored = bucket.complete(id, parts);
		if (!stored) {
			s3Error(response, 400, 'InvalidPart');
			return;
		}
		xml(
			response,
			200,
			`<CompleteMultipartUploadResult><Key>${escapeXml(key)}</Key><ETag>${escapeXml(stored.etag)}</ETag></CompleteMultipartUploadResult>`,
		);
	}
}

/** ListObjectsV2; the pages are small, so that every listing of a few objects has several. */
const PAGE = 3;

export function listObjects(bucket: Bucket, { query }: Call, response: ServerResponse): void {
	const prefix = query.get('prefix') ?? '';
	const { entries, truncated } = bucket.list(prefix, query.get('continuation-token') ?? '', PAGE);
	const contents = entries.map(
		([key, { body, etag, modifiedAt }]) =>
			`<Contents><Key>${escapeXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${body.length}</Size></Contents>`,
	);
	const next = truncated
		? `<NextContinuationToken>${escapeXml(entries.at(-1)?.[0] ?? '')}</NextContinuationToken>`
		: '';
	xml(
		response,
		200,
		`<ListBucketResult><IsTruncated>${truncated}</IsTruncated><KeyCount>${entries.length}</KeyCount>${contents.join('')}${next}</ListBucketResult>`,
	);
}

export function listUploads(bucket: Bucket, response: ServerResponse): void {
	const uploads = [...bucket.uploads].map(
		([id, { key, startedAt }]) =>
			`<Upload><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId><Initiated>${startedAt.toISOString()}</Initiated></Upload>`,
	);
	xml(
		response,
		200,
		`<ListMultipartUploadsResult><IsTruncated>false</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`,
	);
}
