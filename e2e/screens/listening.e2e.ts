import type { PodcastDetails } from '@nexus/contract';
import { launchBrowser } from '@nexus/testkit/browser';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient, query, type Stack, startStack } from '@nexus/testkit/stack';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { giveMediaCookie, visit } from './signed-in.ts';

let stack: Stack;
let browser: Browser;
let client: ApiClient;
let single: PodcastDetails;
let parts: PodcastDetails;
let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
	[stack, browser] = await Promise.all([startStack(), launchBrowser()]);
	client = await ApiClient.registered(stack.url);
	const { filename, content } = sample('long-pt');
	single = await client.makeEpisode(filename, content.slice(0, 2_500), { title: 'O rio e a ponte' });
	const twoParts = inParts(stretchesOf(content, [1_200, 500]));
	parts = await client.makeEpisode(filename, twoParts, { title: 'Em partes', multiple_files: true });
});
afterAll(async () => {
	await browser?.close();
	await stack?.close();
});
afterEach(() => close());

async function comes(width = 1280): Promise<void> {
	({ page, close } = await visit(browser, client));
	await giveMediaCookie(page, client);
	await page.setViewportSize({ width, height: 844 });
}

async function opens(podcast: PodcastDetails, width?: number): Promise<void> {
	await comes(width);
	await page.goto(`${stack.url}/podcasts/${podcast.id}`);
	await page.locator('[data-line="0"]').waitFor();
}
const at = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? -1);
const line = (index: number) => page.locator(`[data-line="${index}"]`);
const plays = (from: number) =>
	page.waitForFunction((seconds) => (document.querySelector('audio')?.currentTime ?? 0) > seconds, from);

it('a line jumps to its words, which light up as they are said', async () => {
	await opens(single);
	const { lines } = await client.transcript(single.id);
	// A long one, so that it is still being said when it is looked at.
	const seconds = lines.slice(0, 10).map(({ start, end }) => end - start);
	const index = seconds.indexOf(Math.max(...seconds));
	const start = lines[index]?.start ?? 0;
	await line(index).click();
	await plays(start + 0.5);
	expect(await line(index).getAttribute('aria-current')).toBe('true');
	const lit = line(index).locator('[class*="-wash"]');
	const first = await lit.textContent();
	await page.waitForFunction(
		([at, word]) => document.querySelector(`[data-line="${at}"] [class*="-wash"]`)?.textContent !== word,
		[index, first] as const,
	);
	expect(lines[index]?.text).toContain(await lit.textContent());
	const metadata = await page.evaluate(() => ({
		title: navigator.mediaSession.metadata?.title,
		artist: navigator.mediaSession.metadata?.artist,
		state: navigator.mediaSession.playbackState,
	}));
	expect(metadata).toEqual({ title: 'O rio e a ponte', artist: 'Dr. Ricardo e Professora Marina', state: 'playing' });
});

it('the page stays where it is while the line that is said can be seen, and opens at its title', async () => {
	await opens(single);
	await page.setViewportSize({ width: 1280, height: 800 });
	const beside = async () => (await page.getByRole('button', { name: 'Baixar', exact: true }).boundingBox())?.x;
	const left = await beside();
	await page.getByRole('button', { name: 'Ouvir', exact: true }).click();
	await page.locator('[data-line="0"][aria-current]').waitFor();
	expect(await beside()).toBe(left);
	await page.evaluate(() => document.querySelector('audio')?.pause());
	await page.getByRole('region', { name: 'Player de áudio' }).waitFor();
	expect(await page.evaluate(() => window.scrollY)).toBe(0);

	await page.setViewportSize({ width: 1280, height: 560 });
	await page.getByRole('link', { name: 'Histórico' }).first().click();
	await page.getByRole('link', { name: single.title }).first().click();
	await page.locator('[data-line="0"][aria-current]').waitFor();
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	expect(await page.evaluate(() => window.scrollY)).toBe(0);
	await line(1).dispatchEvent('click');
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

it('keys play, skip, change volume and speed, and are told in a help', async () => {
	await opens(single);
	await line(1).click();
	await page.getByRole('region', { name: 'Player de áudio' }).getByRole('button', { name: 'Pausar' }).waitFor();
	await plays(((await client.transcript(single.id)).lines[1]?.start ?? 0) + 0.3);
	const sound = (name: 'muted' | 'volume' | 'playbackRate') =>
		page.evaluate((property) => document.querySelector('audio')?.[property], name);
	await line(0).blur();
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	// Away from the player, keys are the page's own.
	const top = await page.evaluate(() => window.scrollY);
	for (const key of ['ArrowDown', 'ArrowDown', 'm', 'ArrowRight', ' ']) await page.keyboard.press(key);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
	expect([await sound('volume'), await sound('muted')]).toEqual([0.8, false]);
	await page.getByRole('region', { name: 'Player de áudio' }).getByRole('button', { name: 'Pausar' }).waitFor();
	await page.keyboard.press('Alt+ArrowDown');
	expect(await sound('volume')).toBeCloseTo(0.75);
	const held = await at();
	await page.keyboard.press('Alt+l');
	expect(await at()).toBeGreaterThan(held + 29);
	await page.keyboard.press('Alt+j');
	await page.keyboard.press('Alt+j');
	await page
		.getByRole('region', { name: 'Player de áudio' })
		.getByRole('button', { name: /^Baixar/ })
		.focus();
	await page.keyboard.press('m');
	await expect.poll(() => sound('muted')).toBe(true);
	const before = await at();
	await page.keyboard.press('ArrowRight');
	expect(await at()).toBeGreaterThan(before + 29);
	await page.keyboard.press('ArrowLeft');
	expect(await at()).toBeLessThan(before + 29);
	await page.keyboard.press('Shift+ArrowUp');
	expect(await sound('playbackRate')).toBe(1.25);
	await page.keyboard.press('Alt+k');
	await page.getByRole('region', { name: 'Player de áudio' }).getByRole('button', { name: 'Reproduzir' }).waitFor();
	await page.keyboard.press('?');
	await page.getByRole('dialog', { name: 'Atalhos do teclado' }).getByText('Avançar 30 segundos').waitFor();
});

it('an episode goes on where it was left, also after the page was loaded anew', async () => {
	await opens(single);
	await line(4).click();
	const start = (await client.transcript(single.id)).lines[4]?.start ?? 0;
	await plays(start + 0.5);
	await page.getByRole('button', { name: 'Pausar' }).first().click();
	await page.reload();
	await page.getByRole('button', { name: /^Continuar de 0:\d\d/ }).click();
	await plays(start + 0.6);
	expect(await at()).toBeLessThan(start + 8);

	await page.getByRole('button', { name: 'Fechar o player' }).last().click();
	await page.getByRole('link', { name: 'Criar Podcast' }).first().click();
	const left = page.getByRole('list', { name: 'Seus episódios agora' }).getByRole('listitem').last();
	await left.getByText(/^Continuar ouvindo · 0:\d\d$/).waitFor();
	await left.getByRole('button', { name: `Continuar: ${single.title}` }).click();
	await page.waitForURL(`**/podcasts/${single.id}`);
	await plays(start + 0.6);
});

it('the page follows the sound until the user scrolls, and again when asked to', async () => {
	await opens(parts);
	const { lines } = await client.transcript(parts.id, 0);
	const far = lines.length - 3;
	await line(0).click();
	await plays(0.1);
	const search = page.getByLabel('Buscar na transcrição');
	await page.mouse.move(500, 500);
	await page.mouse.wheel(0, 600);
	const back = page.getByRole('button', { name: 'Voltar à fala atual' });
	await back.click();
	await back.waitFor({ state: 'detached' });
	await expect.poll(() => line(0).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);

	await page.evaluate(
		(seconds) => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = seconds;
		},
		(lines[far]?.start ?? 0) + 0.1,
	);
	await line(far).waitFor();
	await expect.poll(() => line(far).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(700);
	await page.keyboard.press('/');
	expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('the transcript is searched without regard to accents, from place to place', async () => {
	await opens(single);
	const { lines } = await client.transcript(single.id);
	const holding = lines.flatMap(({ text }, index) =>
		/onibus/i.test(text.normalize('NFD').replace(/\p{M}/gu, '')) ? [index] : [],
	);
	expect(holding.length).toBeGreaterThan(1);
	const field = page.getByLabel('Buscar na transcrição');
	await field.fill('ONIBUS');
	await page.getByText(`1 de ${holding.length}`).waitFor();
	await line(holding[0] ?? 0)
		.locator('mark[class*=bg-ink]')
		.first()
		.waitFor();
	await field.press('Enter');
	await page.getByText(`2 de ${holding.length}`).waitFor();
	expect(
		await line(holding[1] ?? 0)
			.locator('mark')
			.first()
			.textContent(),
	).toMatch(/ônibus/i);
	await field.fill('xyzw');
	await page.getByText('Nada encontrado').waitFor();
});

it('arrows go from line to line, and each shows the passage it rests on', async () => {
	await opens(single);
	const { lines } = await client.transcript(single.id);
	const resting = lines.findIndex(({ spans }) => spans.length > 0);
	await line(0).focus();
	for (let step = 0; step < resting; step++) await page.keyboard.press('ArrowDown');
	expect(await line(resting).evaluate((element) => element === document.activeElement)).toBe(true);
	const [from, to] = lines[resting]?.spans[0] ?? [0, 0];
	const words =
		sample('long-pt')
			.content.slice(from, to)
			.replace(/^#+\s*/, '')
			.split('\n')[0] ?? '';
	const aside = page.getByRole('complementary', { name: 'Fonte da fala' });
	await aside.getByText(words.slice(0, 40)).waitFor();
	await line(lines.findIndex(({ spans }) => spans.length === 0)).focus();
	await aside.getByText('Esta fala não se apoia em um trecho do documento.').waitFor();
	await page
		.getByRole('img', { name: /: Dr\. Ricardo conta \d+% e Professora Marina conta \d+%\.$/ })
		.and(page.getByRole('img', { name: /^Do começo ao fim do documento, o episódio se apoia em \d+% dos trechos/ }))
		.waitFor();
	await page.route(/\/storage\/info\/document\//, (route) => route.abort());
	await page.reload();
	await page.getByText('Não foi possível ler o tamanho do documento, para mostrar o que dele é contado.').waitFor();

	await close();
	await opens(single, 390);
	await line(resting).click();
	await page.getByRole('button', { name: 'Ver a fonte' }).first().click();
	await page.getByRole('dialog', { name: 'No documento' }).locator('mark').first().waitFor();
});

it('on a phone, all of the player can be touched, and its sound saved', async () => {
	await opens(single, 390);
	await page.getByRole('button', { name: /^(Ouvir|Continuar)/ }).click();
	const player = page.getByRole('region', { name: 'Player de áudio' });
	const touched = [
		player.getByRole('slider', { name: 'Posição no áudio' }),
		player.getByRole('button', { name: 'Baixar o áudio' }),
		player.getByRole('button', { name: 'Avançar 30 segundos' }),
	];
	for (const control of touched) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	const download = page.waitForEvent('download');
	await player.getByRole('button', { name: 'Baixar o áudio' }).click();
	expect((await download).suggestedFilename()).toBe('O rio e a ponte.wav');
});

it('the menu of chapters stays within a small window', async () => {
	await opens(single, 390);
	await page.setViewportSize({ width: 390, height: 400 });
	const button = page.getByRole('button', { name: 'Capítulos' });
	await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	await button.click();
	const menu = page.getByRole('menu');
	await menu.getByRole('menuitem').first().waitFor();
	const box = await menu.boundingBox();
	expect(box?.y).toBeGreaterThanOrEqual(0);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
	await menu.getByRole('menuitem').last().click();
	const { chapters } = await client.transcript(single.id);
	await plays(chapters.at(-1)?.start ?? 0);
});

it('the chapters stand left of the transcript from 1280 pixels on', async () => {
	await opens(single, 1280);
	const chapters = await page.getByRole('navigation', { name: 'Capítulos' }).boundingBox();
	const transcript = await page.getByRole('region', { name: 'Transcrição' }).boundingBox();
	expect((chapters?.x ?? 0) + (chapters?.width ?? 0)).toBeLessThan(transcript?.x ?? 0);
	expect(transcript?.width).toBeGreaterThan(440);
	expect(await page.getByRole('button', { name: 'Capítulos' }).count()).toBe(0);
});

it('the next part begins by itself', async () => {
	await opens(parts);
	await line(0).click();
	await plays(0.1);
	const first = parts.audio_outputs[0]?.duration_seconds ?? 0;
	await page.evaluate((seconds) => {
		const audio = document.querySelector('audio');
		if (audio) audio.currentTime = seconds;
	}, first - 0.4);
	await page.waitForFunction(() => document.querySelector('audio')?.src.includes('/audio/1?v='));
	await plays(0.2);
	await page.getByText('Parte 2 de 2').waitFor();
	expect(await page.getByRole('combobox', { name: /^Parte/ }).inputValue()).toBe('1');
});

it('a part plays while the next is being made, which is gone on to once it is there', async () => {
	const running = (change: string) => query(stack, `update jobs set ${change} where episode_id = $1`, [parts.id]);
	const files = await query<{ row: object }>(
		stack,
		'select to_jsonb(audio_files) as row from audio_files where episode_id = $1',
		[parts.id],
	);
	const ready = (number: number, when: string) =>
		query(stack, `update parts set completed_at = ${when} where episode_id = $1 and number = $2`, [parts.id, number]);
	const lasts = (seconds: number | null) =>
		query(stack, 'update episodes set duration_seconds = $2 where id = $1', [parts.id, seconds]);
	await query(stack, 'delete from audio_files where episode_id = $1', [parts.id]);
	await lasts(null);
	await ready(2, 'null');
	await running(`status = 'processing', progress = 60, finished_at = null`);
	const waveforms = new Set<number>();
	try {
		await comes();
		page.on('response', (response) => {
			if (/\/peaks\b/.test(response.url())) waveforms.add(response.status());
		});
		await page.goto(`${stack.url}/podcasts/${parts.id}`);
		await line(0).waitFor();
		await page
			.getByText('Geração em andamento')
			.or(page.getByRole('region', { name: 'Geração em andamento' }))
			.first()
			.waitFor();
		// Nothing to draw yet, and no error in the page for asking.
		expect(await client.peaks(parts.id, 1)).toMatchObject({ duration: 0, peaks: [] });
		await line(0).click();
		await plays(0.1);
		expect(await page.evaluate(() => document.querySelector('audio')?.src)).toMatch(/\/parts\/1\/audio\?v=/);
		const seconds = parts.audio_outputs[0]?.duration_seconds ?? 0;
		await page.evaluate((to) => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = to;
		}, seconds - 0.3);
		await page.getByText('Aguardando a próxima parte...').waitFor();
		await ready(2, 'now()');
		await page.waitForFunction(() => document.querySelector('audio')?.src.includes('/parts/2/audio?v='));
		await plays(0.1);
		expect(waveforms).toEqual(new Set([200]));
	} finally {
		for (const { row } of files)
			await query(stack, 'insert into audio_files select * from jsonb_populate_record(null::audio_files, $1::jsonb)', [
				JSON.stringify(row),
			]);
		await lasts(parts.audio_outputs.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0));
		await running(`status = 'completed', progress = 100`);
	}
});

it('a track that cannot be loaded is tried at the fallback address; when that fails too, it says so and can be retried', async () => {
	const asked: string[] = [];
	await comes();
	let broken = true;
	await page.route(`**/api/v1/podcasts/${single.id}`, async (route) => {
		const response = await route.fetch();
		const body = (await response.json()) as PodcastDetails;
		const audio_outputs = body.audio_outputs.map((output) => ({
			...output,
			public_url: '/api/v1/elsewhere/episode.mp3',
		}));
		await route.fulfill({ response, json: { ...body, audio_outputs } });
	});
	await page.route(/elsewhere|\/audio\/0(\?|$)/, (route) => {
		asked.push(new URL(route.request().url()).pathname);
		return broken ? route.fulfill({ status: 500, body: '' }) : route.continue();
	});
	await page.goto(`${stack.url}/podcasts/${single.id}`);
	await page.getByRole('button', { name: /^(Ouvir|Continuar)/ }).click();
	await page.getByText('Erro de reprodução').first().waitFor();
	await page.getByText('Não foi possível carregar ou reproduzir o áudio.').first().waitFor();
	expect(new Set(asked)).toEqual(new Set(['/api/v1/elsewhere/episode.mp3', `/api/v1/podcasts/${single.id}/audio/0`]));
	broken = false;
	await page.getByRole('region', { name: 'Player de áudio' }).getByRole('button', { name: 'Tentar novamente' }).click();
	await plays(0.2);
});

it('sound is saved as WAV and MP3, words as subtitles and text', async () => {
	await opens(single);
	const saves = async (item: RegExp) => {
		await page.getByRole('button', { name: 'Baixar', exact: true }).click();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('menuitem', { name: item }).click(),
		]);
		return download.suggestedFilename();
	};
	expect(await saves(/^MP3/)).toBe('O rio e a ponte.mp3');
	await page.getByText('Download do podcast iniciado.').first().waitFor();
	expect(await saves(/^WAV/)).toBe('O rio e a ponte.wav');
	expect(await saves(/WebVTT/)).toBe('O rio e a ponte.vtt');
	expect(await saves(/SubRip/)).toBe('O rio e a ponte.srt');
	expect(await saves(/Texto/)).toBe('O rio e a ponte.txt');
});

it('no state is without a name, a role or enough contrast', async () => {
	await opens(single);
	await line(2).click();
	await plays(0.1);
	expect(await violations(page)).toEqual([]);
	await page.getByRole('button', { name: 'Atalhos do teclado' }).click();
	await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
	expect(await violations(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await page.mouse.move(0, 0);
	await page.getByLabel('Buscar na transcrição').fill('que');
	await page.locator('mark').first().waitFor();
	expect(await violations(page)).toEqual([]);

	await close();
	await opens(single, 390);
	await line(4).click();
	await page.getByRole('button', { name: 'Ver a fonte' }).first().click();
	await page.getByRole('dialog', { name: 'No documento' }).locator('mark').first().waitFor();
	expect(await violations(page)).toEqual([]);
});

it('an episode whose making was cancelled is as long as what can be heard of it, and looks like it', async () => {
	await query(stack, 'delete from audio_files where episode_id = $1', [parts.id]);
	await query(
		stack,
		'update episodes set duration_seconds = null, estimated_seconds = 3900, thumbnail = null where id = $1',
		[parts.id],
	);
	await query(stack, `update jobs set status = 'cancelled' where episode_id = $1`, [parts.id]);
	await opens(parts);
	expect(await page.getByText('65 min', { exact: true }).count()).toBe(0);
	const colour = (name: string) =>
		page
			.getByRole('button', { name, exact: true })
			.first()
			.evaluate((element) => getComputedStyle(element).backgroundColor);
	expect(await colour('Tentar novamente')).not.toBe(await colour('Ouvir'));
	await page.getByRole('link', { name: 'Histórico' }).first().click();
	const row = page.getByRole('listitem').filter({ hasText: 'Em partes' });
	await row.getByText('Cancelado').waitFor();
	expect(await row.getByText('65 min').count()).toBe(0);
	await row.locator('path[class*=ember][d^=M]').waitFor();
});
