import type { Chapters, ErrorBody, Podcast, PodcastList, Transcript } from '@nexus/contract';
import { ApiClient, newUser, query, type Stack, startStack } from '@nexus/testkit/stack';
import { storeCleanup, storeEpisodes } from '@nexus/testkit/stored-episodes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let client: ApiClient;
beforeAll(async () => {
	stack = await startStack({ ROLE: 'api' });
	const user = newUser();
	client = await ApiClient.registered(stack.url, user);
	await storeEpisodes(stack, user.email, 6);
	await query(
		stack,
		`update episodes set title = 'Água e ÇÃO 100%', duration_seconds = 900 where title = 'Episódio 3'`,
	);
	await storeCleanup(stack, 'Episódio 2', 0);
	const failing = `delete from audio_files where episode_id = (select id from episodes where title = $1)`;
	for (const title of ['Episódio 4', 'Episódio 5', 'Episódio 6']) await query(stack, failing, [title]);
	const job = `insert into jobs (id, episode_id, user_id, status, multiple_files, current_step, created_at)
		select gen_random_uuid(), id, user_id, $2, false, 'Roteiro', now() - $3 * interval '1 minute' from episodes where title = $1`;
	await query(stack, job, ['Episódio 4', 'failed', 5]);
	await query(stack, job, ['Episódio 4', 'processing', 1]);
	await query(stack, job, ['Episódio 5', 'cancelled', 1]);
	await storeEpisodes(stack, (await newcomer()).email, 2);
});
afterAll(() => stack?.close());

async function newcomer() {
	const user = newUser();
	await ApiClient.registered(stack.url, user);
	return user;
}

async function titles(search: string): Promise<string[]> {
	const { podcasts, total } = await client.expect<PodcastList>('GET', `/api/v1/podcasts/?${search}`);
	expect(total).toBe(podcasts.length);
	return podcasts.map(({ title }) => title);
}

describe('the list of podcasts', () => {
	it.each([
		['generating', ['Episódio 4', 'Episódio 6']],
		['ready', ['Episódio 1', 'Água e ÇÃO 100%']],
		['cleaned', ['Episódio 2']],
		['failed', ['Episódio 5']],
	])('can be narrowed down to those that are %s', async (state, expected) => {
		expect(await titles(`state=${state}`)).toEqual(expected);
	});

	it.each([
		['agua', ['Água e ÇÃO 100%']],
		['ção 100%', ['Água e ÇÃO 100%']],
		['%', ['Água e ÇÃO 100%']],
		['_', []],
		["'; drop table episodes; --", []],
		['EPISODIO 1', ['Episódio 1']],
	])('can be searched for "%s"', async (search, expected) => {
		expect(await titles(new URLSearchParams({ search }).toString())).toEqual(expected);
	});

	it.each([
		['newest', 'Episódio 1'],
		['oldest', 'Episódio 6'],
		['longest', 'Água e ÇÃO 100%'],
		['title', 'Água e ÇÃO 100%'],
	])('begins, ordered by %s, with %s', async (order, first) => {
		expect((await titles(`order=${order}`))[0]).toBe(first);
	});

	it('pages what it was narrowed down to', async () => {
		const { podcasts, total, limit, offset } = await client.expect<PodcastList>(
			'GET',
			'/api/v1/podcasts/?search=epis&limit=2&offset=4',
		);
		expect({ titles: podcasts.map(({ title }) => title), total, limit, offset }).toEqual({
			titles: ['Episódio 6'],
			total: 5,
			limit: 2,
			offset: 4,
		});
	});

	it('refuses a state or an order that does not exist', async () => {
		expect((await client.call('GET', '/api/v1/podcasts/?state=lost')).status).toBe(422);
		expect((await client.call('GET', '/api/v1/podcasts/?order=shortest')).status).toBe(422);
	});
});

describe('a title', () => {
	const rename = (id: string, title: unknown, by = client) =>
		by.call<Podcast & ErrorBody>('PATCH', `/api/v1/podcasts/${id}`, { title });

	it('can be changed by its owner alone, and is kept as it is typed but for spaces around it', async () => {
		const { id, createdAt } = await client.create({ text: 'A ponte foi aberta em 1926. Ela tem 821 metros.' });
		const { status, body } = await rename(id, '  As marés 🌊 de “Belém”  ');
		expect([status, body.title, body.createdAt]).toEqual([200, 'As marés 🌊 de “Belém”', createdAt]);
		expect((await client.podcast(id)).title).toBe('As marés 🌊 de “Belém”');
		expect(await titles('search=mares')).toEqual(['As marés 🌊 de “Belém”']);

		const stranger = await ApiClient.registered(stack.url, newUser());
		expect((await rename(id, 'Meu', stranger)).status).toBe(404);
		for (const title of ['', '   ', 'x'.repeat(201), 7, null]) expect((await rename(id, title)).status).toBe(422);
		expect((await client.podcast(id)).title).toBe('As marés 🌊 de “Belém”');
	});
});

it('what is being made has an empty transcript and no chapters yet; what was not made has none', async () => {
	const { podcasts } = await client.expect<PodcastList>('GET', '/api/v1/podcasts/');
	const pathOf = (title: string, call: string) =>
		`/api/v1/podcasts/${podcasts.find((podcast) => podcast.title === title)?.id}/${call}`;
	const made = await client.expect<Transcript>('GET', pathOf('Episódio 4', 'transcript'));
	expect(made).toMatchObject({ duration: 0, lines: [], chapters: [] });
	expect(await client.expect<Chapters>('GET', pathOf('Episódio 4', 'chapters'))).toMatchObject({ chapters: [] });
	expect((await client.call('GET', pathOf('Episódio 4', 'transcript?format=srt'))).status).toBe(200);
	expect((await client.call('GET', pathOf('Episódio 5', 'transcript'))).status).toBe(404);
});
