import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { createWebPageReader } from './index.ts';

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const close of running.splice(0)) await close();
});

const MEBIBYTE = 1024 * 1024;
const html = (body: string) => ({ 'content-type': 'text/html; charset=utf-8', body });

async function site(answer: RequestListener): Promise<{ port: number; requests: () => number }> {
	let requests = 0;
	const server = createServer((request, response) => {
		requests++;
		answer(request, response);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	running.push(() => {
		server.closeAllConnections();
		return new Promise((resolve) => server.close(resolve));
	});
	return { port: (server.address() as AddressInfo).port, requests: () => requests };
}

function reader(options: Parameters<typeof createWebPageReader>[0] = {}) {
	const made = createWebPageReader(options);
	running.push(() => made.close());
	return (address: string) => made.read(address, new AbortController().signal);
}

/** Every name leads to `address`. */
const leadsTo =
	(address: string): LookupFunction =>
	(_name, _options, done) =>
		(done as (error: null, found: { address: string; family: number }[]) => void)(null, [{ address, family: 4 }]);

it.each([
	'http://127.0.0.1/',
	'http://[::1]/',
	'http://[::ffff:127.0.0.1]/',
	'http://2130706433/',
	'http://0x7f.1/',
	'http://169.254.169.254/latest/meta-data/',
	'http://10.0.0.1/',
	'https://192.168.0.1/',
])('%s leads inward and is refused', async (address) => {
	await expect(reader()(address)).rejects.toMatchObject({ code: 'address_not_allowed' });
});

it('a public name that leads inward is refused before anything is sent', async () => {
	const { requests } = await site((_request, response) => response.end('dentro'));
	const read = reader({ lookup: leadsTo('127.0.0.1') });
	await expect(read('http://publico.exemplo/')).rejects.toMatchObject({ code: 'address_not_allowed' });
	expect(requests()).toBe(0);
});

it('a redirect inward, to another port or to another protocol is refused', async () => {
	const inner = await site((_request, response) => response.end('segredo'));
	let location = '';
	const { port } = await site((_request, response) => response.writeHead(302, { location }).end());
	const read = reader({ allowedPrivateHosts: [`127.0.0.1:${port}`] });
	for (const [target, code] of [
		[`http://127.0.0.1:${inner.port}/`, 'web_port_refused'],
		['http://169.254.169.254/', 'address_not_allowed'],
		['http://[::1]/', 'address_not_allowed'],
		['file:///etc/passwd', 'web_address_invalid'],
		['http://ana:senha@exemplo.com/', 'web_address_invalid'],
		['/', 'web_too_many_redirects'],
	] as const) {
		location = target;
		await expect(read(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ code });
	}
	expect(inner.requests()).toBe(0);
});

it('a page that sends gigabytes, plain or packed, is cut off', async () => {
	const packed = gzipSync(Buffer.alloc(64 * MEBIBYTE));
	const { port } = await site((request, response) => {
		if (request.url === '/packed') {
			response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(packed);
			return;
		}
		response.writeHead(200, { 'content-type': 'text/html' });
		const more = () => {
			while (!response.destroyed && response.write(Buffer.alloc(MEBIBYTE, 'a')));
		};
		response.on('drain', more);
		more();
	});
	const read = reader({ allowedPrivateHosts: [`127.0.0.1:${port}`] });
	for (const path of ['plain', 'packed']) {
		await expect(read(`http://127.0.0.1:${port}/${path}`)).rejects.toMatchObject({
			code: 'web_too_large',
			message: 'A página passa do limite de 5 MB.',
		});
	}
});

it('a page that never answers, or never ends, is given up', async () => {
	const { port } = await site((request, response) => {
		if (request.url === '/endless') response.writeHead(200, { 'content-type': 'text/html' }).write('<p>começo');
	});
	const read = reader({ allowedPrivateHosts: [`127.0.0.1:${port}`], longest: 300 });
	for (const path of ['silent', 'endless']) {
		await expect(read(`http://127.0.0.1:${port}/${path}`)).rejects.toMatchObject({ code: 'web_timeout' });
	}
});

it.each([
	[401, 'text/html', 'web_needs_login'],
	[403, 'text/html', 'web_needs_browser'],
	[404, 'text/html', 'web_status'],
	[200, 'application/pdf', 'web_not_text'],
	[200, 'image/png', 'web_not_text'],
])('status %i as %s is told as %s', async (status, type, code) => {
	const { port } = await site((_request, response) => response.writeHead(status, { 'content-type': type }).end('x'));
	const read = reader({ allowedPrivateHosts: [`127.0.0.1:${port}`] });
	await expect(read(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ code });
});

it('reads what an operator allows, with its redirects and its encoding, and sends no credentials', async () => {
	const seen: (string | undefined)[] = [];
	const { port } = await site((request, response) => {
		seen.push(request.headers.cookie, request.headers.authorization);
		if (request.url === '/velho') response.writeHead(301, { location: '/novo', 'set-cookie': 'a=b' }).end();
		else {
			const { 'content-type': _type, body } = html('<p>Ação</p>');
			response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from(body, 'latin1'));
		}
	});
	const read = reader({ allowedPrivateHosts: [`127.0.0.1:${port}`] });
	const { bytes, url } = await read(`http://127.0.0.1:${port}/velho`);
	expect([new TextDecoder().decode(bytes), url]).toEqual(['<p>Ação</p>', `http://127.0.0.1:${port}/novo`]);
	expect(seen.every((header) => header === undefined)).toBe(true);
});
