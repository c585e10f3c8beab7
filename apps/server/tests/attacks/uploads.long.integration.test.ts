import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UPLOAD_MAX_BYTES, type Upload } from '@nexus/contract';
import { expectRefusal, expectServerAnswers, storedFiles } from '@nexus/testkit/server-checks';
import { ApiClient, type ServerProcess, startServer } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BOUNDARY, bodyOf, FILE, FORM_END, filePart, head, openConnection, sendForm, sendRaw } from './raw-http.ts';

/** A server of its own, so that its memory can be measured. */
let server: ServerProcess;
let dataDir: string;
let client: ApiClient;
let before: { uploads: number; objects: string[]; temporary: string[] };
beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), 'nexus-uploads-'));
	server = await startServer(dataDir, { ROLE: 'api' });
	client = await ApiClient.registered(server.url);
});
afterAll(async () => {
	await server?.end('SIGTERM');
	await rm(dataDir, { recursive: true, force: true });
});

const MEBIBYTE = 1024 * 1024;
const LINE = 'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.\n';
const TEN = Buffer.alloc(UPLOAD_MAX_BYTES, LINE);
const BLOCK = Buffer.alloc(64 * 1024, LINE);
const FORM = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;

const held = async () => ({
	uploads: (await client.expect<{ total: number }>('GET', '/api/v1/podcasts/uploads')).total,
	objects: await storedFiles(dataDir),
	temporary: (await readdir(tmpdir())).filter((name) => /^[0-9a-f-]{20,}/.test(name)),
});

/** Memory of the server's process in MiB, as the kernel counts it. */
async function resident(): Promise<number> {
	const status = await readFile(`/proc/${server.process.pid}/status`, 'utf8');
	return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The most memory that the server held while `work` went on, above what it held before. */
async function memoryOf(work: Promise<unknown>): Promise<number> {
	const start = await resident();
	let most = start;
	let isOver = false;
	const watched = work.finally(() => {
		isOver = true;
	});
	while (!isOver) {
		most = Math.max(most, await resident());
		await wait(20);
	}
	await watched;
	return most - start;
}

const chunked = (bytes: Uint8Array | string): Buffer =>
	Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), Buffer.from(bytes), Buffer.from('\r\n')]);

/** A form whose file never ends. */
function* endless(lines: string[], wrap = (bytes: Uint8Array | string): Buffer => Buffer.from(bytes)) {
	yield head(client, [FORM, ...lines]);
	yield wrap(filePart(FILE));
	for (;;) yield wrap(BLOCK);
}

beforeEach(async () => {
	before = await held();
});
afterEach(() => expectServerAnswers(client));

describe('attack 9: the size of a document', () => {
	it('takes ten of exactly 10 MB at once, in bounded memory', async () => {
		const { id } = await client.upload('primeiro.txt', LINE);
		const uploads: Upload[] = [];
		const grown = await memoryOf(
			Promise.all(Array.from({ length: 10 }, async () => uploads.push(await client.upload('dez.txt', TEN)))),
		);
		expect(uploads.map(({ size }) => size)).toEqual(Array(10).fill(UPLOAD_MAX_BYTES));
		expect(grown).toBeLessThan(400);
		const { uploads: total, objects } = await held();
		expect(total).toBe(before.uploads + 11);
		expect(objects).toHaveLength(before.objects.length + 11);
		expect(objects.some((path) => path.includes(id))).toBe(true);
	});

	it('refuses one byte more, however it is sent', async () => {
		const file = [filePart(FILE), TEN, `.${FORM_END}`];
		const length = file.reduce((sum, part) => sum + part.length, 0);
		const answers = await Promise.all([
			sendRaw(client.url, [head(client, [FORM, `Content-Length: ${length}`]), ...file]),
			sendRaw(client.url, [head(client, [FORM, 'Transfer-Encoding: chunked']), ...file.map(chunked), '0\r\n\r\n']),
		]);
		for (const answer of answers) {
			expectRefusal({ status: answer.status, body: bodyOf(answer) }, 'upload_too_large', { megabytes: 10 });
		}
		expect(await held()).toEqual(before);
	});

	it('cuts off endless ones while they stream, in bounded memory', async () => {
		const run = async () => {
			const answers = await Promise.all([
				...Array.from({ length: 5 }, () => sendRaw(client.url, endless(['Transfer-Encoding: chunked'], chunked))),
				sendRaw(client.url, endless([`Content-Length: ${1024 * MEBIBYTE}`])),
				sendRaw(client.url, endless([`Content-Length: ${Number.MAX_SAFE_INTEGER}`])),
			]);
			for (const answer of answers) {
				expectRefusal({ status: answer.status, body: bodyOf(answer) }, 'upload_too_large', { megabytes: 10 });
				expect(answer.sent).toBeLessThan(32 * MEBIBYTE);
			}
		};
		expect(await memoryOf(run())).toBeLessThan(150);
		expect(await held()).toEqual(before);
	});

	it('refuses an announced gigabyte before a byte of it came', async () => {
		const answer = await sendRaw(client.url, [head(client, [FORM, `Content-Length: ${1024 * MEBIBYTE}`])]);
		expectRefusal({ status: answer.status, body: bodyOf(answer) }, 'upload_too_large', { megabytes: 10 });
		expect(await held()).toEqual(before);
	});

	it('ends a connection whose body goes on after the answer', async () => {
		const socket = await openConnection(client.url);
		const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(socket.bytesWritten)));
		socket.on('error', () => undefined);
		socket.resume();
		const send = () => {
			while (!socket.destroyed && socket.write(BLOCK));
		};
		socket.on('drain', send);
		socket.write(head(client, [FORM, `Content-Length: ${1024 * MEBIBYTE}`]));
		send();
		expect(await closed).toBeLessThan(512 * MEBIBYTE);
		expect(await held()).toEqual(before);
	});

	it('takes a form without Content-Length, in chunks of one byte', async () => {
		const form = filePart(FILE) + LINE + FORM_END;
		const bytes = [...form].map((byte) => chunked(byte).toString('latin1')).join('');
		const answer = await sendRaw(client.url, [
			`${head(client, [FORM, 'Transfer-Encoding: chunked'])}${bytes}0\r\n\r\n`,
		]);
		expect([answer.status, bodyOf(answer).size]).toEqual([201, LINE.length]);
	});

	it('refuses a Content-Length that is none, or comes with chunks', async () => {
		const form = filePart(FILE) + LINE + FORM_END;
		for (const lines of [
			['Content-Length: -1'],
			['Content-Length: 1e3'],
			[`Content-Length: ${'9'.repeat(40)}`],
			['Content-Length: 5', 'Content-Length: 6'],
			['Content-Length: 5', 'Transfer-Encoding: chunked'],
			['Transfer-Encoding: chunked, identity'],
		]) {
			const answer = await sendForm(client, form, lines);
			expectRefusal({ status: answer.status, body: bodyOf(answer) }, 'malformed_http');
			expect(answer.ended).toBe(true);
		}
		expect(await held()).toEqual(before);
	});

	it('keeps nothing of a form that is shorter than it says', async () => {
		const whole = filePart(FILE) + LINE + FORM_END;
		const answer = await sendForm(client, whole.slice(0, -FORM_END.length - 5));
		expectRefusal({ status: answer.status, body: bodyOf(answer) }, 'upload_interrupted');
		expect(await held()).toEqual(before);
	});

	it('refuses a compressed form', async () => {
		const form = filePart(FILE) + LINE + FORM_END;
		for (const encoding of ['gzip', 'deflate', 'br', 'nada']) {
			const lines = [`Content-Length: ${form.length}`, `Content-Encoding: ${encoding}`];
			const answer = await sendForm(client, form, lines);
			expectRefusal({ status: answer.status, body: bodyOf(answer) }, 'compressed_body');
		}
		expect(await held()).toEqual(before);
	});
});

describe('attack 9: forms that are none', () => {
	const field = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`;

	it('refuses 1,000 fields, and 1,000 files', async () => {
		const fields = Array.from({ length: 1000 }, (_, at) => field(`campo${at}`)).join('');
		const many = await sendForm(client, fields + filePart(FILE) + LINE + FORM_END);
		expectRefusal({ status: many.status, body: bodyOf(many) }, 'malformed_form');
		const other = filePart('form-data; name="outro"; filename="b.txt"');
		const files = await sendForm(client, Array.from({ length: 1000 }, () => `${other}${LINE}\r\n`).join('') + FORM_END);
		expectRefusal({ status: files.status, body: bodyOf(files) }, 'upload_missing');
		expect(await held()).toEqual(before);
	});

	it('takes the first file alone of two', async () => {
		const answer = await sendForm(client, `${filePart(FILE)}${LINE}\r\n${filePart(FILE)}${LINE}${LINE}${FORM_END}`);
		expect([answer.status, bodyOf(answer).size]).toEqual([201, LINE.length]);
		expect((await held()).uploads).toBe(before.uploads + 1);
	});

	it.each([
		['no boundary', 'multipart/form-data', 'malformed_form'],
		['an empty boundary', 'multipart/form-data; boundary=', 'malformed_form'],
		['another boundary', 'multipart/form-data; boundary=outra', 'malformed_form'],
		['no form', 'application/x-www-form-urlencoded', 'unsupported_media_type'],
		['text', 'text/plain', 'unsupported_media_type'],
		['no type', '', 'unsupported_media_type'],
	] as const)('refuses %s', async (_, type, code) => {
		const form = filePart(FILE) + LINE + FORM_END;
		const lines = [`Content-Length: ${form.length}`, ...(type ? [`Content-Type: ${type}`] : [])];
		const answer = await sendRaw(client.url, [head(client, lines) + form]);
		expectRefusal({ status: answer.status, body: bodyOf(answer) }, code);
		expect(await held()).toEqual(before);
	});

	it('refuses a part without end of its headers, and one with 100 KB of them', async () => {
		const open = await sendForm(client, `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"`);
		expectRefusal({ status: open.status, body: bodyOf(open) }, 'malformed_form');
		const long = `--${BOUNDARY}\r\nX-Longo: ${'x'.repeat(100_000)}\r\nContent-Disposition: ${FILE}\r\n\r\n${LINE}${FORM_END}`;
		const { status, text } = await sendForm(client, long);
		expect([status, JSON.parse(text).code]).toEqual([400, expect.stringMatching(/^(malformed_form|upload_missing)$/)]);
		expect(await held()).toEqual(before);
	});

	it('keeps nothing of uploads that are broken off, wherever that happens', async () => {
		const form = Buffer.concat([Buffer.from(filePart(FILE)), TEN, Buffer.from(FORM_END)]);
		const start = head(client, [FORM, `Content-Length: ${form.length}`]);
		for (const at of [0, 10, 60, filePart(FILE).length, MEBIBYTE, UPLOAD_MAX_BYTES, form.length - 1]) {
			const socket = await openConnection(client.url);
			socket.on('error', () => undefined);
			await new Promise<void>((resolve) =>
				socket.write(Buffer.concat([Buffer.from(start), form.subarray(0, at)]), () => resolve()),
			);
			socket.resetAndDestroy();
		}
		await expect.poll(held).toEqual(before);
		expect(server.output()).not.toMatch(/request failed|unhandled/i);
	});
});
