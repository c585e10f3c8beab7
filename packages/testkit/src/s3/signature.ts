import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it came over the wire. */
export interface SignedRequest {
	method: string;
	/** Path and query, as sent. */
	url: string;
	headers: Record<string, string | string[] | undefined>;
}

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Uint8Array, data: string): Buffer => createHmac('sha256', key).update(data).digest();

/** RFC 3986: all but the unreserved characters. */
const escaped = (text: string): string =>
	encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: URLSearchParams): string {
	return [...query]
		.filter(([name]) => name !== 'X-Amz-Signature')
		.map(([name, value]) => [escaped(name), escaped(value)] as const)
		.sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : 1))
		.map(([name, value]) => `${name}=${value}`)
		.join('&');
}

const LONGEST_PRESIGNED = 7 * 24 * 60 * 60;
const CLOCK_SKEW = 15 * 60 * 1000;

/**
 * Checks AWS Signature Version 4, in the header or in the address, and the hash of the body that it covers.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 * @returns what S3 would refuse it with; null when it is right
 */
export function refusal(
	request: SignedRequest,
	body: Uint8Array,
	keys: { accessKeyId: string; secretAccessKey: string; region: string },
	now = new Date(),
): string | null {
	const url = new URL(request.url, 'http://s3');
	const inAddress = url.searchParams.has('X-Amz-Signature');
	const header = String(request.headers.authorization ?? '');
	const part = (name: string): string => new RegExp(`${name}=([^, ]+)`).exec(header)?.[1] ?? '';
	const query = (name: string): string => url.searchParams.get(name) ?? '';
	if (!inAddress && !header.startsWith('AWS4-HMAC-SHA256 ')) return 'AccessDenied';

	const credential = inAddress ? query('X-Amz-Credential') : part('Credential');
	const signedHeaders = (inAddress ? query('X-Amz-SignedHeaders') : part('SignedHeaders')).split(';');
	const signature = inAddress ? query('X-Amz-Signature') : part('Signature');
	const time = inAddress ? query('X-Amz-Date') : String(request.headers['x-amz-date'] ?? '');
	const [accessKeyId, day, region, service, end] = credential.split('/');
	if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
	if (region !== keys.region || service !== 's3' || end !== 'aws4_request' || day !== time.slice(0, 8)) {
		return 'AuthorizationHeaderMalformed';
	}
	if (!signedHeaders.includes('host')) return 'AuthorizationHeaderMalformed';

	const signedAt = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
	if (inAddress) {
		const lifetime = Number(query('X-Amz-Expires'));
		if (!(lifetime > 0 && lifetime <= LONGEST_PRESIGNED)) return 'AuthorizationQueryParametersError';
		if (now.getTime() > signedAt + lifetime * 1000) return 'AccessDenied';
	} else if (!(Math.abs(now.getTime() - signedAt) < CLOCK_SKEW)) return 'RequestTimeTooSkewed';

	const declared = inAddress ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256'] ?? '');
	if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256(body)) return 'XAmzContentSHA256Mismatch';
	const unsigned = Object.keys(request.headers).find(
		(name) => name.startsWith('x-amz-') && !inAddress && !signedHeaders.includes(name),
	);
	if (unsigned !== undefined) return 'AccessDenied';

	const canonical = [
		request.method,
		url.pathname,
		canonicalQuery(url.searchParams),
		...signedHeaders.map(
			(name) =>
				`${name}:${String(request.headers[name] ?? '')
					.trim()
					.replace(/ +/g, ' ')}`,
		),
		'',
		signedHeaders.join(';'),
		declared,
	].join('\n');
	const scope = [day, region, service, end].join('/');
	const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
	const key = [day, region, service, 'aws4_request'].reduce<string | Uint8Array>(
		(secret, step) => hmac(secret, step ?? ''),
		`AWS4${keys.secretAccessKey}`,
	);
	const expected = Buffer.from(hmac(key, toSign).toString('hex'));
	const given = Buffer.from(signature);
	return expected.length === given.length && timingSafeEqual(expected, given) ? null : 'SignatureDoesNotMatch';
}
