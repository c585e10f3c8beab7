import type { KeyCheck } from '@nexus/contract';
import type { Page } from 'playwright-core';
import { answer, click, type Shot } from './shot.ts';

const keyIs = (result: KeyCheck['result']) => answer(/gemini-key\/check$/, { result } satisfies KeyCheck);

/** Saves a key of the user's own that does not work. */
const asksAboutKey = async (page: Page) => {
	await page.getByRole('switch').click();
	await page.getByLabel('Chave Gemini').fill('AIzaSyExemplo0123456789-exemplo_012345');
	await click('button', /^Salvar/)(page);
	await page.getByRole('alertdialog').waitFor();
};

/** Makes a key of the API, which is shown this once. */
const createKey = async (page: Page) => {
	await click('button', /^Criar chave de API/)(page);
	await page.getByLabel('Nome').fill('Meu servidor');
	await page.getByRole('button', { name: 'Criar chave', exact: true }).click();
	await page.getByRole('heading', { name: 'Sua nova chave de API' }).waitFor();
};

/** The settings, the model's key and the keys of the API. */
export const SETTINGS_SHOTS: Shot[] = [
	{ name: 'settings-profile', who: 'listener', path: '/settings', full: true, main: true },
	{
		name: 'settings-gemini-own',
		who: 'newcomer',
		path: '/settings?tab=gemini',
		full: true,
		arrange: (page) => page.getByRole('switch').click(),
	},
	{ name: 'settings-key-question', who: 'newcomer', path: '/settings?tab=gemini', arrange: asksAboutKey },
	{
		name: 'settings-key-wrong',
		who: 'newcomer',
		path: '/settings?tab=gemini',
		before: keyIs('wrong'),
		arrange: async (page) => {
			await asksAboutKey(page);
			await click('button', /^Voltar à chave/)(page);
		},
	},
	{
		name: 'settings-key-no-access',
		who: 'newcomer',
		path: '/settings?tab=gemini',
		before: keyIs('no_access'),
		arrange: asksAboutKey,
	},
	{
		name: 'settings-key-no-quota',
		who: 'newcomer',
		path: '/settings?tab=gemini',
		before: keyIs('no_quota'),
		arrange: asksAboutKey,
	},
	{
		name: 'settings-key-stored-all-the-same',
		who: 'newcomer',
		path: '/settings?tab=gemini',
		full: true,
		before: keyIs('wrong'),
		arrange: async (page) => {
			await asksAboutKey(page);
			await page.route(/users\/me\/settings$/, async (route) => {
				const response = await route.fetch({ method: 'GET', postData: '' });
				await route.fulfill({
					response,
					json: { ...(await response.json()), use_custom_config: true, has_custom_key: true },
				});
			});
			await click('button', /^Salvar mesmo assim/)(page);
			await page.getByText('A sua chave está guardada, mas foi recusada').waitFor();
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
		arrange: createKey,
	},
	{
		name: 'settings-key-about-to-be-lost',
		who: 'listener',
		path: '/settings?tab=external',
		arrange: async (page) => {
			await createKey(page);
			await page.keyboard.press('Escape');
		},
	},
	{ name: 'settings-gemini', who: 'listener', path: '/settings?tab=gemini', full: true },
	{ name: 'settings-external', who: 'listener', path: '/settings?tab=external', full: true },
];
