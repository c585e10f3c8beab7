import type { PronunciationList, Script } from '@nexus/contract';
import { decodeMp3 } from '@nexus/testkit/audio';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';

const PATH = '/api/v1/pronunciations/';
const TEXT = [
	'O servidor nginx recebe os pedidos. Ele existe desde 2004.',
	'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.',
].join('\n\n');

let stack: Stack;
let admin: ApiClient;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack();
	admin = await ApiClient.registered(stack.url);
	client = await ApiClient.registered(stack.url);
});
afterAll(() => stack?.close());

const save = (who: ApiClient, word: string, said: string, more: object = {}, scope = 'account') =>
	who.call<PronunciationList>('PUT', PATH, { scope, entries: [{ language: 'pt-BR', word, said, ...more }] });
const list = (who: ApiClient) => who.expect<PronunciationList>('GET', PATH);
const scriptOf = (id: string) => client.expect<Script>('GET', `/api/v1/podcasts/${id}/script`);
const clipsOf = async (): Promise<Set<string>> => {
	const rows = await query<{ key: string }>(stack, 'select key from clips');
	return new Set(rows.map(({ key }) => key));
};

it('an entry takes the place of the one for the same word, and is its owner’s alone', async () => {
	await save(client, 'Kernel', 'quérnel');
	await save(client, 'kernel', 'quernéu');
	await save(client, 'kernel', 'quer nel', { match_case: true });
	const { account, installation } = await list(client);
	expect(account.map(({ word, said, match_case }) => [word, said, match_case])).toEqual(
		expect.arrayContaining([
			['kernel', 'quernéu', false],
			['kernel', 'quer nel', true],
		]),
	);
	expect([account.length, installation]).toEqual([2, []]);
	expect((await list(admin)).account).toEqual([]);
	const [entry] = account;
	expect((await admin.call('DELETE', `${PATH}${entry?.id}`)).status).toBe(404);
	for (const { id } of account) expect((await client.call('DELETE', `${PATH}${id}`)).status).toBe(200);
	expect((await list(client)).account).toEqual([]);
});

it('those of the installation are made by administrators, and seen by everybody', async () => {
	expect((await save(client, 'cache', 'quéche', {}, 'installation')).status).toBe(403);
	expect((await save(admin, 'cache', 'quéche', {}, 'installation')).status).toBe(200);
	const { installation } = await list(client);
	expect(installation).toMatchObject([{ word: 'cache', said: 'quéche' }]);
	expect((await client.call('DELETE', `${PATH}${installation[0]?.id}`)).status).toBe(404);
	expect((await admin.call('DELETE', `${PATH}${installation[0]?.id}`)).status).toBe(200);
});

it.each([
	['no word', '', 'nada'],
	['a word that begins with a sign', '-x', 'xis'],
	['digits for sounds', 'nginx', '3 vezes'],
	['markup for sounds', 'nginx', '<break/>'],
	['a word that is too long', 'a'.repeat(61), 'a'],
])('%s is refused', async (_, word, said) => {
	expect((await save(client, word, said)).status).toBe(422);
});

it('there are so many at most', async () => {
	const entries = Array.from({ length: 500 }, (_, at) => ({ language: 'en-US', word: `word${at}`, said: 'word' }));
	expect((await admin.call('PUT', PATH, { entries })).status).toBe(200);
	expect((await save(admin, 'mais', 'mais')).status).toBe(422);
	expect((await list(admin)).account).toHaveLength(500);
});

it('a word is heard before it is saved, and sounds otherwise', async () => {
	const sound = async (said: string) => {
		const params = new URLSearchParams({ language: 'pt-BR', word: 'nginx', said });
		const { response, bytes } = await client.media(`${PATH}sample?${params}`);
		expect(response.headers.get('content-type')).toBe('audio/mpeg');
		return await decodeMp3(bytes);
	};
	const short = await sound('nix');
	const long = await sound('endjin écs, endjin écs'.replace(',', ''));
	expect(long.samples.length).toBeGreaterThan(short.samples.length);
});

it('only clips that hold the word are made again, the account’s entry first, and again when it goes', async () => {
	const episode = await client.makeEpisode('nginx.md', TEXT);
	const before = await clipsOf();
	const { lines } = await scriptOf(episode.id);
	const holding = lines.filter(({ text }) => /nginx/i.test(text)).length;
	expect(holding).toBeGreaterThan(0);
	expect(holding).toBeLessThan(lines.length);

	await save(admin, 'nginx', 'nginks', { match_case: true }, 'installation');
	expect(await scriptOf(episode.id)).toMatchObject({ lines_to_voice: holding });
	const { job_id: shared } = await client.generate(episode.id);
	expect((await client.waitForJob(shared)).status).toBe('completed');
	const ofInstallation = (await clipsOf()).difference(before);
	expect(ofInstallation.size).toBe(holding);

	const { body } = await save(client, 'nginx', 'endjin écs');
	expect(await scriptOf(episode.id)).toMatchObject({ lines_to_voice: holding, clips_to_voice: holding });
	const { job_id: job } = await client.generate(episode.id);
	expect((await client.waitForJob(job)).status).toBe('completed');
	const added = (await clipsOf()).difference(before).difference(ofInstallation);
	expect(added.size).toBe(holding);
	expect((await scriptOf(episode.id)).lines_to_voice).toBe(0);

	await client.expect('DELETE', `${PATH}${body.account[0]?.id}`);
	const { job_id: back } = await client.generate(episode.id);
	expect((await client.waitForJob(back)).status).toBe('completed');
	expect((await clipsOf()).difference(before).difference(added)).toEqual(ofInstallation);
});
