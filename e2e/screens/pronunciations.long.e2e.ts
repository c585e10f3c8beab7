import type { PodcastDetails, PronunciationList } from '@nexus/contract';
import { ApiClient } from '@nexus/testkit/stack';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { KeyboardUser } from '../keyboard.ts';
import { inspect } from '../violations.ts';
import { giveMediaCookie, visit } from './signed-in.ts';

const TEXT = [
	'O servidor nginx recebe os pedidos. Ele existe desde 2004.',
	'A ponte foi aberta em 1926. Ela tem 821 metros e liga a ilha ao continente.',
].join('\n\n');

const on = browsing();
let client: ApiClient;
let episode: PodcastDetails;
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url);
	episode = await client.makeEpisode('nginx.md', TEXT);
});

const entries = async () => (await client.expect<PronunciationList>('GET', '/api/v1/pronunciations/')).account;

it('a word that is said wrongly is heard otherwise, saved, and what holds it voiced again', async () => {
	const { page, seen, close } = await visit(on.browser, client);
	const { look, found } = inspect(page);
	const keyboard = new KeyboardUser(page);
	await giveMediaCookie(page, client);
	await page.goto(`${on.stack.url}/podcasts/${episode.id}`);
	const line = page.getByRole('region', { name: 'Transcrição' }).getByText(/nginx/).first();
	await line.evaluate((element) => {
		const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
		const at = text?.textContent?.indexOf('nginx') ?? -1;
		if (text && at >= 0) getSelection()?.setBaseAndExtent(text, at, text, at + 'nginx'.length);
	});
	await page.getByRole('button', { name: 'Pronúncia errada?' }).click();
	const dialog = page.getByRole('dialog', { name: 'Pronúncia errada?' });
	const word = dialog.getByLabel('Palavra ou expressão');
	await word.waitFor();
	expect(await word.inputValue()).toBe('nginx');
	await keyboard.press(dialog.getByRole('button', { name: 'Salvar' }));
	await dialog.getByText('Digite como se diz').waitFor();
	await look('what is missing');
	await keyboard.goTo(dialog.getByLabel('Como se diz'), 'Shift+Tab');
	await page.keyboard.insertText('endjin écs');
	const sample = page.waitForResponse(/\/pronunciations\/sample\?/);
	await keyboard.press(dialog.getByRole('button', { name: 'Ouvir' }));
	expect((await sample).headers()['content-type']).toBe('audio/mpeg');
	expect(await entries()).toEqual([]);

	await keyboard.press(dialog.getByRole('button', { name: 'Salvar' }));
	const saved = page.getByRole('dialog', { name: 'Pronúncia salva' });
	await saved.getByText(/deste episódio muda/).waitFor();
	await look('what changes');
	expect(await entries()).toMatchObject([{ word: 'nginx', said: 'endjin écs', language: 'pt-BR' }]);
	await keyboard.press(saved.getByRole('button', { name: 'Narrar de novo o que muda' }));
	await saved.waitFor({ state: 'detached' });
	const { latest_job_id: job } = await client.podcast(episode.id);
	expect(job).not.toBe(episode.latest_job_id);
	expect(keyboard.unseen).toEqual([]);
	expect(found).toEqual({});
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('the dictionary is kept in the settings, and goes out and in as CSV', async () => {
	const { page, seen, close } = await visit(on.browser, client);
	const { look, found } = inspect(page);
	const known = [{ language: 'pt-BR', word: 'nginx', said: 'endjin écs' }];
	await client.expect('PUT', '/api/v1/pronunciations/', { entries: known });
	await page.goto(`${on.stack.url}/settings`);
	const own = page.getByRole('list', { name: 'Suas pronúncias' });
	await own.getByText('nginx').waitFor();
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Exportar CSV', exact: true }).click(),
	]);
	expect(file.suggestedFilename()).toBe('pronuncias.csv');
	const csv = 'idioma;palavra;pronuncia;caixa\nen-US;cache;cash;nao\npt-BR;SQL;ésse quê éle;sim\n';
	await page.getByLabel('Arquivo CSV de pronúncias', { exact: true }).setInputFiles({
		...{ name: 'p.csv', mimeType: 'text/csv' },
		buffer: Buffer.from(csv),
	});
	await own.getByText('ésse quê éle').waitFor();
	await look('several entries');
	await page.getByRole('button', { name: 'Remover a pronúncia de cache' }).click();
	await own.getByText('cache').waitFor({ state: 'detached' });
	expect((await entries()).map(({ word }) => word).toSorted()).toEqual(['SQL', 'nginx']);
	await page.getByRole('button', { name: 'Adicionar pronúncia' }).click();
	await page.getByRole('dialog', { name: 'Adicionar pronúncia' }).getByLabel('Idioma').waitFor();
	await look('another one');
	expect(found).toEqual({});
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('an administrator takes the installation’s dictionary in and out as CSV, nobody else', async () => {
	const other = await ApiClient.registered(on.stack.url);
	const { page, close } = await visit(on.browser, client);
	const { look, found } = inspect(page);
	await page.goto(`${on.stack.url}/settings`);
	const csv = 'idioma,palavra,pronuncia,caixa\npt-BR,Kubernetes,cubernétis,nao\n';
	await page.getByLabel('Arquivo CSV de pronúncias desta instalação').setInputFiles({
		...{ name: 'p.csv', mimeType: 'text/csv' },
		buffer: Buffer.from(csv),
	});
	await page.getByRole('list', { name: 'Pronúncias desta instalação' }).getByText('cubernétis').waitFor();
	await look('of the installation');
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Exportar CSV desta instalação' }).click(),
	]);
	expect(file.suggestedFilename()).toBe('pronuncias-desta-instalacao.csv');
	const { account, installation } = await other.expect<PronunciationList>('GET', '/api/v1/pronunciations/');
	expect([account, installation.map(({ word }) => word)]).toEqual([[], ['Kubernetes']]);
	expect(found).toEqual({});
	await close();

	const guest = await visit(on.browser, other);
	await guest.page.goto(`${on.stack.url}/settings`);
	await guest.page.getByRole('list', { name: 'Pronúncias desta instalação' }).getByText('Kubernetes').waitFor();
	expect(await guest.page.getByRole('button', { name: /CSV desta instalação/ }).count()).toBe(0);
	await guest.close();
});
