import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentInfo, ErrorBody, FileList, Job, PodcastDetails, StorageHealth } from '@nexus/contract';
import { type S3Server, startS3 } from '@nexus/testkit/s3';
import { sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const TEXT = 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente. Era a maior do país.\n';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('storage in a folder', () => {
	let stack: Stack;
	let admin: ApiClient;
	let client: ApiClient;
	let podcast: PodcastDetails;
	beforeAll(async () => {
		stack = await startStack();
		admin = await ApiClient.registered(stack.url);
		client = await ApiClient.registered(stack.url, newUser());
		podcast = await client.makeEpisode('ponte.md', TEXT, { title: 'A ponte – ação 😀' });
	});
	afterAll(() => stack?.close());

	const health = (by: ApiClient) => by.expect<StorageHealth>('GET', '/api/v1/storage/health');
	const files = (query: string) => client.expect<FileList>('GET', `/api/v1/storage/list/user-files${query}`);

	it('tells everybody how it is, and the administrator how much there is', async () => {
		const told = { status: 'ok', kind: 'folder', reachable: true, writable: true };
		expect(await health(client)).toMatchObject({ ...told, totals: null });
		const { totals } = await health(admin);
		expect(totals?.files).toBeGreaterThanOrEqual(3);
		expect(totals?.bytes).toBeGreaterThan(podcast.audio_outputs[0]?.file_size ?? 0);
		expect((await new ApiClient(stack.url).call('GET', '/api/v1/storage/health')).status).toBe(401);
	});

	it('lists the caller’s files, the newest first, by kind and page', async () => {
		const all = await files('');
		expect(all).toMatchObject({ limit: 50, offset: 0, total: all.files.length });
		const outputs = await files('?bucket=outputs');
		expect(outputs.files).toEqual([
			{
				id: `${podcast.id}:0`,
				name: 'A ponte – ação 😀.mp3',
				bucket: 'outputs',
				size: podcast.audio_outputs[0]?.file_size,
				created_at: expect.any(String),
				document_id: null,
				podcast_id: podcast.id,
				file_index: 0,
				download_url: `/api/v1/storage/download/audio/${podcast.id}?file_index=0`,
			},
		]);
		const uploads = await files('?bucket=uploads');
		expect(uploads.files).toEqual([
			expect.objectContaining({ id: podcast.document_id, document_id: podcast.document_id, name: 'ponte.md' }),
		]);
		const second = await files('?limit=1&offset=1');
		expect(second).toMatchObject({ limit: 1, offset: 1, total: all.total });
		expect(second.files).toEqual(all.files.slice(1, 2));
		const nothing = await admin.expect<FileList>('GET', '/api/v1/storage/list/user-files');
		expect(nothing).toEqual({ files: [], total: 0, limit: 50, offset: 0 });
		for (const query of ['?limit=-1', '?limit=0', '?offset=x', '?limit=1e9', '?bucket=segredos']) {
			expect((await client.call('GET', `/api/v1/storage/list/user-files${query}`)).status).toBe(422);
		}
	});

	it('tells of a document', async () => {
		const info = await client.expect<DocumentInfo>('GET', `/api/v1/storage/info/document/${podcast.document_id}`);
		expect(info).toMatchObject({
			id: podcast.document_id,
			filename: 'ponte.md',
			size: Buffer.byteLength(TEXT),
			bucket: 'uploads',
			available: true,
			cleaned_at: null,
			in_use: false,
			podcast_ids: [podcast.id],
		});
	});

	it.each([
		['GET', (id: string) => `/api/v1/storage/info/document/${id}`, 'document'],
		['DELETE', (id: string) => `/api/v1/storage/documents/${id}`, 'document'],
		['GET', (id: string) => `/api/v1/storage/download/document/${id}`, 'document'],
		['GET', (id: string) => `/api/v1/storage/download/audio/${id}`, 'podcast'],
		['GET', (id: string) => `/api/v1/storage/stream/audio/${id}`, 'podcast'],
	] as const)('%s %s is for its owner alone', async (method, path, of) => {
		const id = of === 'document' ? (podcast.document_id ?? '') : podcast.id;
		for (const unknown of [path(UNKNOWN), path('x'), path('..%2f..')]) {
			expect((await client.call(method, unknown)).status).toBe(404);
		}
		expect((await admin.call<ErrorBody>(method, path(id))).body.code).toBe('not_found');
		expect((await new ApiClient(stack.url).call(method, path(id))).status).toBe(401);
		expect((await client.podcast(podcast.id)).has_audio).toBe(true);
	});

	it.each([
		['ação.md', Buffer.from('Informação, coração e pão à mão.', 'latin1'), 'text/markdown; charset=iso-8859-1'],
		['relatório "final" 😀.txt', Buffer.from('Informação em UTF-8.'), 'text/plain; charset=utf-8'],
		['linha\r\nSet-Cookie: x=1.txt', Buffer.from('Um texto qualquer.'), 'text/plain; charset=utf-8'],
	])('gives back %j to the byte, under its name', async (filename, content, type) => {
		const { id, filename: kept } = await client.upload(filename, content);
		const { response, bytes } = await client.media(`/api/v1/storage/download/document/${id}`);
		expect(response.status).toBe(200);
		expect(Buffer.from(bytes)).toEqual(content);
		expect(response.headers.get('content-type')).toBe(type);
		expect(response.headers.get('set-cookie')).toBeNull();
		const disposition = response.headers.get('content-disposition') ?? '';
		expect(disposition.startsWith('attachment; filename="')).toBe(true);
		const extended = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
		const plain = /filename="((?:[^"\\]|\\.)*)"/.exec(disposition)?.[1]?.replace(/\\(.)/g, '$1');
		expect(extended === undefined ? plain : decodeURIComponent(extended)).toBe(kept);
	});

	it('streams and downloads audio, in ranges', async () => {
		const size = podcast.audio_outputs[0]?.file_size ?? 0;
		const streamed = await client.media(`/api/v1/storage/stream/audio/${podcast.id}?file_index=0`);
		expect(streamed.response.status).toBe(200);
		expect(streamed.bytes.length).toBe(size);
		expect(streamed.response.headers.get('content-disposition')).toMatch(/^inline/);
		const part = await client.media(`/api/v1/storage/stream/audio/${podcast.id}`, { range: 'bytes=10-19' });
		expect(part.response.status).toBe(206);
		expect(Buffer.from(part.bytes)).toEqual(Buffer.from(streamed.bytes.subarray(10, 20)));
		for (const [range, status] of [
			['bytes=-0', 416],
			[`bytes=${size}-`, 416],
			[`bytes=${'0-0,'.repeat(2000)}0-1`, 200],
		] as const) {
			expect((await client.media(`/api/v1/storage/download/audio/${podcast.id}`, { range })).response.status).toBe(
				status,
			);
		}
		const saved = await client.media(`/api/v1/storage/download/audio/${podcast.id}`);
		expect(saved.response.headers.get('content-disposition')).toMatch(/^attachment/);
		expect(decodeURIComponent(saved.response.headers.get('content-disposition') ?? '')).toContain('ação 😀.mp3');
		const missing = await client.call<ErrorBody>('GET', `/api/v1/storage/stream/audio/${podcast.id}?file_index=7`);
		expect([missing.status, missing.body.code]).toEqual([404, 'audio_missing']);
	});

	it('deletes a document, but not under a running job; what was made of it stays', async () => {
		const { id } = await client.upload('livro.md', sample('book-pt').content);
		const { id: making } = await client.create({ document_id: id });
		const { job_id } = await client.generate(making);
		const busy = await client.call<ErrorBody>('DELETE', `/api/v1/storage/documents/${id}`);
		expect([busy.status, busy.body.code]).toEqual([409, 'document_in_use']);
		expect(await client.expect<DocumentInfo>('GET', `/api/v1/storage/info/document/${id}`)).toMatchObject({
			in_use: true,
		});
		await client.expect('POST', `/api/v1/podcasts/jobs/${job_id}/cancel`);
		expect((await client.call('DELETE', `/api/v1/storage/documents/${id}`)).status).toBe(204);
		expect((await client.call('GET', `/api/v1/storage/info/document/${id}`)).status).toBe(404);
		expect((await client.podcast(making)).document_id).toBeNull();

		const made = await client.makeEpisode('outra.md', `${TEXT}Outra.`);
		expect((await client.call('DELETE', `/api/v1/storage/documents/${made.document_id}`)).status).toBe(204);
		expect(await client.podcast(made.id)).toMatchObject({
			document_id: null,
			has_audio: true,
			script_content: made.script_content,
		});
	});

	it('that cannot be written to says so, keeps nothing half, and goes on when it can', async () => {
		const before = await files('');
		const pending = join(stack.dataDir, 'objects', '.pending');
		await rename(pending, `${pending}-away`);
		await writeFile(pending, 'in the way');
		const form = new FormData();
		form.append('file', new Blob([TEXT]), 'nova.md');
		const refused = await client.call<ErrorBody>('POST', '/api/v1/podcasts/upload', form);
		expect([refused.status, refused.body.code]).toEqual([503, 'storage_unavailable']);
		expect(refused.body.message).toBe(
			'O armazenamento de arquivos não está respondendo. Tente novamente em alguns minutos.',
		);
		expect(await files('')).toEqual(before);
		expect((await client.media(podcast.audio_urls[0] ?? '')).response.status).toBe(200);
		await rm(pending);
		await rename(`${pending}-away`, pending);
		expect((await client.upload('nova.md', TEXT)).filename).toBe('nova.md');
	});
});

describe('storage on S3', () => {
	let s3: S3Server;
	let stack: Stack;
	let client: ApiClient;
	beforeAll(async () => {
		s3 = await startS3();
		stack = await startStack({ STORAGE_URL: s3.storageUrl });
		client = await ApiClient.registered(stack.url);
	});
	afterEach(() => {
		s3.fault = () => null;
	});
	afterAll(async () => {
		await stack?.close();
		await s3?.close();
	});

	it('holds a whole episode, and players are sent to it', async () => {
		const podcast = await client.makeEpisode('ponte.md', TEXT, { title: 'Ação "S3"' });
		const answer = await client.call('GET', `/api/v1/storage/stream/audio/${podcast.id}?file_index=0`);
		expect(answer.status).toBe(302);
		const location = answer.headers.get('location') ?? '';
		expect(location.startsWith(`${s3.endpoint}/nexus-test/users/`)).toBe(true);
		expect(location).not.toContain(client.tokens?.access_token);
		const whole = await fetch(location);
		expect(whole.headers.get('content-type')).toBe('audio/mpeg');
		expect(decodeURIComponent(whole.headers.get('content-disposition') ?? '')).toContain('Ação "S3".mp3');
		const bytes = Buffer.from(await whole.arrayBuffer());
		expect(bytes.length).toBe(podcast.audio_outputs[0]?.file_size);
		expect((await fetch(location, { headers: { range: 'bytes=5-9' } })).status).toBe(206);

		const proxied = await client.media(podcast.audio_urls[0] ?? '', { range: 'bytes=5-9' });
		expect(proxied.response.status).toBe(206);
		expect(Buffer.from(proxied.bytes)).toEqual(bytes.subarray(5, 10));
		const health = await client.expect<StorageHealth>('GET', '/api/v1/storage/health');
		expect(health).toMatchObject({ status: 'ok', kind: 's3' });
		const page = await fetch(`${stack.url}/`);
		expect(page.headers.get('content-security-policy')).toContain(`media-src 'self' blob: ${s3.endpoint};`);

		await client.expect('POST', `/api/v1/cleanup/podcast/${podcast.id}`, {});
		const left = [...s3.bucket.objects.keys()];
		expect(left.filter((key) => key.endsWith('.mp3') || key.endsWith('.wav'))).toEqual([]);
		await client.expect('DELETE', `/api/v1/podcasts/${podcast.id}`);
		await client.expect('DELETE', `/api/v1/storage/documents/${podcast.document_id}`);
		expect([...s3.bucket.objects.keys()].filter((key) => key.startsWith('users/'))).toEqual([]);
	});

	it('that fails for a while, with errors and with half a file, holds an episode up and no more', async () => {
		const { id } = await client.upload('ponte.md', `${TEXT}De novo.`);
		const podcast = await client.create({ document_id: id });
		let [errors, halves] = [4, 2];
		s3.fault = (method, key) => {
			if (method === 'PUT' && key.includes('/clips/') && errors-- > 0) return { status: 500 };
			return method === 'GET' && halves-- > 0 ? 'half' : null;
		};
		const { job_id } = await client.generate(podcast.id);
		const job = await client.waitForJob(job_id);
		expect([job.status, job.error_message]).toEqual(['completed', null]);
		expect(errors).toBeLessThanOrEqual(0);
		expect(halves).toBeLessThanOrEqual(0);
	});

	it('that is full ends an upload with a clear sentence and nothing half', async () => {
		const before = s3.bucket.objects.size;
		s3.fault = (method) => (method === 'PUT' ? { status: 507, code: 'XMinioStorageFull' } : null);
		const form = new FormData();
		form.append('file', new Blob([TEXT]), 'nova.md');
		const refused = await client.call<ErrorBody>('POST', '/api/v1/podcasts/upload', form);
		expect([refused.status, refused.body.code]).toEqual([507, 'storage_full']);
		expect(s3.bucket.objects.size).toBe(before);
	});

	it('that does not answer makes the job wait, which says so and goes on when it is asked to', async () => {
		const { id } = await client.upload('ponte.md', `${TEXT}Mais uma vez.`);
		const podcast = await client.create({ document_id: id });
		s3.fault = (method, key) => (method === 'PUT' && key.includes('/clips/') ? { status: 500 } : null);
		const { job_id } = await client.generate(podcast.id);
		const job = () => client.expect<Job>('GET', `/api/v1/podcasts/jobs/${job_id}`);
		await expect.poll(async () => (await job()).waiting_for).toBe('storage');
		expect((await job()).status).toBe('processing');
		s3.fault = () => null;
		await client.expect('POST', `/api/v1/podcasts/jobs/${job_id}/resume`);
		expect((await client.waitForJob(job_id)).status).toBe('completed');
	});
});
