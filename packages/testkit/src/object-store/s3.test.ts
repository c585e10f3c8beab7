import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createS3ObjectStore, type S3Options } from '@nexus/adapters/object-store-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { variants } from '../long-runs/index.ts';
import { S3_KEYS, type S3Server, startS3 } from '../s3/index.ts';
import { objectStoreCompliance } from './compliance.ts';

const storeOn = (s3: S3Server, options: Partial<S3Options> = {}) =>
	createS3ObjectStore({
		endpoint: s3.endpoint,
		bucket: 'nexus-test',
		region: S3_KEYS.region,
		prefix: '',
		pathStyle: true,
		credentials: S3_KEYS,
		redirect: true,
		...options,
	});

describe.each(variants(['pasta/dentro/'], ['']))('object store on S3 under %j', (prefix) => {
	objectStoreCompliance(async () => {
		const s3 = await startS3();
		const store = storeOn(s3, { prefix });
		return {
			store,
			everything: async () => [
				...[...s3.bucket.objects.keys()].map((key) => {
					expect(key.startsWith(prefix)).toBe(true);
					return key.slice(prefix.length);
				}),
				...[...s3.bucket.uploads.values()].map(({ key }) => `unfinished: ${key}`),
			],
			async close() {
				store.close();
				await s3.close();
			},
		};
	});
});

describe('an S3 storage', () => {
	let s3: S3Server;
	beforeEach(async () => {
		s3 = await startS3();
	});
	afterEach(() => s3.close());

	it('sends a large stream in parts', async () => {
		async function* megabytes(): AsyncGenerator<Uint8Array> {
			for (let index = 0; index < 20; index++) yield Buffer.alloc(1024 * 1024, index);
		}
		await storeOn(s3).put('longo', megabytes());
		expect(s3.requests.filter((request) => request === 'PUT longo')).toHaveLength(3);
		expect(s3.bucket.objects.get('longo')?.body.length).toBe(20 * 1024 * 1024);
	});

	it('lets go of a storage that has fallen silent when its reader goes away', async () => {
		const closed = Promise.withResolvers<void>();
		const silent = createServer((_request, response) => {
			response.writeHead(200, { 'content-length': '1000' }).write('begun');
			response.on('close', closed.resolve);
		});
		await once(silent.listen(0, '127.0.0.1'), 'listening');
		const { port } = silent.address() as AddressInfo;
		const stream = await storeOn(s3, { endpoint: `http://127.0.0.1:${port}` }).stream('longo');
		const [chunk] = await once(stream, 'data');
		expect(String(chunk)).toBe('begun');
		stream.destroy();
		await closed.promise;
		silent.close();
	});

	it('signs an address that anybody can get the object at, under its name, in ranges, for a while', async () => {
		const store = storeOn(s3);
		await store.put('a.mp3', Buffer.from('0123456789'));
		const disposition = `inline; filename="acao.mp3"; filename*=UTF-8''a%C3%A7%C3%A3o.mp3`;
		const access = { lifetime: 60, contentType: 'audio/mpeg', contentDisposition: disposition };
		const url = (await store.signedUrl('a.mp3', access)) ?? '';
		const response = await fetch(url, { headers: { range: 'bytes=2-4' } });
		expect(response.status).toBe(206);
		expect(response.headers.get('content-type')).toBe('audio/mpeg');
		expect(response.headers.get('content-disposition')).toBe(disposition);
		expect(await response.text()).toBe('234');
		expect((await fetch(url.replace('a.mp3', 'b.mp3'))).status).toBe(403);
		expect((await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403);
	});

	it('signs for the address under which browsers reach it, or not at all', async () => {
		const access = { lifetime: 60, contentType: 'audio/mpeg', contentDisposition: 'inline' };
		const open = storeOn(s3, { publicEndpoint: 'https://media.example.org' });
		expect(await open.signedUrl('a.mp3', access)).toMatch(/^https:\/\/media\.example\.org\/nexus-test\/a\.mp3\?/);
		expect(await storeOn(s3, { redirect: false }).signedUrl('a.mp3', access)).toBeNull();
	});

	it('is tried again when it fails for a moment', async () => {
		let failures = 2;
		s3.fault = () => (failures-- > 0 ? { status: 500 } : null);
		const store = storeOn(s3);
		await store.put('a', Buffer.from('x'));
		expect((await store.info('a'))?.size).toBe(1);
	});

	it.each([
		[500, 'InternalError', 'storage_unavailable'],
		[503, 'SlowDown', 'storage_unavailable'],
		[403, 'AccessDenied', 'storage_unavailable'],
		[507, 'XMinioStorageFull', 'storage_full'],
	])('that goes on answering %d %s is told as such', async (status, code, told) => {
		s3.bucket.put('a', Buffer.from('x'));
		s3.fault = () => ({ status, code });
		const store = storeOn(s3);
		await expect(store.put('b', Buffer.from('x'))).rejects.toMatchObject({ code: told });
		await expect(store.read('a')).rejects.toMatchObject({ code: told });
		expect([...s3.bucket.objects.keys()]).toEqual(['a']);
	});

	it('that breaks off in the middle of an object is told, not taken for the whole', async () => {
		s3.bucket.put('a', Buffer.alloc(100_000));
		s3.fault = (method) => (method === 'GET' ? 'half' : null);
		await expect(storeOn(s3).read('a')).rejects.toMatchObject({ code: 'storage_unavailable' });
	});

	it('that is not there is told', async () => {
		const gone = await startS3();
		await gone.close();
		await expect(storeOn(gone).info('a')).rejects.toMatchObject({ code: 'storage_unavailable' });
	});

	it('refuses a wrong secret, another region, and a bucket that is not there', async () => {
		const wrong = storeOn(s3, { credentials: { ...S3_KEYS, secretAccessKey: 'wrong' } });
		await expect(wrong.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_unavailable' });
		const far = storeOn(s3, { region: 'us-east-1' });
		await expect(far.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 'storage_unavailable' });
		const missing = storeOn(s3, { bucket: 'other' });
		await expect(missing.read('a')).rejects.toMatchObject({ code: 'storage_unavailable' });
		expect(s3.bucket.objects.size).toBe(0);
	});

	it('loses uploads that broke off long ago', async () => {
		s3.bucket.begin('a');
		const store = storeOn(s3);
		expect(await store.removeUnfinished(new Date(Date.now() - 60_000))).toMatchObject({ count: 0 });
		expect(await store.removeUnfinished(new Date(Date.now() + 60_000))).toMatchObject({ count: 1 });
		expect(s3.bucket.uploads.size).toBe(0);
	});
});
