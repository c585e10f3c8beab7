import { buffer } from 'node:stream/consumers';
import type { PodcastDetails } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { notice } from './generator-steps.ts';
import { dialog, edit, field, rows } from './script-visit.ts';
import { giveMediaCookie, visit } from './signed-in.ts';

const on = browsing();
let client: ApiClient;
let episode: PodcastDetails;
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url);
	const { filename, content } = sample('long-pt');
	episode = await client.makeEpisode(filename, content.slice(0, 1_500), { title: 'O rio e a ponte' });
});

/** Has the first line of the episode on the page say something else, and waits until it is read there. */
async function changeFirstLine(page: Page, text: string): Promise<void> {
	await page.getByRole('button', { name: 'Roteiro', exact: true }).click();
	await edit(page);
	await rows(page).first().click();
	await field(page).fill(text);
	await dialog(page).getByRole('button', { name: 'Salvar roteiro' }).click();
	await dialog(page).getByRole('button', { name: 'Gerar novamente' }).click();
	await notice(page).filter({ hasText: 'Gerando novamente' }).waitFor();
	await page.getByRole('dialog', { name: 'Podcast pronto' }).getByRole('button', { name: 'Fechar' }).first().click();
	await page.locator('[data-line="0"]').getByText(text).waitFor();
}

it('a changed line is read and heard without a reload, and the player goes over to it at the same line', async () => {
	const { page, seen, close } = await visit(on.browser, client);
	await giveMediaCookie(page, client);
	const before = (await client.transcript(episode.id)).lines;
	const heard = before[3];
	if (!heard) throw new Error('the episode is too short');
	await page.goto(`${on.stack.url}/podcasts/${episode.id}`);
	await page.locator('[data-line="3"]').click();
	await page.waitForFunction((from) => (document.querySelector('audio')?.currentTime ?? 0) > from + 0.3, heard.start);
	await page.getByRole('region', { name: 'Player de áudio' }).getByRole('button', { name: 'Pausar' }).click();
	const sound = () =>
		page.evaluate(() => {
			const audio = document.querySelector('audio');
			return { source: audio?.src ?? '', at: audio?.currentTime ?? 0, paused: audio?.paused };
		});
	const old = await sound();

	// A search that was typed in: the reader follows what is heard all the same.
	const follow = page.getByRole('button', { name: 'Voltar à fala atual' });
	await page.getByLabel('Buscar na transcrição').fill('que');
	await page
		.getByRole('status')
		.getByText(/^1?\d de \d+$/)
		.waitFor();
	await follow.click();
	await follow.waitFor({ state: 'detached' });

	// Shorter than what was there: all that follows comes earlier.
	await changeFirstLine(page, 'Esta fala é outra agora.');
	const after = await client.podcast(episode.id);
	const version = after.audio_outputs[0]?.version ?? '';
	expect(version).not.toBe(episode.audio_outputs[0]?.version);
	await page.waitForFunction((now) => document.querySelector('audio')?.src.endsWith(`?v=${now}`), version);
	await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 0);
	const now = await sound();
	const moved = (await client.transcript(episode.id)).lines.find(({ id }) => id === heard.id)?.start ?? 0;
	expect(moved).toBeLessThan(heard.start - 1);
	expect(now.at - moved).toBeCloseTo(old.at - heard.start, 1);
	expect(now.paused).toBe(true);
	await page.locator('[data-line="3"][aria-current]').waitFor();
	expect(await follow.count()).toBe(0);
	await page.locator('[data-line="0"]').focus();
	await page.getByRole('complementary', { name: 'Fonte da fala' }).getByText('Escrita por você.').waitFor();
	expect(await violations(page)).toEqual([]);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('waveform, chapters and downloads go over to the new version without a reload', async () => {
	const { page, seen, close } = await visit(on.browser, client);
	await giveMediaCookie(page, client);
	await page.goto(`${on.stack.url}/podcasts/${episode.id}`);
	const chapters = () => page.getByRole('navigation', { name: 'Capítulos' }).getByRole('listitem').allInnerTexts();
	const waveform = page.locator('main canvas').first();
	const drawn = () => waveform.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
	const saved = async (item: string | RegExp) => {
		await page.getByRole('button', { name: 'Baixar', exact: true }).click();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('menuitem', { name: item }).click(),
		]);
		return buffer(await download.createReadStream());
	};
	await waveform.waitFor();
	await page.locator('[data-line="0"]').waitFor();
	const old = { chapters: await chapters(), drawn: await drawn(), sound: await saved(/^MP3/) };
	expect(old.chapters.length).toBeGreaterThan(1);

	const text = 'Esta fala diz agora muito mais do que antes, para que tudo o que vem depois dela venha mais tarde.';
	await changeFirstLine(page, text);
	await expect.poll(drawn).not.toBe(old.drawn);
	const now = { chapters: await chapters(), drawn: await drawn(), sound: await saved(/^MP3/) };
	expect(now.chapters).not.toEqual(old.chapters);
	for (const format of [/Texto/, /WebVTT/, /SubRip/]) {
		const words = (await saved(format)).toString('utf8').replace(/\s+/g, ' ');
		expect(words).toContain('Esta fala diz agora muito mais do que antes');
	}
	const { audio_outputs } = await client.podcast(episode.id);
	const { bytes } = await client.media(audio_outputs[0]?.public_url ?? '');
	expect(now.sound.equals(bytes)).toBe(true);
	expect(now.sound.equals(old.sound)).toBe(false);

	// All of it as somebody finds it who comes only now.
	await page.reload();
	await waveform.waitFor();
	await expect.poll(drawn).toBe(now.drawn);
	await expect.poll(chapters).toEqual(now.chapters);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('the picture of an episode in a list is its own waveform: as loud, and of the same speakers', async () => {
	const { peaks, speakers } = await client.peaks(episode.id);
	const BARS = 32;
	const measured = Array.from({ length: BARS }, (_, bar) => {
		const [from, to] = [bar, bar + 1].map((edge) => Math.floor((edge * peaks.length) / BARS));
		const squares = peaks.slice(from, to).map((peak) => peak ** 2);
		const said = speakers.slice(from, to);
		return {
			level: Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length),
			/** Of A in what is said. */
			share: (said.split('A').length - 1) / said.replaceAll('-', '').length,
		};
	});

	const { page, close } = await visit(on.browser, client);
	await page.goto(`${on.stack.url}/history`);
	const picture = page
		.getByRole('listitem')
		.filter({ hasText: episode.title })
		.locator('svg[viewBox^="0 0 1"]')
		.first();
	await picture.locator('path[class*=ember][d^=M]').waitFor();
	const drawn = await picture.locator('path[d^=M]').evaluateAll((paths) =>
		paths.flatMap((path) =>
			[...(path.getAttribute('d') ?? '').matchAll(/M([\d.]+) ([\d.]+)V([\d.]+)/g)].map(([, x, top, foot]) => ({
				at: (Number(x) - 1.25) / 4,
				height: Number(foot) - Number(top),
				speaker: path.getAttribute('class')?.includes('ember') ? 'ember' : 'lagoon',
			})),
		),
	);
	const bars = drawn.toSorted((one, other) => one.at - other.at);
	expect(bars).toHaveLength(BARS);
	for (const [at, { share }] of measured.entries()) {
		if (share > 0.75) expect(bars[at]?.speaker).toBe('ember');
		if (share < 0.25) expect(bars[at]?.speaker).toBe('lagoon');
	}
	const likeness = correlation(
		bars.map(({ height }) => height),
		measured.map(({ level }) => level),
	);
	expect(likeness).toBeGreaterThan(0.98);
	await close();
});

/** Pearson's, from -1 to 1. */
function correlation(some: number[], others: number[]): number {
	const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const away = (values: number[]) => values.map((value) => value - mean(values));
	const [a, b] = [away(some), away(others)];
	const product = (x: number[], y: number[]) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
	return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}
