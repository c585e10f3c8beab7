import type { ErrorBody, Estimate, PodcastList, Series, SeriesDetails, Settings } from '@nexus/contract';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SERIES = '/api/v1/series/';
const TEXTS = [
	['pontes.md', '# As pontes\n\nA ponte velha tem 821 metros. Ela foi aberta em 1926.\n'],
	['mares.txt', 'A maré sobe duas vezes por dia. A Lua puxa a água do mar.\n'],
	['balsas.md', '# As balsas\n\nA balsa parou em 1927. Ela levava doze carros.\n'],
] as const;

let stack: Stack;
let client: ApiClient;
let ids: string[];
beforeAll(async () => {
	stack = await startStack();
	client = await ApiClient.registered(stack.url);
	ids = await uploadAll(client);
});
afterAll(() => stack?.close());

const uploadAll = async (owner: ApiClient): Promise<string[]> => {
	const uploaded: string[] = [];
	for (const [name, text] of TEXTS) uploaded.push((await owner.upload(name, text)).id);
	return uploaded;
};
const create = (owner: ApiClient, document_ids: readonly unknown[], more = {}) =>
	owner.expect<SeriesDetails>('POST', SERIES, { document_ids, ...more });
const details = (id: string) => client.expect<SeriesDetails>('GET', `${SERIES}${id}`);
const titles = ({ podcasts }: { podcasts: { title: string }[] }) => podcasts.map(({ title }) => title);
const generate = (owner: ApiClient, id: string) =>
	owner.call<{ jobs: { job_id: string; podcast_id: string; status: string }[] } & ErrorBody>(
		'POST',
		`${SERIES}${id}/generate`,
		{},
	);

describe('a series', () => {
	it('is an episode of each document, estimated together and made in order, each alone in what it says', async () => {
		const order = [ids[2], ids[0], ids[1]];
		const asked = { format: 'brief', custom_style: 'leve' };
		const estimate = await client.expect<Estimate>('POST', `${SERIES}estimate`, { document_ids: order, ...asked });
		const alone = await Promise.all(
			order.map((document_id) =>
				client.expect<Estimate>('POST', '/api/v1/podcasts/estimate', { document_id, ...asked }),
			),
		);
		const sum = (figure: (one: Estimate) => number) => alone.reduce((total, one) => total + figure(one), 0);
		expect(estimate.estimated_parts).toBe(sum((one) => one.estimated_parts));
		expect(estimate.estimated_script_length).toBe(sum((one) => one.estimated_script_length));
		expect(estimate.estimated_audio_duration).toBeCloseTo(
			sum((one) => one.estimated_audio_duration),
			1,
		);
		expect(estimate.document_info).toMatchObject({ document_ids: order, words: sum((one) => one.document_info.words) });
		expect([estimate.free, estimate.cost_note]).toEqual([true, alone[0]?.cost_note]);

		const series = await create(client, order, { title: 'Travessias', ...asked });
		expect(series).toMatchObject({ title: 'Travessias', episodes: 3, ready: 0, progress: 0 });
		expect(titles(series)).toEqual(['As balsas', 'As pontes', 'mares']);
		expect(series.podcasts.map(({ document_ids }) => document_ids)).toEqual(order.map((id) => [id]));
		for (const [index, podcast] of series.podcasts.entries()) {
			expect(podcast).toMatchObject({
				custom_style: 'leve',
				draft: false,
				series: { id: series.id, title: 'Travessias', position: index + 1, episodes: 3 },
			});
			expect((await client.podcast(podcast.id)).format).toBe('brief');
		}

		const { status, body } = await generate(client, series.id);
		expect([status, body.jobs.map(({ podcast_id }) => podcast_id)]).toEqual([202, series.podcasts.map(({ id }) => id)]);
		expect((await generate(client, series.id)).body.jobs).toEqual([]);
		for (const { job_id } of body.jobs) expect((await client.waitForJob(job_id)).status).toBe('completed');
		const made = await details(series.id);
		expect(made).toMatchObject({ ready: 3, progress: 100 });
		expect(made.podcasts.every(({ has_audio }) => has_audio)).toBe(true);
		for (const { id, document_id } of made.podcasts) {
			const { lines } = await client.transcript(id);
			const told = new Set(lines.flatMap(({ passages }) => passages.map((passage) => passage.document_id)));
			expect([...told]).toEqual([document_id]);
		}
		expect((await generate(client, series.id)).body.jobs).toEqual([]);
		const [created] = (await client.expect<{ series: Series[] }>('GET', SERIES)).series;
		expect(created).toMatchObject({ id: series.id, episodes: 3, ready: 3 });
	});

	it('stands together in lists of any order, and is found by its own title', async () => {
		const owner = await ApiClient.registered(stack.url);
		const own = await uploadAll(owner);
		await owner.create({ document_id: own[0], title: 'Antes' });
		const series = await create(owner, own, { title: 'Mesa redonda' });
		await owner.create({ document_id: own[1], title: 'Nora' });
		const list = (query: string) => owner.expect<PodcastList>('GET', `/api/v1/podcasts/?${query}`);
		const [a, b, c] = ['As pontes', 'mares', 'As balsas'];
		expect(titles(await list(''))).toEqual(['Nora', a, b, c, 'Antes']);
		expect(titles(await list('order=oldest'))).toEqual(['Antes', a, b, c, 'Nora']);
		expect(titles(await list('order=title'))).toEqual(['Antes', a, b, c, 'Nora']);
		expect(titles(await list('order=longest')).slice(0, 3)).toEqual([a, b, c]);
		expect(titles(await list('search=redonda'))).toEqual([a, b, c]);
		expect(titles(await list('search=balsas&order=longest'))).toEqual([c]);
		expect((await list('limit=1&offset=2')).podcasts[0]?.series).toMatchObject({ id: series.id, position: 2 });
	});

	it('is renamed, put in another order, and gone with its last episode', async () => {
		const series = await create(client, ids);
		expect(series.title).toBe('pontes, mares e balsas');
		const [first = '', second = '', third = ''] = series.podcasts.map(({ id }) => id);
		const change = (body: object) => client.expect<SeriesDetails>('PATCH', `${SERIES}${series.id}`, body);
		expect(titles(await change({ podcast_ids: [third, second, first] }))).toEqual(['As balsas', 'mares', 'As pontes']);
		const changed = await change({ title: 'Rio', podcast_ids: [second] });
		expect([changed.title, titles(changed)]).toEqual(['Rio', ['mares', 'As balsas', 'As pontes']]);

		await client.expect('DELETE', `/api/v1/podcasts/${second}`);
		const rest = await details(series.id);
		expect([rest.episodes, rest.podcasts.map((one) => one.series?.position)]).toEqual([2, [1, 2]]);
		// Of the last two at the same time, one is the last.
		await Promise.all([first, third].map((id) => client.expect('DELETE', `/api/v1/podcasts/${id}`)));
		expect((await client.call('GET', `${SERIES}${series.id}`)).status).toBe(404);
		expect(await query(stack, 'select id from series where id = $1', [series.id])).toEqual([]);
	});

	it('is deleted with its episodes and what is being made of them; the documents stay', async () => {
		const series = await create(client, ids);
		const { body } = await generate(client, series.id);
		await client.expect('DELETE', `${SERIES}${series.id}`);
		for (const { id } of series.podcasts) {
			expect((await client.call('GET', `/api/v1/podcasts/${id}`)).status).toBe(404);
		}
		for (const { job_id } of body.jobs) {
			expect((await client.call('GET', `/api/v1/podcasts/jobs/${job_id}`)).status).toBe(404);
		}
		for (const id of ids) expect((await client.call('GET', `/api/v1/documents/${id}`)).status).toBe(200);
		expect((await client.call('DELETE', `${SERIES}${series.id}`)).status).toBe(404);
	});

	it('is created once for one idempotency key', async () => {
		const send = () =>
			client.call<SeriesDetails>('POST', SERIES, { document_ids: ids }, { 'idempotency-key': 'uma-serie' });
		const [first, again] = [await send(), await send()];
		expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
	});

	it('asks nothing that is somebody else’s, unknown, twice the same, too many or of one document’s sections', async () => {
		const other = await ApiClient.registered(stack.url);
		const { id: theirs } = await other.upload('deles.md', '# Segredo\n\nO cofre fica atrás do quadro.\n');
		const before = await query(stack, 'select count(*) from series');
		for (const [body, status, code] of [
			[{ document_ids: [ids[0], theirs] }, 404, 'not_found'],
			[{ document_ids: [ids[0], 'não é um id'] }, 404, 'not_found'],
			[{ document_ids: [ids[0], ids[0]?.toUpperCase()] }, 422, 'validation'],
			[{ document_ids: [ids[0]] }, 422, 'validation'],
			[{ document_ids: Array.from({ length: 21 }, () => crypto.randomUUID()) }, 422, 'validation'],
			[{ document_ids: ids, focus: { text: 'a Lua', sections: [0] } }, 422, 'validation'],
			[{ document_ids: ids, personality_preset: 'nenhum' }, 422, 'unknown_preset'],
		] as const) {
			for (const path of [SERIES, `${SERIES}estimate`]) {
				const { status: got, body: answer } = await client.call<ErrorBody>('POST', path, body);
				expect([got, answer.code], `${path} ${code}`).toEqual([status, code]);
			}
		}
		expect(await query(stack, 'select count(*) from series')).toEqual(before);

		const series = await create(client, ids);
		const podcast_ids = [series.podcasts[0]?.id];
		for (const [method, path, body] of [
			['GET', '', undefined],
			['PATCH', '', { title: 'Meu' }],
			['PATCH', '', { podcast_ids }],
			['DELETE', '', undefined],
			['POST', '/generate', {}],
		] as const) {
			const { status } = await other.call(method, `${SERIES}${series.id}${path}`, body);
			expect(status, `${method} ${path}`).toBe(404);
		}
		expect((await other.expect<{ total: number }>('GET', SERIES)).total).toBe(0);
		const foreign = await create(other, [theirs, (await other.upload('b.md', 'Uma linha só.')).id]);
		const mixed = await client.call('PATCH', `${SERIES}${series.id}`, { podcast_ids: [foreign.podcasts[0]?.id] });
		expect(mixed.status).toBe(404);
		expect(await details(series.id)).toEqual(series);
	});
});

describe('within the limits of an account', () => {
	it('each episode counts in the month; where they do not all fit, none is begun', async () => {
		const owner = await ApiClient.registered(stack.url);
		await owner.expect<Settings>('PUT', '/api/v1/users/me/settings', { max_monthly_generations: 2 });
		const series = await create(owner, await uploadAll(owner));
		const { status, body } = await generate(owner, series.id);
		expect([status, body.code]).toEqual([429, 'monthly_limit']);
		expect((await owner.expect<{ total: number }>('GET', '/api/v1/podcasts/jobs/')).total).toBe(0);
		await owner.expect('DELETE', `/api/v1/podcasts/${series.podcasts[2]?.id}`);
		expect((await generate(owner, series.id)).body.jobs).toHaveLength(2);
		const usage = await owner.expect<{ episodes: { used: number } }>('GET', '/api/v1/users/me/usage');
		expect(usage.episodes.used).toBe(2);
	});
});
