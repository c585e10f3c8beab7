import { launchBrowser } from '@nexus/testkit/browser';
import { type GeminiStack, startGeminiStack } from '@nexus/testkit/gemini-stack';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choose, goOn, reachLastStep } from './generator-steps.ts';
import { visit } from './signed-in.ts';

let on: GeminiStack;
let browser: Browser;
beforeAll(async () => {
	[on, browser] = await Promise.all([startGeminiStack(), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await on?.close();
});

const RANGE = /^(\d+) a (\d+) min$/;

it('minutes are told as one range, which the preview and the episode keep to', async () => {
	const client = await ApiClient.registered(on.stack.url);
	const { page, seen, close } = await visit(browser, client);
	await page.goto(on.stack.url);
	await choose(page, sample('long-pt'));
	await goOn(page).waitFor();
	const ranges = page.getByText(RANGE);
	await ranges.first().waitFor();
	const told = new Set(await ranges.allTextContents());
	expect(told.size).toBe(1);
	await page.getByRole('button', { name: 'Escolher Outro Arquivo' }).click();
	await reachLastStep(page, sample('long-pt'));
	expect(new Set(await ranges.allTextContents())).toEqual(told);
	const [, from, to] = (RANGE.exec([...told][0] ?? '') ?? []).map(Number);

	await page.getByRole('button', { name: 'Ver Roteiro' }).click();
	const dialog = page.getByRole('dialog', { name: 'Roteiro' });
	await dialog.getByRole('button', { name: 'Approve & Generate' }).waitFor();
	const previewed = Number(/(\d+) min de áudio/.exec((await dialog.textContent()) ?? '')?.[1]);
	expect(previewed).toBeGreaterThanOrEqual(from ?? Number.NaN);
	expect(previewed).toBeLessThanOrEqual(to ?? Number.NaN);

	await dialog.getByRole('button', { name: 'Approve & Generate' }).click();
	await page.getByText('Podcast criado').first().waitFor();
	const { podcasts } = await client.podcasts();
	const jobs = await client.expect<{ jobs: { id: string }[] }>('GET', '/api/v1/podcasts/jobs');
	await client.waitForJob(jobs.jobs[0]?.id ?? '');
	const made = await client.podcast(podcasts[0]?.id ?? '');
	const minutes = made.audio_outputs.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0) / 60;
	expect(Math.round(minutes)).toBeGreaterThanOrEqual(from ?? Number.NaN);
	expect(Math.round(minutes)).toBeLessThanOrEqual(to ?? Number.NaN);
	await page.goto(`${on.stack.url}/history`);
	await page
		.getByText(`${Math.round(minutes)} min`)
		.first()
		.waitFor();
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
