import { watchPage } from '@nexus/testkit/browser';
import { sample } from '@nexus/testkit/samples';
import { newUser } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from './browsing.ts';
import { KeyboardUser } from './keyboard.ts';
import { goOn, notice } from './screens/generator-steps.ts';
import { madeEpisode } from './screens/made-episode.ts';
import { stopClock } from './screens/stop-clock.ts';

const on = browsing();

const { filename, content } = sample('paragraph-pt');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const elapsed = (page: Page) => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);

async function opens(): Promise<{ page: Page; me: KeyboardUser; seen: Awaited<ReturnType<typeof watchPage>> }> {
	const context = await on.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
	context.setDefaultTimeout(90_000);
	const page = await context.newPage();
	const seen = await watchPage(page, on.stack.url);
	await page.clock.install();
	await page.addInitScript(() => {
		for (const kind of ['mousedown', 'pointerdown', 'touchstart'])
			window.addEventListener(kind, () => console.error(`${kind}: a keyboard does not do that`), true);
	});
	await page.goto(on.stack.url);
	return { page, me: new KeyboardUser(page), seen };
}

async function registers({ page, me }: { page: Page; me: KeyboardUser }): Promise<void> {
	const user = newUser();
	await me.press(page.getByRole('link', { name: /começar/i }).first());
	await me.goTo(page.getByRole('tab', { name: 'Login' }));
	await page.keyboard.press('ArrowRight');
	await me.write(page.getByLabel('Nome completo'), user.full_name);
	await me.write(page.getByLabel('Username'), user.username);
	await me.write(page.getByLabel('Email'), user.email);
	await me.write(page.getByLabel('Senha', { exact: true }), user.password);
	await me.press(button(page, 'Criar conta'));
	await page.waitForURL('**/settings?tab=gemini');
	await me.press(page.getByRole('link', { name: 'Criar Podcast' }).first());
}

async function generates({ page, me }: { page: Page; me: KeyboardUser }): Promise<void> {
	const choosing = page.waitForEvent('filechooser');
	await me.press(button(page, 'Escolher Arquivo'));
	await (await choosing).setFiles({ name: filename, mimeType: 'text/plain', buffer: Buffer.from(content) });
	// It waits for the estimate.
	await expect.poll(async () => (await goOn(page).count()) === 1 && (await goOn(page).isEnabled())).toBe(true);
	await me.press(goOn(page));
	await page.getByRole('heading', { name: 'Apresentadores' }).waitFor();
	await expect.poll(() => me.place()).not.toBe('body');
	await me.goTo(
		page.getByRole('radiogroup', { name: 'Dupla de apresentadores' }).getByRole('radio', { checked: true }),
	);
	await page.keyboard.press('ArrowDown');
	await me.goTo(page.getByRole('radiogroup', { name: 'Idioma' }).getByRole('radio', { checked: true }));
	await me.press(page.locator('summary').filter({ hasText: 'Estilo personalizado (opcional)' }));
	await me.write(page.getByLabel('Estilo personalizado (opcional)'), 'tom leve');
	await me.press(button(page, 'Continuar'));
	await button(page, 'Gerar Podcast Completo').waitFor();
	await expect.poll(() => me.place()).not.toBe('body');
	await me.press(button(page, 'Gerar Podcast Completo'));
}

it('the whole main path goes without a mouse, and the focus is seen all the way', async () => {
	const { page, me, seen } = await opens();
	await registers({ page, me });
	await generates({ page, me });

	const ready = page.getByRole('dialog', { name: 'Podcast pronto' });
	// The browser's time goes on by command alone from here: the dialog and the notice leave by themselves.
	await stopClock(page);
	await madeEpisode(on.stack);
	const told = notice(page).filter({ hasText: 'Podcast gerado com sucesso!' });
	while (!(await told.isVisible())) await page.clock.runFor(100);
	const close = ready.getByRole('button', { name: 'Fechar' }).last();
	await me.goTo(close);
	await page.keyboard.press('F8');
	await me.goTo(button(page, 'Dispensar aviso'));
	await page.keyboard.press('Enter');
	await notice(page).waitFor({ state: 'detached' });
	expect(await me.isAt(close)).toBe(true);
	await page.clock.resume();
	await page.keyboard.press('Enter');
	await ready.waitFor({ state: 'detached' });
	await expect.poll(() => me.place()).not.toBe('body');

	await me.press(button(page, /^Reproduzir/));
	await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.5);
	const player = page.getByRole('region', { name: 'Player de áudio' });
	await me.goTo(player.getByRole('slider', { name: 'Posição no áudio' }));
	await me.press(player.getByRole('button', { name: 'Pausar', exact: true }), 'Space');
	await page.waitForFunction(() => document.querySelector('audio')?.paused === true);
	await me.goTo(player.getByRole('slider', { name: 'Posição no áudio' }), 'Shift+Tab');
	await page.keyboard.press('End');
	await expect.poll(() => elapsed(page)).toBeGreaterThan(20);
	await page.keyboard.press('Home');
	await expect.poll(() => elapsed(page)).toBe(0);
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await expect.poll(() => elapsed(page)).toBeCloseTo(10, 0);

	await me.press(player.getByRole('link', { name: 'paragraph-pt' }));
	await page.locator('[data-line="0"]').waitFor();
	await me.goTo(page.locator('[data-line][tabindex="0"]'));
	await page.keyboard.press('Home');
	await page.keyboard.press('ArrowDown');
	await page.keyboard.press('ArrowDown');
	await page.waitForFunction(() => document.activeElement?.getAttribute('data-line') === '2');
	await page.keyboard.press('Enter');
	await page.locator('[data-line="2"][aria-current]').waitFor();

	await me.press(button(page, 'Baixar'));
	await expect.poll(() => me.isAt(page.getByRole('menuitem', { name: /^MP3/ }))).toBe(true);
	const download = page.waitForEvent('download');
	await page.keyboard.press('Enter');
	expect((await download).suggestedFilename()).toBe('paragraph-pt.mp3');
	await expect.poll(() => me.isAt(button(page, 'Baixar'))).toBe(true);

	const question = page.getByRole('alertdialog', { name: 'Excluir este podcast?' });
	await me.press(button(page, 'Excluir'));
	await question.waitFor();
	await page.keyboard.press('Escape');
	await question.waitFor({ state: 'detached' });
	await expect.poll(() => me.isAt(button(page, 'Excluir'))).toBe(true);
	await page.keyboard.press('Enter');
	await me.press(question.getByRole('button', { name: 'Excluir' }));
	await page.getByRole('heading', { name: 'Histórico de Podcasts' }).waitFor();
	await question.waitFor({ state: 'detached' });

	await me.press(button(page, /^Conta de/));
	const leave = page.getByRole('menuitem', { name: 'Sair' });
	await leave.waitFor();
	await expect.poll(() => me.isAt(page.getByRole('menuitem', { name: 'Perfil' }))).toBe(true);
	await page.keyboard.press('End');
	await expect.poll(() => me.isAt(leave)).toBe(true);
	await page.keyboard.press('Enter');
	await notice(page).filter({ hasText: 'Logout realizado' }).waitFor();
	expect(me.unseen).toEqual([]);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await page.context().close();
});
