import type { PodcastDetails } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { notice } from './generator-steps.ts';
import { giveMediaCookie, visit } from './signed-in.ts';

const on = browsing();
let client: ApiClient;
let episode: PodcastDetails;
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url);
	const { filename, content } = sample('long-pt');
	episode = await client.makeEpisode(filename, content.slice(0, 1_500), { title: 'O rio e a ponte' });
});

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

	const script = page.getByRole('dialog', { name: 'Roteiro' });
	await page.getByRole('button', { name: 'Roteiro', exact: true }).click();
	await script.getByRole('button', { name: 'Edit Script' }).click();
	await script.locator('[data-line]').first().click();
	// Shorter than what was there: all that follows comes earlier.
	const text = 'Esta fala é outra agora.';
	await script.getByRole('textbox').fill(text);
	await script.getByRole('button', { name: 'Salvar roteiro' }).click();
	await script.getByRole('button', { name: 'Gerar novamente' }).click();
	await notice(page).filter({ hasText: 'Gerando novamente' }).waitFor();
	await page.getByRole('dialog', { name: 'Podcast pronto' }).getByRole('button', { name: 'Fechar' }).first().click();

	await page.locator('[data-line="0"]').getByText(text).waitFor();
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
