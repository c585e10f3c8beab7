import { decodeMp3 } from '@nexus/testkit/audio';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const sampleOf = (voice: string, language = 'pt-BR') => `/api/v1/voices/${voice}/sample?language=${language}`;
const countsOf = (): Promise<{ count: number }[]> =>
	query(stack, "select count from rate_counts where key like 'voice-sample %'");

it('a voice is heard in each language, made once for everybody', async () => {
	const { response, bytes } = await client.media(sampleOf('Kore'));
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
	const { samples, sampleRate } = await decodeMp3(bytes);
	expect(samples.length / sampleRate).toBeGreaterThan(2);
	expect(samples.length / sampleRate).toBeLessThan(8);

	const others = await ApiClient.registered(stack.url);
	const again = await others.media(sampleOf('Kore'), { range: 'bytes=0-99' });
	expect([again.response.status, again.bytes]).toEqual([206, bytes.subarray(0, 100)]);
	expect(await countsOf()).toEqual([{ count: 1 }]);

	const english = await client.media(sampleOf('Kore', 'en-US'));
	expect(english.bytes).not.toEqual(bytes);
	expect(await countsOf()).toEqual([{ count: 2 }]);
});

it('of what has to be made, an account has so much an hour', async () => {
	await query(stack, "update rate_counts set count = 40 where key like 'voice-sample %'");
	const { response } = await client.media(sampleOf('Puck'));
	expect(response.status).toBe(429);
	expect((await client.media(sampleOf('Kore'))).response.status).toBe(200);
});

it('what is no voice, no language or nobody’s call is refused', async () => {
	expect((await client.media(sampleOf('Ana'))).response.status).toBe(422);
	expect((await client.media(sampleOf('Kore', 'fr-FR'))).response.status).toBe(422);
	expect((await new ApiClient(stack.url).media(sampleOf('Kore'))).response.status).toBe(401);
});
