import { once } from 'node:events';
import { type ErrorBody, OPEN_ANSWERS } from '@nexus/contract';
import {
	podcastWithAudio,
	requestWithoutReading,
	requestWithoutWaiting,
	type UnreadAnswer,
} from '@nexus/testkit/attacks';
import { expectRefusal, expectServerAnswers } from '@nexus/testkit/server-checks';
import { ApiClient, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
let wav: string;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
	wav = `/api/v1/podcasts/${await podcastWithAudio(client, stack)}/audio/0?format=wav`;
});
afterAll(() => stack?.close());
afterEach(() => expectServerAnswers(client));

const several = (count: number, path: string, by = client): Promise<UnreadAnswer[]> =>
	Promise.all(Array.from({ length: count }, () => requestWithoutReading(by, path)));
const statusesOf = (answers: UnreadAnswer[]) => answers.map(({ status }) => status);
const end = (answers: UnreadAnswer[]) => {
	for (const { socket } of answers) socket.destroy();
};
/** Whether so many more are answered. */
const areFree = async (count: number, path: string, by = client) => {
	const answers = await several(count, path, by);
	end(answers);
	return answers.every(({ status }) => status === 200);
};

describe('attack 26: answers that are not read', () => {
	it('WAV: an account has a few at once, the next is refused, and one that ends makes room', async () => {
		const { most } = OPEN_ANSWERS.wav;
		const open = await several(most, wav);
		expect(statusesOf(open)).toEqual(Array(most).fill(200));
		const refused = await client.call<ErrorBody>('GET', wav);
		expectRefusal(refused, 'too_many_downloads', { limit: most });
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		open[0]?.socket.destroy();
		await expect.poll(() => areFree(1, wav)).toBe(true);
		end(open);
		await expect.poll(() => areFree(1, wav)).toBe(true);
	});

	it('MP3: the same', async () => {
		const mp3 = wav.replace('?format=wav', '');
		const { most } = OPEN_ANSWERS.media;
		const open = await several(most, mp3);
		expect(statusesOf(open)).toEqual(Array(most).fill(200));
		expectRefusal(await client.call<ErrorBody>('GET', mp3), 'too_many_downloads', { limit: most });
		end(open);
		await expect.poll(() => areFree(1, mp3)).toBe(true);
	});

	it('WAV that nobody reads keeps no thread from another account’s upload', async () => {
		const open = await several(OPEN_ANSWERS.wav.most, wav);
		const neighbour = await ApiClient.registered(stack.url);
		expect((await neighbour.upload('vizinha.md', 'A ponte foi aberta em 1926.')).size).toBeGreaterThan(0);
		expect(statusesOf(open)).toEqual(Array(OPEN_ANSWERS.wav.most).fill(200));
		end(open);
	});

	it('previews that wait: an account has a few at once, and the next is refused', async () => {
		const document = await client.upload('ponte.md', 'A ponte foi aberta em 1926. Ela tem 821 metros.');
		const { id } = await client.create({ document_id: document.id, draft: true });
		const path = `/api/v1/podcasts/${id}/preview`;
		const { most } = OPEN_ANSWERS.preview;
		const waiting = Array.from({ length: most + 1 }, () =>
			requestWithoutWaiting(new URL(stack.url), client.tokens?.access_token ?? '', path),
		);
		// No worker writes this script, so only the one too many is answered.
		const refused = await Promise.race(waiting.map((socket) => once(socket, 'data').then(() => socket)));
		// Its connection is not kept: hundreds of such would all close at once.
		if (!refused.closed) await once(refused, 'close');
		const one = () => client.call<ErrorBody>('GET', `${path}?wait=0`);
		expectRefusal(await one(), 'too_many_waits', { limit: most });
		for (const socket of waiting) socket.destroy();
		await expect.poll(async () => (await one()).status).toBe(202);
	});
});

describe('attack 26: a reader that stops reading', () => {
	it('is dropped, and its place is another’s', async () => {
		const impatient = await startStack(
			{ ROLE: 'api' },
			{ headers: 20_000, request: 300_000, check: 5_000, reader: 500 },
		);
		try {
			const reader = await ApiClient.registered(impatient.url);
			const path = `/api/v1/podcasts/${await podcastWithAudio(reader, impatient)}/audio/0?format=wav`;
			const { most } = OPEN_ANSWERS.wav;
			const unread = await several(most, path, reader);
			const size = Number(/content-length: (\d+)/i.exec(unread[0]?.beginning ?? '')?.[1]);
			await expect.poll(() => areFree(most, path, reader)).toBe(true);
			for (const { socket } of unread) {
				socket.resume();
				// It may have ended before.
				await expect.poll(() => socket.closed).toBe(true);
				expect(socket.bytesRead).toBeLessThan(size);
			}
		} finally {
			await impatient.close();
		}
	});
});
