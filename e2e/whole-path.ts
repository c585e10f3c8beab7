import type { JobEngines, PodcastDetails } from '@nexus/contract';
import { launchBrowser, watchPage } from '@nexus/testkit/browser';
import {
	checkLength,
	checkLevels,
	checkTranscript,
	checkVoices,
	checkWordTimes,
	type DownloadedAudio,
	downloadAudio,
} from '@nexus/testkit/listening';
import type { Sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let stack: Stack;
let browser: Browser;

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
async function heardBy(
	user: ReturnType<typeof newUser>,
): Promise<{ episode: PodcastDetails; heard: DownloadedAudio[] }> {
	const client = new ApiClient(stack.url);
	await client.login(user);
	const episode = await client.podcast((await client.podcasts()).podcasts[0]?.id ?? '');
	return { episode, heard: await downloadAudio(client, episode) };
}

interface Path {
	/** Milliseconds for an episode to be made. */
	patience?: number;
	/** Of the installation. */
	variables?: Record<string, string>;
	/** What whoever runs the installation does before anybody comes. */
	prepare?: (stack: Stack) => Promise<void>;
	/** What its episodes are to be spoken by. */
	speech?: JobEngines['speech']['current'];
	/** Seconds by which word times may be off at the ends of lines. */
	edge?: number;
}

/** The tests of somebody's whole path through the product, from registration to listening, with each sample. */
export function wholePath(
	samples: readonly Sample[],
	{ patience = 240_000, variables, prepare, speech = { engine: 'embedded', model: null }, edge }: Path = {},
): void {
	beforeAll(async () => {
		[stack, browser] = await Promise.all([startStack(variables), launchBrowser()]);
		await prepare?.(stack);
	});
	afterAll(async () => {
		await browser?.close();
		await stack?.close();
	});

	describe.each(samples)('a newcomer with the document $id', ({ filename, language, load }) => {
		let user = newUser();
		let listened: ReturnType<typeof heardBy> | null = null;
		const listen = () => {
			listened ??= heardBy(user).catch((error) => {
				// A second try of the test is one of the whole path.
				listened = null;
				throw error;
			});
			return listened;
		};
		const check = (what: (heard: DownloadedAudio) => void) => async () => (await listen()).heard.forEach(what);
		afterAll(() => {
			listened = null;
		});

		it(
			'registers, uploads, generates, waits and listens',
			async () => {
				user = newUser();
				const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
				context.setDefaultTimeout(90_000);
				const { page, seen } = await registers(context, user);
				await generates(page, { filename, content: load() }, language === 'en-US');
				const dialog = page.getByRole('dialog');
				await dialog.getByRole('button', { name: 'Fechar' }).last().waitFor({ timeout: patience });
				await dialog.getByRole('button', { name: 'Fechar' }).last().click();

				await page
					.getByRole('button', { name: /^Reproduzir/ })
					.first()
					.click();
				await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 1.5);
				const before = await page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
				await page.waitForFunction((at) => (document.querySelector('audio')?.currentTime ?? 0) > at + 1, before);
				expect(await page.evaluate(() => document.querySelector('audio')?.duration ?? 0)).toBeGreaterThan(20);
				expect([...seen.errors, ...seen.foreign]).toEqual([]);
				await context.close();
			},
			2 * patience,
		);

		it('gets sound as long as the transcript tells', check(checkLength));
		it('gets sound as loud as podcasts are, without clipping or holes', check(checkLevels));
		it('hears both hosts, told apart by their pitch', check(checkVoices));
		it(
			'gets word times that hit speech, and pauses between lines',
			check((heard) => checkWordTimes(heard, edge)),
		);
		it('gets a transcript in order, with every word', check(checkTranscript));
		it('hears the voices that the installation has', async () => {
			const { episode } = await listen();
			const client = new ApiClient(stack.url);
			await client.login(user);
			const path = `/api/v1/podcasts/jobs/${episode.latest_job_id}/engines`;
			expect((await client.expect<JobEngines>('GET', path)).speech.current).toEqual(speech);
		});
		it('is told of one length by details, parts and transcript, and of chapters', async () => {
			const { episode } = await listen();
			const client = new ApiClient(stack.url);
			await client.login(user);
			const { duration, chapters } = await client.transcript(episode.id);
			const parts = episode.parts.reduce((sum, part) => sum + (part.duration_seconds ?? 0), 0);
			expect(Math.abs(parts - duration)).toBeLessThan(0.2);
			expect(Math.abs((episode.audio_outputs[0]?.duration_seconds ?? 0) - duration)).toBeLessThan(0.2);
			expect(chapters.length).toBeGreaterThan(0);
			expect(chapters.map(({ start }) => start)).toEqual(chapters.map(({ start }) => start).toSorted((a, b) => a - b));
		});
	});
}
