import { ApiClient, goDown, newUser } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { visitAlone } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

async function comes(path: string, width = 1280): Promise<Page> {
	const context = await on.browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	await page.goto(on.stack.url + path);
	return page;
}

async function signsIn(page: Page, user: ReturnType<typeof newUser>): Promise<void> {
	await page.getByLabel('Email').fill(user.email);
	await page.getByLabel('Senha', { exact: true }).fill(user.password);
	await page.getByRole('button', { name: 'Entrar' }).click();
}

it('who asked for a page and had to sign in lands there, once; after leaving, on the start', async () => {
	const user = newUser();
	await ApiClient.registered(on.stack.url, user);
	const page = await comes('/auth');
	await page.route('**/assets/*.js', (route) => route.abort());
	await page.goto(`${on.stack.url}/settings?tab=external`);
	await page.getByRole('link', { name: 'Começar agora' }).click(); // Of the painted page: the app is not there yet.
	await page.waitForURL('**/auth');
	await page.unroute('**/assets/*.js');
	await page.reload();
	await signsIn(page, user);
	await page.waitForURL('**/settings?tab=external');
	await page.getByRole('heading', { level: 1, name: 'Configurações' }).waitFor();
	await page.getByRole('button', { name: /^Conta de/ }).click();
	await page.getByRole('menuitem', { name: 'Sair' }).click();
	await page.getByRole('link', { name: 'Começar agora' }).click();
	await signsIn(page, user);
	await page.getByRole('heading', { level: 1, name: 'Criar Podcast' }).waitFor();
	expect(new URL(page.url()).pathname).toBe('/');
	await page.context().close();
});

for (const width of [1280, 390]) {
	it(`the tabs stay under the pointer, and nobody is welcomed back, at ${width} pixels`, async () => {
		const page = await comes('/auth', width);
		const tab = page.getByRole('tab', { name: 'Registrar' });
		const before = await tab.boundingBox();
		await tab.click();
		await page.getByLabel('Nome completo').waitFor();
		expect(await tab.boundingBox()).toEqual(before);
		expect(await page.getByText('de volta').count()).toBe(0);
		await page.context().close();
	});
}

it('a click on a tab begins in its first field; keys stay on the tabs, and a phone keeps its keyboard down', async () => {
	const page = await comes('/auth');
	const focused = page.locator(':focus');
	const fullName = page.getByLabel('Nome completo');
	await page.getByRole('tab', { name: 'Registrar' }).click();
	await fullName.and(focused).waitFor();
	await page.getByRole('tab', { name: 'Login' }).click();
	await page.getByLabel('Email').and(focused).waitFor();
	await page.getByRole('tab', { name: 'Login' }).focus();
	await page.keyboard.press('ArrowRight');
	await fullName.waitFor();
	await page.keyboard.press('Enter');
	await page.getByRole('tab', { name: 'Registrar' }).and(focused).waitFor();
	await page.context().close();

	const context = await on.browser.newContext({
		viewport: { width: 390, height: 800 },
		hasTouch: true,
		isMobile: true,
	});
	const phone = await context.newPage();
	await phone.goto(`${on.stack.url}/auth`);
	await phone.getByRole('tab', { name: 'Registrar' }).tap();
	await phone.getByLabel('Nome completo').waitFor();
	expect(await phone.locator('input:focus').count()).toBe(0);
	await context.close();
});

it('a link to the first account begins in the first field of its form', async () => {
	const page = await comes('/auth/invitation#a-token');
	await page.getByLabel('Nome completo').and(page.locator(':focus')).waitFor();
	await page.context().close();
});

it('a notice covers neither the account nor, on a phone, the title', async () => {
	for (const width of [1280, 390]) {
		const { page, close } = await visitAlone(on.browser, await ApiClient.registered(on.stack.url), {
			viewport: { width, height: 800 },
		});
		await page.goto(on.stack.url);
		await page
			.locator('input[type=file]')
			.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('Uma nota.') });
		const notice = page.getByRole('region', { name: /^Avisos/ }).getByRole('listitem');
		await notice.getByText('Arquivo enviado com sucesso!').waitFor();
		const told = await notice.boundingBox();
		const covered = [page.getByRole('button', { name: /^Conta de/ }), page.getByRole('heading', { level: 1 })];
		for (const one of width < 600 ? covered : covered.slice(0, 1)) {
			const box = await one.boundingBox();
			const apart =
				!box || !told || told.y >= box.y + box.height || told.y + told.height <= box.y || told.x >= box.x + box.width;
			expect(apart, `${width} pixels`).toBe(true);
		}
		await close();
	}
});

it('a screen that cannot be had without the network says so in its place, and comes with it', async () => {
	const { page, close } = await visitAlone(on.browser, await ApiClient.registered(on.stack.url));
	await page.addInitScript(() => {
		// Nothing comes before it is wanted.
		window.requestIdleCallback = () => 0;
	});
	await page.goto(on.stack.url);
	await page.getByRole('button', { name: 'Escolher Arquivo' }).waitFor();
	await page.waitForLoadState('networkidle');
	const comeBack = await goDown(on.stack);
	try {
		await page.getByRole('link', { name: 'Histórico' }).first().click();
		await page.getByRole('heading', { name: 'Sem conexão com o servidor' }).waitFor();
		expect(await page.getByText(/sem conexão/i).count()).toBe(1);
		expect(await violations(page)).toEqual([]);
	} finally {
		await comeBack();
	}
	await page.getByRole('heading', { name: 'Histórico de Podcasts' }).waitFor();
	await close();
});

it('the reference of the API leads back', async () => {
	const page = await comes('/api/docs');
	await page.getByRole('link', { name: 'Voltar às chaves de API' }).waitFor();
	const { href } = new URL(
		(await page.getByRole('link', { name: 'Voltar às chaves de API' }).getAttribute('href')) ?? '',
		on.stack.url,
	);
	expect(href).toBe(`${on.stack.url}/settings?tab=external`);
	await page.context().close();
});
