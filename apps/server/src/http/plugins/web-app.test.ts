import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { webApp } from './web-app.ts';

const PAGE = `<!doctype html><p>${'Nexus '.repeat(400)}</p>`;
const SCRIPT = `console.log(${JSON.stringify('nexus '.repeat(400))})`;

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'nexus-web-'));
	await mkdir(join(folder, 'assets'));
	for (const [name, content] of Object.entries({ 'index.html': PAGE, 'assets/app-1a2b.js': SCRIPT })) {
		await writeFile(join(folder, name), content);
		await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
		await writeFile(join(folder, `${name}.gz`), gzipSync(content));
	}
	await writeFile(join(folder, 'assets/font-3c4d.woff2'), 'a font');
	app = Fastify();
	await app.register(compress, { threshold: 1024 });
	await webApp(app, folder, null);
});
afterAll(async () => {
	await app?.close();
	await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it('sends what the build has compressed, in what the browser takes', async () => {
	const brotli = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br, zstd' });
	expect(brotli.headers['content-encoding']).toBe('br');
	expect(brotli.headers['content-type']).toContain('javascript');
	expect(brotli.headers.vary).toContain('accept-encoding');
	expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);

	const gzipped = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' });
	expect(gzipped.headers['content-encoding']).toBe('gzip');
	expect(gunzipSync(gzipped.rawPayload).toString()).toBe(SCRIPT);

	const plain = await get('/assets/app-1a2b.js', { 'accept-encoding': 'identity' });
	expect(plain.headers['content-encoding']).toBeUndefined();
	expect(plain.body).toBe(SCRIPT);
});

it('keeps files with a hash for ever, whatever their encoding, and asks again for the page', async () => {
	for (const accepted of ['br', 'gzip', 'identity']) {
		const script = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
		expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		const page = await get('/', { 'accept-encoding': accepted });
		expect(page.headers['cache-control']).toBe('no-cache');
	}
	const font = await get('/assets/font-3c4d.woff2', { 'accept-encoding': 'br' });
	expect(font.headers['content-encoding']).toBeUndefined();
	expect(font.body).toBe('a font');
});

it('answers 304 for the page that a browser has, by encoding', async () => {
	const brotli = await get('/', { 'accept-encoding': 'br' });
	const gzipped = await get('/', { 'accept-encoding': 'gzip' });
	expect(brotli.headers.etag).not.toBe(gzipped.headers.etag);
	const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': String(brotli.headers.etag) });
	expect(again.statusCode).toBe(304);
});

it('sends its page for every address of its own, compressed, and for none of what is not there', async () => {
	const page = await get('/podcasts/1', { 'accept-encoding': 'br' });
	expect(page.statusCode).toBe(200);
	expect(page.headers['content-type']).toContain('text/html');
	expect(page.headers['content-encoding']).toBe('br');
	expect(brotliDecompressSync(page.rawPayload).toString()).toBe(PAGE);
	for (const address of ['/assets/app-0000.js', '/assets/app-1a2b.js.br', '/index.html.gz', '/api/v1/nothing'])
		expect((await get(address)).statusCode).toBe(404);
});
