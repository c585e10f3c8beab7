import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { PodcastDetails } from '@nexus/contract';
import { expectRefusal, expectServerAnswers, storedData } from '@nexus/testkit/server-checks';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bodyOf, head, openConnection, sendRaw } from './raw-http.ts';

const TIMEOUTS = { headers: 2_000, request: 4_000, check: 50, reader: 60_000 };

let stack: Stack;
let client: ApiClient;
let path: string;
let whole: Uint8Array;
let etag: string;
let lastModified: string;
let before: Awaited<ReturnType<typeof storedData>>;
beforeAll(async () => {
	stack = await startStack({}, TIMEOUTS);
	client = await ApiClient.registered(stack.url);
	const episode: PodcastDetails = await client.makeEpisode('ponte.md', 'A ponte foi aberta em 1926.');
	path = episode.audio_outputs[0]?.public_url ?? '';
	const { response, bytes } = await client.media(path);
	whole = bytes;
	etag = response.headers.get('etag') ?? '';
	lastModified = response.headers.get('last-modified') ?? '';
	before = await storedData(stack);
});
afterEach(() => expectServerAnswers(client));
afterAll(async () => {
	expect(await storedData(stack)).toEqual(before);
	await stack?.close();
});

const get = (headers: Record<string, string>) => client.media(path, headers);

describe('attack 13: ranges', () => {
	it.each([
		['bytes=0-0', 0, 1],
		['bytes=0-', 0, Number.POSITIVE_INFINITY],
		['bytes=100-199', 100, 200],
		['bytes=-100', -100, Number.POSITIVE_INFINITY],
		['bytes=10-99999999999999999999', 10, Number.POSITIVE_INFINITY],
		[`bytes=-${Number.MAX_SAFE_INTEGER}`, 0, Number.POSITIVE_INFINITY],
	])('answers %s with its bytes', async (range, from, to) => {
		const { response, bytes } = await get({ range });
		const wanted = whole.slice(from, to);
		const start = whole.length - wanted.length < from ? 0 : (from + whole.length) % whole.length;
		expect(response.status).toBe(206);
		expect(response.headers.get('content-range')).toBe(`bytes ${start}-${start + wanted.length - 1}/${whole.length}`);
		expect(response.headers.get('content-length')).toBe(String(wanted.length));
		expect(Buffer.compare(bytes, wanted)).toBe(0);
	});

	it.each(['bytes=-0', 'past the end', 'bytes=99999999999999999999-', 'bytes=5-4'])(
		'answers %s with 416',
		async (kind) => {
			const range = kind === 'past the end' ? `bytes=${whole.length}-` : kind;
			const { response, bytes } = await get({ range });
			expectRefusal(
				{ status: response.status, body: JSON.parse(Buffer.from(bytes).toString()) },
				'range_not_satisfiable',
			);
			expect(response.headers.get('content-range')).toBe(`bytes */${whole.length}`);
		},
	);

	it.each([
		['thousands of ranges', `bytes=${Array.from({ length: 3000 }, () => '0-').join(',')}`],
		['overlapping ranges', 'bytes=0-10,5-15,0-'],
		['another unit', 'items=0-5'],
		['no numbers', 'bytes=a-b'],
		['no unit', '0-5'],
		['a negative start', 'bytes=--5'],
		['nothing', 'bytes='],
		['fractions', 'bytes=0.5-1.5'],
		['hexadecimal', 'bytes=0x10-0x20'],
	])('answers %s with the whole, once', async (_, range) => {
		const { response, bytes } = await get({ range });
		expect([response.status, bytes.length]).toEqual([200, whole.length]);
	});

	it('refuses a header of a million ranges', async () => {
		const ranges = `Range: bytes=${Array.from({ length: 1_000_000 }, () => '0-').join(',')}`;
		const answer = await sendRaw(client.url, [head(client, [ranges], `GET ${path} HTTP/1.1`)]);
		expectRefusal({ status: answer.status, body: bodyOf(answer) }, 'headers_too_large');
	});

	it('answers a stale If-Range with the whole, a current one with the range', async () => {
		for (const stale of ['"outra"', `W/${etag}`, 'Thu, 01 Jan 1970 00:00:00 GMT', 'nada', '']) {
			const { response, bytes } = await get({ range: 'bytes=0-9', 'if-range': stale });
			expect([stale, response.status, bytes.length]).toEqual([stale, 200, whole.length]);
		}
		for (const current of [etag, lastModified]) {
			const { response, bytes } = await get({ range: 'bytes=0-9', 'if-range': current });
			expect([response.status, bytes.length]).toEqual([206, 10]);
		}
	});

	it('answers what the player holds already with 304, whatever the range', async () => {
		for (const value of [etag, `"x", ${etag}`, `W/${etag}`, '*', `"${'x'.repeat(5000)}",${etag}`]) {
			const { response, bytes } = await get({ 'if-none-match': value, range: 'bytes=0-9' });
			expect([response.status, bytes.length, response.headers.get('etag')]).toEqual([304, 0, etag]);
		}
		expect((await get({ 'if-modified-since': lastModified })).response.status).toBe(304);
		expect((await get({ 'if-none-match': '"outra"', 'if-modified-since': lastModified })).response.status).toBe(200);
	});

	it('answers HEAD with the whole length, no body and no range', async () => {
		for (const lines of [[], ['Range: bytes=0-9'], ['Range: bytes=-0']]) {
			const answer = await sendRaw(client.url, [
				head(client, [...lines, 'Connection: close'], `HEAD ${path} HTTP/1.1`),
			]);
			expect([answer.status, answer.headers.get('content-length'), answer.text]).toEqual([
				200,
				String(whole.length),
				'',
			]);
			expect(answer.headers.get('accept-ranges')).toBe('bytes');
		}
	});

	it('lets go of players that leave in the middle', async () => {
		for (let times = 0; times < 50; times++) {
			const socket = await openConnection(client.url);
			socket.on('error', () => undefined);
			socket.write(head(client, [], `GET ${path} HTTP/1.1`));
			await once(socket, 'readable');
			socket.resetAndDestroy();
		}
	});
});

describe('attack 13: slow and idle connections', () => {
	/** All that the server says until it ends the connection. */
	async function untilEnd(socket: Socket): Promise<string> {
		const chunks: Buffer[] = [];
		socket.on('data', (bytes) => chunks.push(bytes));
		socket.on('error', () => undefined);
		if (!socket.destroyed) await once(socket, 'close');
		return Buffer.concat(chunks).toString();
	}

	async function trickle(socket: Socket, text: string): Promise<void> {
		for (const character of text) {
			if (!socket.writable) return;
			socket.write(character);
			await wait(40);
		}
	}

	const expectTimeout = (text: string) => {
		expect(text).toMatch(/^HTTP\/1\.1 408 /);
		expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
		expectRefusal({ status: 408, body: JSON.parse(text.slice(text.indexOf('{'))) }, 'request_timeout');
	};

	it('ends connections whose headers come too slowly', async () => {
		const sockets = await Promise.all(Array.from({ length: 20 }, () => openConnection(client.url)));
		const ends = sockets.map(untilEnd);
		for (const socket of sockets) trickle(socket, `GET /api/v1/health HTTP/1.1\r\nX-Lento: ${'x'.repeat(1000)}`);
		await expectServerAnswers(client);
		for (const text of await Promise.all(ends)) expectTimeout(text);
	});

	it('ends connections whose body comes too slowly, and keeps nothing of it', async () => {
		const kinds = [
			[
				'/api/v1/podcasts/upload',
				'multipart/form-data; boundary=x',
				'--x\r\nContent-Disposition: form-data; name="file"; filename="a.md"\r\n\r\n',
			],
			['/api/v1/podcasts/', 'application/json', '{"text":"'],
		];
		const ends = kinds.map(async ([url = '', type = '', start = '']) => {
			const socket = await openConnection(client.url);
			const end = untilEnd(socket);
			socket.write(head(client, [`Content-Type: ${type}`, 'Content-Length: 100000'], `POST ${url} HTTP/1.1`) + start);
			trickle(socket, 'x'.repeat(1000));
			return end;
		});
		for (const text of await Promise.all(ends)) expectTimeout(text);
	});

	it('ends connections that say nothing, and serves beside hundreds of them', async () => {
		const sockets = await Promise.all(Array.from({ length: 500 }, () => openConnection(client.url)));
		const ends = sockets.map(untilEnd);
		await expectServerAnswers(client);
		// A client that is about to use one of them would take what it is told for the answer.
		expect(new Set(await Promise.all(ends))).toEqual(new Set(['']));
		const open = await new Promise<number>((resolve) =>
			stack.nexus.app.server.getConnections((_, count) => resolve(count)),
		);
		expect(open).toBeLessThan(50);
	});

	it('refuses what is no HTTP', async () => {
		for (const bytes of [
			'\x16\x03\x01\x02\0\x01\0',
			'GET\r\n\r\n',
			'GET / HTTP/9.9\r\n\r\n',
			'GET / HTTP/1.1\r\nA\0: b\r\n\r\n',
		]) {
			const answer = await sendRaw(client.url, [bytes]);
			expectRefusal({ status: answer.status, body: bodyOf(answer) }, 'malformed_http');
		}
		const long = await sendRaw(client.url, [`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`]);
		expectRefusal({ status: long.status, body: bodyOf(long) }, 'headers_too_large');
	});
});
