import type { Podcast, Upload } from '@nexus/contract';
import { expectRefusal, expectServerAnswers, storedData } from '@nexus/testkit/server-checks';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOUNDARY, bodyOf, FORM_END, filePart, head, sendForm, sendRaw } from './raw-http.ts';

const TEXT = 'A ponte foi aberta em 1926. Ela liga a ilha ao continente.';
const OBJECT = /^users\/[0-9a-f-]{36}\/(?:documents|episodes)\/[0-9a-f-]{36}\/|^users\/[0-9a-f-]{36}\/clips\//;

let stack: Stack;
let client: ApiClient;
let episode: Podcast;
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	episode = await client.makeEpisode('ponte.md', TEXT);
});
afterAll(() => stack?.close());

/** An upload whose file name parameters are sent as they are. */
const upload = (parameters: string) =>
	sendForm(client, filePart(`form-data; name="file"; ${parameters}`) + TEXT + FORM_END);

const utf8 = (text: string): string => Buffer.from(text).toString('latin1');

describe('attack 7: file names on the way in', () => {
	it.each([
		['encoded slashes', 'filename="..%2f..%2Fetc%2fpasswd.md"', 'passwd.md'],
		['doubly encoded slashes', 'filename="..%252f..%252525%2fetc%255cpasswd.md"', 'passwd.md'],
		['encoded dots and backslashes', 'filename="%2e%2e\\\\%2e%2e\\\\boot.md"', 'boot.md'],
		['slashes of both kinds', 'filename="C:\\Windows/system32\\a.md"', 'a.md'],
		['an absolute path', 'filename="/etc/cron.d/tarefa.txt"', 'tarefa.txt'],
		['a NUL before another extension', 'filename="a.md\0.exe.md"', 'a.md.exe.md'],
		['quotes', 'filename="o \\"livro\\".md"', 'o livro.md'],
		['accents and emoji', `filename="${utf8('informação 😀 “x”.md')}"`, 'informação 😀 “x”.md'],
		['directions overridden', `filename="${utf8('\u202e\u2066txt.\u200fdm\u2069.md')}"`, 'txt.dm.md'],
		['10,000 emoji', `filename="${utf8('😀'.repeat(10_000))}.md"`, `${'😀'.repeat(98)}.md`],
		['only an extension', 'filename="../.md"', 'documento.md'],
		['__proto__', 'filename="__proto__.md"', '__proto__.md'],
		['markup', 'filename="<img src=x onerror=alert(1)>.md"', 'img src=x onerror=alert(1).md'],
	])('keeps of %s what is fit to be shown', async (_, parameters, filename) => {
		const answer = await upload(parameters);
		expect([answer.status, bodyOf(answer).filename]).toEqual([201, filename]);
		expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
		const { files } = await storedData(stack);
		expect(files.filter((file) => !OBJECT.test(file))).toEqual([]);
	});

	it.each([
		['no name', 'name="file"', 'upload_missing'],
		['the extended form, which forms do not have', `name="file"; filename*=UTF-8''..%2Fa%0D%0Ab.md`, 'upload_missing'],
		['a name of dots', 'name="file"; filename=".."', 'upload_extension'],
		['another extension behind a NUL', 'name="file"; filename="a.md\0.exe"', 'upload_extension'],
		['another extension behind a slash', 'name="file"; filename="a.md%2fb.html"', 'upload_extension'],
		['a stream of the file system', 'name="file"; filename="a.md::$DATA"', 'upload_extension'],
		['__proto__ as the field', 'name="__proto__"; filename="a.md"', 'malformed_form'],
		['constructor as the field', 'name="constructor"; filename="a.md"', 'malformed_form'],
	] as const)('refuses %s', async (_, parameters, code) => {
		const before = await storedData(stack);
		const answer = await sendForm(client, filePart(`form-data; ${parameters}`) + TEXT + FORM_END);
		expectRefusal({ status: answer.status, body: bodyOf(answer) }, code);
		expect(await storedData(stack)).toEqual(before);
	});

	it('takes a line break in a part header for no header of its own', async () => {
		const form = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file";\r\n filename="a.md\r\nX-Mal: 1.md"\r\n\r\n${TEXT}${FORM_END}`;
		const answer = await sendForm(client, form);
		expect(answer.headers.has('x-mal')).toBe(false);
		expect([201, 400, 415]).toContain(answer.status);
	});

	it('cleans the name that a title gives to a text', async () => {
		const before = (await storedData(stack)).files;
		const { document_id } = await client.create({ text: TEXT, title: '../../x\\y%2fz "ção" \u202e😀\r\nX: 1' });
		const { uploads } = await client.expect<{ uploads: Upload[] }>('GET', '/api/v1/podcasts/uploads?limit=1');
		expect(uploads[0]).toMatchObject({ id: document_id, filename: 'z ção 😀X 1.md' });
		const added = (await storedData(stack)).files.filter((file) => !before.includes(file));
		expect(added.every((file) => OBJECT.test(file) && file.includes(String(document_id)))).toBe(true);
	});
});

describe('attack 7: file names on the way out', () => {
	it.each([
		['CR and LF', 'fim\r\nX-Mal: 1\r\n\r\n<b>corpo</b>', 'fim X-Mal: 1 <b>corpo<-b>.mp3'],
		['quotes and backslashes', 'o "livro" \\ a; filename="x.exe"', 'o "livro" - a; filename="x.exe".mp3'],
		['accents and emoji', 'Informação e ação 😀 “x”', 'Informação e ação 😀 “x”.mp3'],
		['paths', '../../etc/passwd', '..-..-etc-passwd.mp3'],
		['percent signs', '..%2f..%252fetc 100%', '..%2f..%252fetc 100%.mp3'],
		['directions overridden', '\u202egpj.exe', 'gpj.exe.mp3'],
		['half a surrogate pair', '😀 \uD83D', '😀 \uFFFD.mp3'],
		['200 characters beyond Latin-1', '語'.repeat(200), `${'語'.repeat(200)}.mp3`],
		['markup', '<script>alert(1)</script>', '<script>alert(1)<-script>.mp3'],
	])('a title with %s stays within Content-Disposition', async (_, title, told) => {
		const { id, title: stored } = await client.create({ document_id: String(episode.document_id), title });
		await query(stack, 'update episodes set title = $1 where id = $2', [stored, episode.id]);
		await client.expect('DELETE', `/api/v1/podcasts/${id}`);
		for (const type of ['inline', 'attachment']) {
			const path = `/api/v1/podcasts/${episode.id}/audio/0?download=${type === 'attachment'}`;
			const answer = await sendRaw(client.url, [head(client, [], `HEAD ${path} HTTP/1.1`)]);
			const disposition = answer.headers.get('content-disposition') ?? '';
			expect(answer.status).toBe(200);
			expect([...answer.headers.keys()]).not.toContain('x-mal');
			expect(answer.headers.get('content-type')).toBe('audio/mpeg');
			expect(disposition).toMatch(/^[\x20-\x7e]*$/);
			expect(disposition.split(';')[0]).toBe(type);
			expect(savedAs(disposition)).toBe(told);
			const transcript = `/api/v1/podcasts/${episode.id}/transcript?format=srt&download=${type === 'attachment'}`;
			const { headers } = await sendRaw(client.url, [head(client, [], `HEAD ${transcript} HTTP/1.1`)]);
			expect(savedAs(headers.get('content-disposition') ?? '')).toBe(told.replace(/mp3$/, 'srt'));
		}
	});

	it('serves nothing outside the web app', async () => {
		for (const path of [
			'/../../package.json',
			'/..%2f..%2fpackage.json',
			'/%2e%2e/%2e%2e/package.json',
			'/assets/..%2f..%2f..%2fserver%2fpackage.json',
			'/assets/..%252f..%252fpackage.json',
			'/assets/..\\..\\package.json',
			'//etc/passwd.txt',
			'/assets/%00.js',
			'/api/v1/../../package.json',
		]) {
			const { status, text } = await sendRaw(client.url, [head(client, [], `GET ${path} HTTP/1.1`)]);
			expect([path, status]).toEqual([path, 404]);
			expect(text).not.toMatch(/"private"|root:/);
		}
		const malformed = await sendRaw(client.url, [head(client, [], 'GET /%E0%A4%A HTTP/1.1')]);
		expectRefusal({ status: malformed.status, body: bodyOf(malformed) }, 'malformed_address');
		expect(malformed.headers.get('x-content-type-options')).toBe('nosniff');
	});

	it('goes on serving', () => expectServerAnswers(client));
});

/** The name that a browser saves under (RFC 6266): the extended parameter before the plain one. */
function savedAs(disposition: string): string {
	const extended = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
	if (extended) return decodeURIComponent(extended);
	const plain = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/.exec(disposition);
	return (plain?.[1] ?? plain?.[2] ?? '').replace(/\\(.)/g, '$1');
}
