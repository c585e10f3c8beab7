import { readlink } from 'node:fs/promises';
import { type ErrorBody, UPLOAD_MAX_BYTES, type Upload } from '@nexus/contract';
import { isRunning, startedChild } from '@nexus/testkit/child-processes';
import { expectRefusal, expectServerAnswers, storedFiles } from '@nexus/testkit/server-checks';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());
afterEach(() => expectServerAnswers(client));

const TEN = Buffer.alloc(UPLOAD_MAX_BYTES, '# A ponte\n\nA ponte foi aberta em 1926. Ela tem 821 metros.\n\n');
const READER = 'document-reader/child.ts';

/** Sends 10 MB. Answers with the process that reads them, while it does. */
async function sendLarge(signal?: AbortSignal) {
	const form = new FormData();
	form.append('file', new Blob([TEN]), 'ponte.md');
	const answer = fetch(`${stack.url}/api/v1/podcasts/upload`, {
		method: 'POST',
		body: form,
		headers: { authorization: `Bearer ${client.tokens?.access_token}` },
		...(signal && { signal }),
	});
	answer.catch(() => undefined);
	return { answer, child: await startedChild(process.pid, READER) };
}

it('reads a document of 10 MB in a process of its own, which ends with it', async () => {
	const { answer, child } = await sendLarge();
	// It is given the stored file, whose bytes do not come into the server.
	expect(await readlink(`/proc/${child}/fd/0`)).toMatch(/\/objects\/users\/.*\/text$/);
	const { id, ...uploaded } = (await (await answer).json()) as Upload;
	expect(uploaded).toMatchObject({ size: UPLOAD_MAX_BYTES, characters: UPLOAD_MAX_BYTES, title: 'A ponte' });
	await expect.poll(() => isRunning(child)).toBe(false);
	await client.expect('DELETE', `/api/v1/storage/documents/${id}`);
	expect(await storedFiles(stack.dataDir)).toEqual([]);
});

it('refuses a document whose process was killed, and keeps nothing of it', async () => {
	const { answer, child } = await sendLarge();
	process.kill(child, 'SIGKILL');
	const { status, json } = await answer.then(async (said) => ({ status: said.status, json: await said.json() }));
	expectRefusal({ status, body: json as ErrorBody }, 'import_too_complex');
	expect(await storedFiles(stack.dataDir)).toEqual([]);
});

it('ends the process when the sender hangs up, and keeps nothing', async () => {
	const controller = new AbortController();
	const { answer, child } = await sendLarge(controller.signal);
	controller.abort();
	await expect(answer).rejects.toThrow('aborted');
	await expect.poll(() => isRunning(child)).toBe(false);
	await expect.poll(() => storedFiles(stack.dataDir)).toEqual([]);
});
