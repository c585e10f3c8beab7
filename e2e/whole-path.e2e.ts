import { launchBrowser, watchPage } from '@nexus/testkit/browser';
import { SAMPLES, sample } from '@nexus/testkit/samples';
import { newUser, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let browser: Browser;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack(), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});

/** The steps of somebody who opens Nexus for the first time, until the upload box is there. */
async function registers(
	context: BrowserContext,
): Promise<{ page: Page; seen: Awaited<ReturnType<typeof watchPage>> }> {
	const user = newUser();
	const page = await context.newPage();
	const seen = await watchPage(page, stack.url);
	await page.goto(stack.url);
	await page
		.getByRole('link', { name: /começar/i })
		.first()
		.click();
	await page.getByRole('tab', { name: 'Registrar' }).click();
	await page.getByLabel('Nome completo').fill(user.full_name);
	await page.getByLabel('Username').fill(user.username);
	await page.getByLabel('Email').fill(user.email);
	await page.getByLabel('Senha', { exact: true }).fill(user.password);
	await page.getByRole('button', { name: 'Criar conta' }).click();
	await page.waitForURL('**/settings?tab=gemini');
	await page.getByRole('link', { name: 'Criar Podcast' }).first().click();
	return { page, seen };
}

async function generates(page: Page, file: { filename: string; content: string }, english: boolean): Promise<void> {
	await page.locator('input[type=file]').setInputFiles({
		name: file.filename,
		mimeType: 'text/plain',
		buffer: Buffer.from(file.content),
	});
	await page.getByRole('button', { name: /^(Continuar|Processar \d+ Partes)/ }).click();
	if (english) await page.getByRole('radio', { name: /English/ }).click();
	await page
		.getByRole('button', { name: /continuar/i })
		.last()
		.click();
	await page.getByRole('button', { name: /gerar podcast/i }).click();
	await page.getByRole('dialog').waitFor();
}

describe.each(SAMPLES.map(({ id }) => id))('a newcomer with the document %s', (id) => {
	it('registers, uploads, generates, waits and listens', async () => {
		const { language, ...file } = sample(id);
		const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
		const { page, seen } = await registers(context);
		await generates(page, file, language === 'en-US');
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Fechar' }).last().waitFor({ timeout: 120_000 });
		await dialog.getByRole('button', { name: 'Fechar' }).last().click();

		await page
			.getByRole('button', { name: /^(Ouvir|Reproduzir|Tocar)/ })
			.first()
			.click();
		const time = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1);
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1.5);
		const before = await time();
		await page.waitForFunction((at) => (document.querySelector('audio')?.currentTime ?? 0) > at + 1, before);
		const duration = await page.evaluate(() => document.querySelector('audio')?.duration ?? 0);
		expect(duration).toBeGreaterThan(20);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await context.close();
	});
});
