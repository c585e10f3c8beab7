import { decodeMp3 } from '@nexus/testkit/audio';
import { launchBrowser, watchPage } from '@nexus/testkit/browser';
import { SAMPLES, sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	checkLength,
	checkLevels,
	checkTranscript,
	checkVoices,
	checkWordTimes,
	type Heard,
} from './episode-checks.ts';

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
	user: ReturnType<typeof newUser>,
): Promise<{ page: Page; seen: Awaited<ReturnType<typeof watchPage>> }> {
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

/** The user's only episode, as a program gets it. */
async function heardBy(user: ReturnType<typeof newUser>): Promise<Heard> {
	const client = new ApiClient(stack.url);
	await client.login(user);
	const id = (await client.podcasts()).podcasts[0]?.id ?? '';
	const episode = await client.podcast(id);
	const { bytes } = await client.media(episode.audio_outputs[0]?.public_url ?? '');
	return { episode, transcript: await client.transcript(id), audio: await decodeMp3(bytes) };
}

describe.each(SAMPLES.map(({ id }) => id))('a newcomer with the document %s', (id) => {
	const user = newUser();
	let heard: Heard | null = null;
	const listen = async (): Promise<Heard> => {
		heard ??= await heardBy(user);
		return heard;
	};
	afterAll(() => {
		heard = null;
	});

	it('registers, uploads, generates, waits and listens', async () => {
		const { language, ...file } = sample(id);
		const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
		const { page, seen } = await registers(context, user);
		await generates(page, file, language === 'en-US');
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('button', { name: 'Fechar' }).last().waitFor({ timeout: 280_000 });
		await dialog.getByRole('button', { name: 'Fechar' }).last().click();

		await page
			.getByRole('button', { name: /^Reproduzir/ })
			.first()
			.click();
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1.5);
		const before = await page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
		await page.waitForFunction((at) => (document.querySelector('audio')?.currentTime ?? 0) > at + 1, before);
		expect(await page.evaluate(() => document.querySelector('audio')?.duration ?? 0)).toBeGreaterThan(20);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await context.close();
	});

	it('gets sound as long as transcript and details tell', async () => checkLength(await listen()));
	it('gets sound as loud as podcasts are, without clipping or holes', async () => checkLevels(await listen()));
	it('hears both hosts, told apart by their pitch', async () => checkVoices(await listen()));
	it('gets word times that hit speech, and pauses between lines', async () => checkWordTimes(await listen()));
	it('gets a transcript in order, with every word, and chapters', async () => checkTranscript(await listen()));
});
