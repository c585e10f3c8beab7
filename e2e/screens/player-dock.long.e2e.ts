import type { PodcastDetails } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { notice } from './generator-steps.ts';
import { giveMediaCookie, visit } from './signed-in.ts';

const on = browsing();
let client: ApiClient;
let first: PodcastDetails;
let second: PodcastDetails;
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url);
	const { filename, content } = sample('long-pt');
	first = await client.makeEpisode(filename, content.slice(0, 900), { title: 'O rio e a ponte' });
	second = await client.makeEpisode(filename, content.slice(0, 900), { title: 'Os mapas antigos' });
});

const dock = (page: Page) => page.getByRole('region', { name: 'Player de áudio' });
const sound = (page: Page) =>
	page.evaluate(() => {
		const { src, currentTime, playbackRate, volume, paused } = document.querySelector('audio') as HTMLAudioElement;
		return { src, at: currentTime, speed: playbackRate, volume, paused };
	});
const playLater = async (page: Page, title: string) => {
	await page.getByRole('button', { name: `Mais ações para ${title}` }).click();
	await page.getByRole('menuitem', { name: 'Tocar depois' }).click();
};

it('the player is after a reload as it was, and goes on with what was put into its queue', async () => {
	const { page, seen, close } = await visit(on.browser, client);
	await giveMediaCookie(page, client);
	await page.goto(`${on.stack.url}/history`);
	await page.getByRole('button', { name: `Reproduzir ${first.title}` }).click();
	await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
	await playLater(page, second.title);
	await notice(page).filter({ hasText: 'Vai tocar depois' }).waitFor();
	await page.evaluate(() => {
		const audio = document.querySelector('audio');
		if (!audio) return;
		audio.volume = 0.4;
		audio.currentTime = 12;
	});
	await page.keyboard.press('Alt+Shift+ArrowUp');
	await dock(page).getByRole('button', { name: 'Pausar' }).click();
	const before = await sound(page);
	expect(before.speed).toBe(1.25);

	await page.reload();
	await dock(page).getByRole('link', { name: first.title }).waitFor();
	await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 0);
	const after = await sound(page);
	expect(after).toMatchObject({ src: before.src, speed: 1.25, volume: 0.4, paused: true });
	expect(after.at).toBeCloseTo(before.at, 0);
	await dock(page).getByRole('button', { name: 'A seguir: 1' }).click();
	await page.getByRole('menuitem', { name: second.title, exact: true }).waitFor();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press('Escape');

	await dock(page).getByRole('button', { name: 'Reproduzir' }).click();
	await page.waitForFunction((at) => (document.querySelector('audio')?.currentTime ?? 0) > at, after.at);
	await page.evaluate(() => {
		const audio = document.querySelector('audio');
		if (audio) audio.currentTime = audio.duration - 0.3;
	});
	await dock(page).getByRole('link', { name: second.title }).waitFor();
	await page.waitForFunction((id) => {
		const audio = document.querySelector('audio');
		return audio?.src.includes(id) && audio.currentTime > 0;
	}, second.id);
	expect(
		await dock(page)
			.getByRole('button', { name: /^A seguir/ })
			.count(),
	).toBe(0);

	await page.setViewportSize({ width: 390, height: 844 });
	await playLater(page, first.title);
	await notice(page).filter({ hasText: 'Vai tocar depois' }).waitFor();
	await dock(page).getByRole('button', { name: 'A seguir: 1' }).click();
	await page.getByRole('menu').waitFor();
	// It would lie over the menu.
	expect(await notice(page).and(page.locator('[data-state=open]')).count()).toBe(0);
	await page.getByRole('menuitem', { name: `Tirar da fila: ${first.title}` }).click();
	await dock(page)
		.getByRole('button', { name: /^A seguir/ })
		.first()
		.waitFor({ state: 'detached' });
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('a player that is restored after its media cookie is over renews it, and waits where it was', async () => {
	const { page, close } = await visit(on.browser, client);
	await giveMediaCookie(page, client);
	await page.goto(`${on.stack.url}/history`);
	await page.getByRole('button', { name: `Reproduzir ${first.title}` }).click();
	await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
	await page.evaluate(() => {
		const audio = document.querySelector('audio');
		if (audio) audio.currentTime = 12;
	});
	await dock(page).getByRole('button', { name: 'Pausar' }).click();
	await expect.poll(async () => (await sound(page)).paused).toBe(true);
	const before = await sound(page);

	await page.context().clearCookies();
	await page.addInitScript(() => {
		const play = HTMLMediaElement.prototype.play;
		HTMLMediaElement.prototype.play = function played(this: HTMLMediaElement) {
			Object.assign(window, { hasPlayed: true });
			return play.call(this);
		};
	});
	const refused = page.waitForResponse((response) => response.url() === before.src && response.status() === 401);
	await page.reload();
	await refused;
	await page.waitForFunction(() => (document.querySelector('audio')?.readyState ?? 0) > 0);
	const after = await sound(page);
	expect(after).toMatchObject({ src: before.src, paused: true });
	expect(after.at).toBeCloseTo(before.at, 0);
	expect(await page.evaluate(() => 'hasPlayed' in window)).toBe(false);
	expect(await notice(page).count()).toBe(0);
	await dock(page).getByRole('button', { name: 'Reproduzir' }).click();
	await page.waitForFunction((at) => (document.querySelector('audio')?.currentTime ?? 0) > at, after.at);
	await close();
});

it('hosts are heard one on each side where somebody wants it, and together again', async () => {
	const { page, seen, close } = await visit(on.browser, client);
	await giveMediaCookie(page, client);
	await page.addInitScript(() => {
		const make = BaseAudioContext.prototype.createStereoPanner;
		BaseAudioContext.prototype.createStereoPanner = function (this: BaseAudioContext) {
			const panner = make.call(this);
			Object.assign(window, { panner });
			return panner;
		};
	});
	/** Waits until the voice is left of the middle (-1), right of it (1) or in it (0). */
	const isPlaced = (side: number) =>
		page.waitForFunction((wanted) => {
			const pan = (window as unknown as { panner?: StereoPannerNode }).panner?.pan.value;
			return pan !== undefined && (wanted === 0 ? Math.abs(pan) < 0.02 : Math.abs(pan - 0.25 * wanted) < 0.02);
		}, side);
	const choose = async () => {
		await dock(page).getByRole('button', { name: 'Velocidade: 1×' }).click();
		await page.getByRole('menuitemcheckbox', { name: 'Uma voz de cada lado' }).click();
	};
	const { lines } = await client.transcript(first.id);
	/** Hears a long line of a host from its middle. */
	const hears = async (speaker: string) => {
		const own = lines.filter((line) => line.speaker === speaker).sort((a, b) => b.end - b.start - (a.end - a.start));
		const middle = ((own[0]?.start ?? 0) + (own[0]?.end ?? 0)) / 2;
		await page.evaluate((at) => {
			const audio = document.querySelector('audio');
			if (!audio) return;
			audio.currentTime = at;
			// As long as it takes to look, one host is to be heard.
			audio.playbackRate = 0.1;
		}, middle);
	};
	await page.goto(`${on.stack.url}/history`);
	await page.getByRole('button', { name: `Reproduzir ${first.title}` }).click();
	await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
	await choose();
	await hears('A');
	await isPlaced(-1);
	await hears('B');
	await isPlaced(1);
	await dock(page).getByRole('button', { name: 'Velocidade: 1×' }).click();
	expect(await page.getByRole('menuitemcheckbox').getAttribute('aria-checked')).toBe('true');
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await choose();
	await isPlaced(0);
	const { at } = await sound(page);
	await page.waitForFunction((before) => (document.querySelector('audio')?.currentTime ?? 0) > before, at);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
