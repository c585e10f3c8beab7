import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { webApp } from './web-app.ts';

const META =
	'<meta property="og:url" content="/" /><meta property="og:image" content="/share.png" /><link href="/other">';
const ABSOLUTE =
	'<meta property="og:url" content="https://nexus.example/" />' +
	'<meta property="og:image" content="https://nexus.example/share.png" /><link href="/other">';

it('a link preview names absolute addresses where the public one is known, at every path of the app', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'nexus-page-'));
	await writeFile(join(folder, 'index.html'), META);
	const app = Fastify();
	try {
		await webApp(app, folder, 'https://nexus.example');
		for (const url of ['/', '/index.html', '/auth', '/podcasts/1']) {
			const answer = await app.inject({ url });
			expect([answer.statusCode, answer.body], url).toEqual([200, ABSOLUTE]);
		}
		const packed = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
		expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(ABSOLUTE);
		expect((await app.inject({ url: '/none.png' })).statusCode).toBe(404);
	} finally {
		await app.close();
		await rm(folder, { recursive: true });
	}
});
