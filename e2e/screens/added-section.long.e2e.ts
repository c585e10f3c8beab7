import type { PodcastDetails, Script, SectionEstimate } from '@nexus/contract';
import { MARKET } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { KeyboardUser } from '../keyboard.ts';
import { inspect } from '../violations.ts';
import { madeEpisode } from './made-episode.ts';
import { visit } from './signed-in.ts';

const on = browsing();
let client: ApiClient;
let episode: PodcastDetails;
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url);
	episode = await client.makeEpisode('feira.md', MARKET, { target_minutes: 2 });
});

it('a section that a reading left out is added by keyboard, once it was told what changes and what it costs', async () => {
	const untold = ({ sections }: PodcastDetails) => sections.filter(({ told }) => told === 'left-out');
	const [section] = untold(episode);
	if (!section) throw new Error('nothing is left out');
	const name = section.heading ?? '';
	const before = await client.expect<Script>('GET', `/api/v1/podcasts/${episode.id}/script`);
	const address = `/api/v1/podcasts/${episode.id}/sections/${section.section}/estimate`;
	const foreseen = await client.expect<SectionEstimate>('GET', address);
	const { page, seen, close } = await visit(on.browser, client);
	const { look, found } = inspect(page);
	const keyboard = new KeyboardUser(page);
	await page.goto(`${on.stack.url}/podcasts/${episode.id}`);
	await keyboard.press(page.getByText('Seções do documento'));
	const add = page.getByRole('button', { name: `Acrescentar: ${name}` });
	await look('the map of the document');
	await keyboard.press(add);
	const dialog = page.getByRole('dialog', { name: 'Acrescentar esta seção?' });
	await dialog.getByText(`Depois de “${foreseen.behind}”, na parte 1`).waitFor();
	await dialog.getByText(/^\d+ falas?, cerca de \d:\d\d de áudio$/).waitFor();
	await dialog.getByText(`As ${before.lines.length} falas que já existem, com o som que têm`).waitFor();
	await dialog.getByText('Grátis').waitFor();
	await look('what it changes');
	await keyboard.press(dialog.getByRole('button', { name: 'Cancelar' }));
	await dialog.waitFor({ state: 'detached' });
	expect(await keyboard.isAt(add)).toBe(true);

	await keyboard.press(add);
	await keyboard.press(dialog.getByRole('button', { name: 'Acrescentar' }));
	await page.getByRole('dialog').getByRole('progressbar').waitFor();
	await madeEpisode(on.stack);
	await page.keyboard.press('Escape');
	await add.waitFor({ state: 'detached' });
	await look('the map with it');

	const after = await client.expect<Script>('GET', `/api/v1/podcasts/${episode.id}/script`);
	const known = new Set(before.lines.map(({ id }) => id));
	expect(after.lines.filter(({ id }) => known.has(id))).toEqual(before.lines);
	const fresh = after.lines.filter(({ id }) => !known.has(id));
	// A reading's estimate is exact.
	expect(fresh).toHaveLength(foreseen.lines);
	const from = MARKET.indexOf(`## ${name}`);
	expect(fresh.flatMap(({ spans }) => spans).every(([start]) => start >= from)).toBe(true);
	expect(untold(await client.podcast(episode.id))).toEqual(untold(episode).slice(1));
	expect(keyboard.unseen).toEqual([]);
	expect(found).toEqual({});
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
