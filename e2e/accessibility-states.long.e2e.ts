import { sample } from '@nexus/testkit/samples';
import { ApiClient, newUser } from '@nexus/testkit/stack';
import { haltEpisode, storeCleanup, storeEpisodes } from '@nexus/testkit/stored-episodes';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from './browsing.ts';
import { hold, refuseAll } from './screens/answers.ts';
import { visit } from './screens/signed-in.ts';
import { inspect } from './violations.ts';

const on = browsing();
const user = newUser();
let client: ApiClient;
let episode: { id: string };
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url, user);
	const { filename, content } = sample('paragraph-pt');
	episode = await client.makeEpisode(filename, content);
});

/** Somebody with a podcast. */
async function listener() {
	const { page, seen, close } = await visit(on.browser, client);
	return { page, seen, close, ...inspect(page) };
}

it('settings', async () => {
	const { page, seen, look, found, close } = await listener();
	await page.goto(`${on.stack.url}/settings`);
	await page.getByText('Em uso agora').first().waitFor();
	await page.getByRole('button', { name: 'Trocar senha' }).click();
	await page.getByRole('button', { name: 'Salvar nova senha' }).click();
	await page.locator('[aria-invalid]').first().waitFor();
	await look('profile, a new password with its errors');
	await page.getByRole('tab', { name: 'Gemini' }).click();
	await page.getByRole('switch').waitFor();
	await look('gemini');
	await page.getByRole('switch').click();
	await page.getByLabel('Personalidade').selectOption({ label: 'Nas minhas palavras' });
	await page.getByLabel('Gerações por mês').fill('0');
	await page.getByRole('button', { name: 'Salvar configurações' }).click();
	await page.getByText('Digite um número inteiro de 1 a 1.000').waitFor();
	await look('gemini, one’s own with an error');
	await page.getByLabel('Gerações por mês').fill('50');
	await page.getByLabel('Chave Gemini').fill('AIzaSyExemplo0123456789-exemplo_012345');
	await page.getByRole('button', { name: 'Salvar configurações' }).click();
	await page.getByRole('alertdialog', { name: 'Não foi possível falar com o Google' }).waitFor();
	await look('gemini, whether to save a key that was not tried');
	await page.getByRole('button', { name: 'Salvar mesmo assim' }).click();
	await page.getByRole('button', { name: 'Remover chave' }).click();
	await page.getByRole('alertdialog').waitFor();
	await look('gemini, whether to remove the key');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Remover chave' }).click();
	await page.getByRole('button', { name: 'Remover chave' }).waitFor({ state: 'detached' });

	await page.getByRole('tab', { name: 'API externa' }).click();
	await page.getByText('Nenhuma chave de API criada ainda.').waitFor();
	await look('API keys, none');
	await page.getByRole('button', { name: 'Criar chave de API' }).click();
	const creation = page.getByRole('dialog', { name: 'Criar chave de API' });
	const allowed = creation.getByRole('checkbox', { checked: true });
	while ((await allowed.count()) > 0) await allowed.first().uncheck();
	await creation.getByLabel('Requisições por hora').fill('0');
	await creation.getByText('Selecione pelo menos uma permissão').waitFor();
	await look('a new API key, with its errors');
	await creation.getByLabel('Requisições por hora').fill('100');
	await creation.getByRole('checkbox').first().check();
	await creation.getByLabel('Nome').fill('Meu servidor');
	await creation.getByRole('button', { name: 'Criar chave', exact: true }).click();
	await page.getByRole('heading', { name: 'Sua nova chave de API' }).waitFor();
	await look('an API key, shown once');
	await page.getByRole('button', { name: 'Já guardei a chave' }).click();
	await page.getByRole('button', { name: 'Excluir a chave Meu servidor' }).waitFor();
	await look('API keys');
	expect(seen).toEqual({ errors: [], foreign: [] });
	expect(found).toEqual({});
	await close();
});

it('lists of podcasts', async () => {
	await storeEpisodes(on.stack, user.email, 5);
	await storeCleanup(on.stack, 'Episódio 2', -600);
	const { page, look, found, close } = await listener();
	await page.goto(on.stack.url);
	await page.getByRole('link', { name: 'View All' }).waitFor();
	await page.getByRole('button', { name: 'Limpezas recentes' }).click();
	await page.getByRole('list', { name: 'Limpezas recentes' }).waitFor();
	await look('the recent ones and what was cleaned up');
	const list = await hold(page, /podcasts\/\?limit/);
	await page.goto(`${on.stack.url}/history`);
	await page.getByRole('status', { name: 'Carregando podcasts' }).waitFor();
	await look('a history on its way');
	list.release();
	await page.getByRole('button', { name: 'Mais ações para Episódio 1' }).click();
	await page.getByRole('menuitem', { name: 'Excluir' }).waitFor();
	await look('the menu of a podcast');
	await page.getByRole('menuitem', { name: 'Excluir' }).click();
	await page.getByRole('alertdialog').waitFor();
	await look('whether to delete a podcast');
	await page.keyboard.press('Escape');
	await page.getByLabel('Buscar pelo título').fill('nada com este nome');
	await page.getByText('Nada com esses filtros').waitFor();
	await look('a search without results');
	await refuseAll(page, /podcasts\/\?limit/);
	await page.goto(`${on.stack.url}/history`);
	await page.getByText('Não foi possível carregar seus podcasts').waitFor();
	await look('a history that did not come');
	await page.goto(`${on.stack.url}/nada-aqui`);
	await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
	await page.getByRole('button', { name: /^Conta de/ }).click();
	await page.getByRole('menuitem', { name: 'Sair' }).waitFor();
	await look('no such screen, the menu of the account open');
	expect(found).toEqual({});
	await close();
});

it('a podcast, from listening to the end of its files', async () => {
	const { page, seen, look, found, close } = await listener();
	const address = `${on.stack.url}/podcasts/${episode.id}`;
	await page.route('**/events', (route) => route.abort());
	await page.goto(address);
	await page.getByRole('button', { name: 'Ouvir', exact: true }).click();
	await page.getByRole('region', { name: 'Player de áudio' }).waitFor();
	await page.getByRole('button', { name: 'Baixar', exact: true }).click();
	await page.getByRole('menuitem', { name: /WebVTT/ }).waitFor();
	await look('listening, the menu of downloads open');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Fechar o player' }).last().click();
	await page.getByRole('button', { name: 'Roteiro' }).click();
	await page.getByRole('dialog', { name: 'Roteiro' }).getByRole('button', { name: 'Edit Script' }).waitFor();
	await look('the script of what was made');

	await haltEpisode(on.stack, episode.id, 'running');
	// What is looked at does not close by itself after its ten seconds.
	await page.addInitScript(() => {
		const { setTimeout } = window;
		window.setTimeout = ((work: TimerHandler, delay?: number, ...rest: unknown[]) =>
			setTimeout(work, delay === 10_000 ? 600_000 : delay, ...rest)) as typeof window.setTimeout;
	});
	await page.goto(address);
	await page.getByRole('button', { name: 'Acompanhar' }).waitFor();
	await look('being made');
	await page.getByRole('button', { name: 'Acompanhar' }).click();
	const running = page.getByRole('dialog', { name: 'Gerando seu podcast' });
	await running.getByText(/^Roteiro/).click();
	await running.getByText(/^Histórico/).click();
	await running.getByRole('list', { name: 'Etapas concluídas' }).waitFor();
	await look('the progress, its script and its steps');
	await haltEpisode(on.stack, episode.id, 'completed');
	await page.getByRole('dialog', { name: 'Podcast pronto' }).waitFor();
	await look('the progress, completed');

	await haltEpisode(on.stack, episode.id, 'failed');
	await page.goto(`${on.stack.url}/history`);
	await page.getByRole('button', { name: 'O que houve' }).click();
	const failed = page.getByRole('dialog', { name: 'Falha na Geração' });
	await failed.getByText('Ver Detalhes').click();
	await look('the failure and its details');
	await page.goto(address);
	await page.getByText('Ver Detalhes').click();
	await look('failed');
	await haltEpisode(on.stack, episode.id, 'cancelled');
	await page.goto(address);
	await page.getByText('Geração cancelada').waitFor();
	await look('cancelled');
	await storeCleanup(on.stack, 'paragraph-pt', -60);
	await page.goto(address);
	await page.getByText('Áudio não disponível').waitFor();
	await look('cleaned');
	await page.goto(`${on.stack.url}/podcasts/6f2d1c3a-93a4-4c0b-8f43-5d8f0a1b2c3d`);
	await page.getByRole('heading', { name: 'Erro ao buscar detalhes' }).waitFor();
	await look('no such podcast');
	expect(seen.foreign).toEqual([]);
	expect(found).toEqual({});
	await close();
});
