import type { Page } from 'playwright-core';
import { GENERATOR_SHOTS } from './generator-shots.ts';
import { PASSING_SHOTS } from './passing-shots.ts';
import type { PictureData } from './picture-data.ts';
import { PODCAST_SHOTS } from './podcast-shots.ts';
import { SERIES_SHOTS } from './series-shots.ts';
import { SEVERAL_SHOTS } from './several-shots.ts';
import { answer, click, hang, refuse, type Shot } from './shot.ts';

const podcast =
	(which: keyof PictureData['episodes']) =>
	({ episodes }: PictureData) =>
		`/podcasts/${episodes[which].id}`;

/** The provider of the voices has been silent for a while. */
const jobWaits = async (page: Page) => {
	await page.route(/\/jobs\/[^/]+\/events$/, (route) => route.abort());
	await page.route(/\/jobs\/[^/]+$/, async (route) => {
		const response = await route.fetch();
		const minute = 60_000;
		const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
		const wait = { waiting_for: 'speech_provider', waiting_reason: 'unavailable', waiting_since: at(-3) };
		await route.fulfill({ response, json: { ...(await response.json()), ...wait, waiting_until: at(2) } });
	});
};

/** Every screen and state, by name. */
export const SHOTS: Shot[] = [
	{ name: 'landing', path: '/', full: true, main: true },
	{ name: 'auth-login', path: '/auth' },
	{
		name: 'auth-register-errors',
		path: '/auth',
		arrange: async (page) => {
			await click('tab', /Registrar/)(page);
			await click('button', /Criar conta/)(page);
		},
	},
	{
		name: 'auth-register-closed',
		path: '/auth',
		before: answer(/auth\/registration$/, { registration: 'closed' }),
		arrange: click('tab', /Registrar/),
	},
	{
		name: 'auth-reset',
		path: '/auth/reset#segredo',
		before: answer(/password-link\/check$/, { email: 'ana.lima@exemplo.com.br', username: 'ana.lima' }),
	},
	{ name: 'auth-reset-ended', path: '/auth/reset#segredo' },
	{
		name: 'auth-wrong-password',
		path: '/auth',
		arrange: async (page, { listener }) => {
			await page.getByLabel('Email').fill(listener.email);
			await page.getByLabel('Senha', { exact: true }).fill('errada-mesmo');
			await click('button', /^Entrar$/)(page);
			await page.getByText('Erro no login').first().waitFor();
		},
	},
	{ name: 'session-loading', who: 'listener', path: '/', before: hang(/users\/me$/) },
	{
		name: 'session-unreachable',
		who: 'listener',
		path: '/',
		before: (page) => page.route(/users\/me$/, (route) => route.abort()),
		arrange: (page) => page.getByRole('heading', { name: /servidor/ }).waitFor(),
	},
	{ name: 'user-menu', who: 'listener', path: '/history', arrange: click('button', /^Conta de/) },
	{ name: 'not-found', who: 'listener', path: '/nenhuma-tela' },

	...GENERATOR_SHOTS,
	...SEVERAL_SHOTS,
	...SERIES_SHOTS,
	{
		name: 'progress-dialog',
		who: 'listener',
		path: podcast('running'),
		arrange: click('button', /^Acompanhar/),
		main: true,
	},
	{
		name: 'waiting-dialog',
		who: 'listener',
		path: podcast('running'),
		before: jobWaits,
		arrange: async (page) => {
			await click('button', /^Acompanhar/)(page);
			await click('button', /^Continuar de outra forma/)(page);
			await page.waitForTimeout(600);
		},
	},
	{ name: 'podcast-waiting', who: 'listener', path: podcast('running'), before: jobWaits },
	{
		name: 'failure-dialog',
		who: 'listener',
		path: '/history',
		arrange: async (page) => {
			await page.getByRole('button', { name: /Mais ações para O inventário/ }).waitFor();
			if ((page.viewportSize()?.width ?? 0) > 600) return click('button', /O que houve/)(page);
			await click('button', /Mais ações para O inventário/)(page);
			await click('menuitem', /Ver andamento/)(page);
		},
	},

	{
		name: 'admin-models',
		who: 'listener',
		path: '/admin',
		before: answer(/admin\/local-models$/, {
			configured: false,
			chosen: { server: 'ollama', title: 'Ollama', model: 'qwen3:8b', available: true },
			servers: [
				{
					server: 'ollama',
					title: 'Ollama',
					address: 'http://127.0.0.1:11434',
					models: ['gemma3:12b', 'llama3.1:8b', 'qwen3:8b'],
				},
				{ server: 'lm-studio', title: 'LM Studio', address: 'http://127.0.0.1:1234', models: [] },
			],
		}),
	},
	{ name: 'admin-no-models', who: 'listener', path: '/admin' },
	{
		name: 'admin-model-gone',
		who: 'listener',
		path: '/admin',
		before: answer(/admin\/local-models$/, {
			configured: false,
			chosen: { server: 'ollama', title: 'Ollama', model: 'qwen3:8b', available: false },
			servers: [],
		}),
	},
	{
		name: 'admin-models-error',
		who: 'listener',
		path: '/admin',
		before: refuse(/admin\/local-models$/, 503, 'O serviço está iniciando.'),
	},
	{ name: 'search', who: 'listener', path: '/search' },
	{
		name: 'search-results',
		who: 'listener',
		path: '/search?q=rio',
		full: true,
		// The first search has the documents indexed.
		arrange: (page) => page.getByRole('region', { name: 'Trechos de documentos' }).waitFor(),
	},
	{ name: 'search-nothing', who: 'listener', path: '/search?q=xilogravura' },
	{
		name: 'search-error',
		who: 'listener',
		path: '/search?q=rio',
		before: refuse(/api\/v1\/search/, 503, 'O serviço está iniciando.'),
	},
	{ name: 'documents', who: 'listener', path: '/documents', full: true },
	{ name: 'documents-empty', who: 'newcomer', path: '/documents' },
	{ name: 'documents-nothing', who: 'listener', path: '/documents?busca=xilogravura' },
	{
		name: 'documents-menu',
		who: 'listener',
		path: '/documents',
		arrange: click('button', /^Mais ações/),
	},
	{
		name: 'documents-error',
		who: 'listener',
		path: '/documents',
		before: refuse(/api\/v1\/documents\/\?/, 503, 'O serviço está iniciando.'),
	},
	{ name: 'history', who: 'listener', path: '/history', full: true, main: true },
	{ name: 'history-empty', who: 'newcomer', path: '/history' },
	{ name: 'history-loading', who: 'listener', path: '/history', before: hang(/podcasts\/\?limit/) },
	{
		name: 'history-error',
		who: 'listener',
		path: '/history',
		before: refuse(
			/podcasts\/\?limit/,
			503,
			'O serviço está iniciando ou sem acesso ao banco de dados. Tente em instantes.',
		),
	},
	{
		name: 'delete-dialog',
		who: 'listener',
		path: '/history',
		arrange: async (page) => {
			await click('button', /^Mais ações/)(page);
			await click('menuitem', /Excluir/)(page);
		},
	},

	{ name: 'settings-profile', who: 'listener', path: '/settings', full: true, main: true },
	{
		name: 'settings-gemini-own',
		who: 'newcomer',
		path: '/settings?tab=gemini',
		full: true,
		arrange: (page) => page.getByRole('switch').click(),
	},
	{
		name: 'settings-key-question',
		who: 'newcomer',
		path: '/settings?tab=gemini',
		arrange: async (page) => {
			await page.getByRole('switch').click();
			await page.getByLabel('Chave Gemini').fill('AIzaSyExemplo0123456789-exemplo_012345');
			await click('button', /^Salvar/)(page);
			await page.getByRole('alertdialog').waitFor();
		},
	},
	{
		name: 'settings-new-key',
		who: 'listener',
		path: '/settings?tab=external',
		arrange: click('button', /^Criar chave de API/),
	},
	{
		name: 'settings-key-shown-once',
		who: 'listener',
		path: '/settings?tab=external',
		arrange: async (page) => {
			await click('button', /^Criar chave de API/)(page);
			await page.getByLabel('Nome').fill('Meu servidor');
			await page.getByRole('button', { name: 'Criar chave', exact: true }).click();
			await page.getByRole('heading', { name: 'Sua nova chave de API' }).waitFor();
		},
	},
	{
		name: 'settings-key-about-to-be-lost',
		who: 'listener',
		path: '/settings?tab=external',
		arrange: async (page) => {
			await click('button', /^Criar chave de API/)(page);
			await page.getByLabel('Nome').fill('Meu servidor');
			await page.getByRole('button', { name: 'Criar chave', exact: true }).click();
			await page.getByRole('heading', { name: 'Sua nova chave de API' }).waitFor();
			await page.keyboard.press('Escape');
		},
	},
	{ name: 'api-reference', path: '/api/v1/docs' },
	{
		name: 'history-without-network',
		who: 'listener',
		path: '/',
		arrange: async (page) => {
			await page.context().setOffline(true);
			await click('link', /^Histórico/)(page);
			await page.waitForTimeout(1500);
		},
	},
	{ name: 'settings-gemini', who: 'listener', path: '/settings?tab=gemini', full: true },
	{ name: 'settings-external', who: 'listener', path: '/settings?tab=external', full: true },

	...PODCAST_SHOTS,
	...PASSING_SHOTS,
];
