import type { Locator, Page } from 'playwright-core';

export interface NewcomerPath {
	/** Clicks and keys, without the text of the fields and the Tab from one field to the next. */
	presses: number;
	/** Seconds from one press until the next was possible, and from the last until sound was heard, in order. */
	waits: { before: string; seconds: number }[];
}

interface Newcomer {
	full_name: string;
	username: string;
	email: string;
	password: string;
}

/** Goes from the landing page to the first sound of an own episode, as somebody does who opens Nexus for the first time. */
export async function walkNewcomerPath(page: Page, url: string, user: Newcomer): Promise<NewcomerPath> {
	const path: NewcomerPath = { presses: 0, waits: [] };
	let since = performance.now();
	const waited = (before: string) => path.waits.push({ before, seconds: (performance.now() - since) / 1000 });
	const press = async (target: Locator, name: string, act: () => Promise<void> = () => target.click()) => {
		// A trial click waits until the target can be clicked.
		await target.click({ trial: true });
		waited(name);
		await act();
		path.presses++;
		since = performance.now();
	};
	const button = (name: string | RegExp) => page.getByRole('button', { name });

	await page.goto(url);
	await press(page.getByRole('link', { name: 'Começar agora' }), 'Começar agora');
	await press(page.getByRole('tab', { name: 'Registrar' }), 'Registrar');
	// The form puts the focus there by itself.
	await page.getByLabel('Nome completo').and(page.locator(':focus')).waitFor();
	for (const text of [user.full_name, user.username, user.email, user.password]) {
		await page.keyboard.type(text);
		if (text !== user.password) await page.keyboard.press('Tab');
	}
	since = performance.now();
	await press(button('Criar conta'), 'Criar conta', () => page.keyboard.press('Enter'));
	await page.waitForURL('**/settings?tab=gemini');
	await press(page.getByRole('link', { name: 'Criar Podcast' }).first(), 'Criar Podcast');
	await press(button('Use um documento de exemplo'), 'documento de exemplo');
	await press(button(/^(Continuar|Processar \d+ Partes)/), 'Continuar para a configuração');
	await page.getByRole('heading', { name: 'Apresentadores' }).waitFor();
	await press(button('Continuar'), 'Continuar para gerar');
	await press(button('Gerar Podcast Completo'), 'Gerar Podcast Completo');
	await press(page.getByRole('dialog').getByRole('button', { name: /^Ouvir/ }), 'Ouvir');
	await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
	waited('som');
	return path;
}
