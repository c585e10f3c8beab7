import { sample } from '@nexus/testkit/samples';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { arrives, choose, goOn } from './generator-steps.ts';

const on = browsing({ ROLE: 'api' });

const told = (page: Page) => page.getByRole('tooltip');
const isTold = (page: Page, words: string) => told(page).filter({ hasText: words }).waitFor();
const toldNothing = (page: Page) => told(page).waitFor({ state: 'detached' });

it('is told while it is pointed at, or its tooltip is, in the words of the moment', async () => {
	const { page, close } = await arrives(on);
	const toggle = page.locator('#root [data-theme-toggle]');
	await toggle.hover();
	await isTold(page, 'Usar tema escuro');
	expect(await toggle.getAttribute('aria-describedby')).toBe(await told(page).getAttribute('id'));
	await page.emulateMedia({ colorScheme: 'dark' });
	await isTold(page, 'Usar tema claro');
	await page.emulateMedia({ colorScheme: 'light' });
	await isTold(page, 'Usar tema escuro');
	const box = await told(page).boundingBox();
	if (!box) throw new Error('the tooltip has no box');
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
	expect(await told(page).evaluate((tooltip) => tooltip.matches(':hover'))).toBe(true);
	await page.mouse.move(box.x, box.y + 400, { steps: 8 });
	await toldNothing(page);
	expect(await toggle.getAttribute('aria-describedby')).toBeNull();
	expect(await violations(page)).toEqual([]);
	await close();
});

it('goes with what it is of', async () => {
	const { page, close } = await arrives(on);
	await choose(page, sample('short-pt'));
	await page.getByRole('button', { name: 'Remover' }).hover();
	await told(page).waitFor();
	await page.evaluate(() => document.querySelector<HTMLElement>('aside a[href="/history"]')?.click());
	await page.getByRole('heading', { name: 'Histórico', level: 1 }).waitFor();
	await toldNothing(page);
	await close();
});

it('is told of what the keyboard comes to; Escape and a press on it leave the dialog under it open', async () => {
	const { page, close } = await arrives(on);
	await choose(page, sample('short-pt'));
	await goOn(page).click();
	await page.getByRole('tab', { name: 'Duos Personalizados' }).click();
	await page.getByRole('button', { name: 'Criar Duo Personalizado' }).click();
	const dialog = page.getByRole('dialog', { name: 'Criar Duo Personalizado' });
	const voice = dialog.getByRole('button', { name: /^Ouvir a voz/ }).first();
	await voice.waitFor();
	await voice.focus();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Tab');
	await told(page).waitFor();
	await page.keyboard.press('Escape');
	await toldNothing(page);
	expect(await dialog.isVisible()).toBe(true);

	await voice.hover();
	await told(page).click();
	expect(await dialog.isVisible()).toBe(true);
	await page.keyboard.press('Escape');
	await toldNothing(page);
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'detached' });
	await close();
});
