import { GENERATOR_SHOTS } from './generator-shots.ts';
import { MAKING_SHOTS } from './making-shots.ts';
import { PASSING_SHOTS } from './passing-shots.ts';
import { PODCAST_SHOTS } from './podcast-shots.ts';
import { SERIES_SHOTS } from './series-shots.ts';
import { SETTINGS_SHOTS } from './settings-shots.ts';
import { SEVERAL_SHOTS } from './several-shots.ts';
import { answer, click, hang, refuse, type Shot } from './shot.ts';

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
	...MAKING_SHOTS,

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
	...SETTINGS_SHOTS,

	...PODCAST_SHOTS,
	...PASSING_SHOTS,
];
