import type { PodcastDetails } from '@nexus/contract';
import { sample } from '@nexus/testkit/samples';
import { expect, it } from 'vitest';

import { listeningSetup } from './listening-setup.ts';

const setup = listeningSetup();
const { on, comes, opens, line, at, plays } = setup;

it('a line jumps to its words, which light up as they are said', async () => {
	await opens(setup.single);
	const { lines } = await setup.client.transcript(setup.single.id);
	// A long one, so that it is still being said when it is looked at.
	const seconds = lines.slice(0, 6).map(({ start, end }) => end - start);
	const index = seconds.indexOf(Math.max(...seconds));
	const start = lines[index]?.start ?? 0;
	await line(index).click();
	await plays(start + 0.5);
	expect(await line(index).getAttribute('aria-current')).toBe('true');
	const lit = line(index).locator('[class*="-wash"]');
	const first = await lit.textContent();
	await setup.page.waitForFunction(
		([at, word]) => document.querySelector(`[data-line="${at}"] [class*="-wash"]`)?.textContent !== word,
		[index, first] as const,
	);
	expect(lines[index]?.text).toContain(await lit.textContent());
	const metadata = await setup.page.evaluate(() => ({
		title: navigator.mediaSession.metadata?.title,
		artist: navigator.mediaSession.metadata?.artist,
		state: navigator.mediaSession.playbackState,
	}));
	expect(metadata).toEqual({ title: 'O rio e a ponte', artist: 'Dr. Ricardo e Professora Marina', state: 'playing' });
});

it('keys play, skip, change volume and speed, and are told in a help', async () => {
	await opens(setup.single);
	await line(1).click();
	await setup.page.getByRole('region', { name: 'Player de áudio' }).getByRole('button', { name: 'Pausar' }).waitFor();
	await plays(((await setup.client.transcript(setup.single.id)).lines[1]?.start ?? 0) + 0.3);
	const sound = (name: 'muted' | 'volume' | 'playbackRate' | 'paused') =>
		setup.page.evaluate((property) => document.querySelector('audio')?.[property], name);
	await line(0).blur();
	await setup.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	// Away from the player, keys are the page's own.
	const top = await setup.page.evaluate(() => window.scrollY);
	for (const key of ['ArrowDown', 'ArrowDown', 'm', 'ArrowRight', ' ']) await setup.page.keyboard.press(key);
	await expect.poll(() => setup.page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
	expect([await sound('volume'), await sound('muted')]).toEqual([0.8, false]);
	await setup.page.getByRole('region', { name: 'Player de áudio' }).getByRole('button', { name: 'Pausar' }).waitFor();
	await setup.page.keyboard.press('Alt+ArrowDown');
	expect(await sound('volume')).toBeCloseTo(0.75);
	const held = await at();
	await setup.page.keyboard.press('Alt+l');
	expect(await at()).toBeGreaterThan(held + 29);
	await setup.page.keyboard.press('Alt+j');
	await setup.page.keyboard.press('Alt+j');
	await setup.page
		.getByRole('region', { name: 'Player de áudio' })
		.getByRole('button', { name: /^Baixar/ })
		.focus();
	await setup.page.keyboard.press('m');
	await expect.poll(() => sound('muted')).toBe(true);
	const before = await at();
	await setup.page.keyboard.press('ArrowRight');
	expect(await at()).toBeGreaterThan(before + 29);
	await setup.page.keyboard.press('ArrowLeft');
	expect(await at()).toBeLessThan(before + 29);
	await setup.page.keyboard.press('Shift+ArrowUp');
	expect(await sound('playbackRate')).toBe(1.25);
	await setup.page.keyboard.press('Alt+k');
	await setup.page
		.getByRole('region', { name: 'Player de áudio' })
		.getByRole('button', { name: 'Reproduzir' })
		.waitFor();
	const help = setup.page.getByRole('dialog', { name: 'Atalhos do teclado' });
	await setup.page.keyboard.press('?');
	await help.getByText('Avançar 30 segundos').waitFor();
	await setup.page.keyboard.press('Escape');
	await help.waitFor({ state: 'detached' });

	// Keys in a text field are the field's.
	const volume = await sound('volume');
	await setup.page.getByLabel('Buscar na transcrição').focus();
	for (const key of ['Alt+k', 'Alt+ArrowDown', 'Alt+Shift+ArrowUp']) await setup.page.keyboard.press(key);
	expect([await sound('paused'), await sound('volume'), await sound('playbackRate')]).toEqual([true, volume, 1.25]);
	// Where the help has no button, it has no place either.
	await setup.page.setViewportSize({ width: 900, height: 800 });
	await setup.page.getByLabel('Buscar na transcrição').blur();
	await setup.page.keyboard.press('?');
	await setup.page.keyboard.press('Alt+k');
	await expect.poll(() => sound('paused')).toBe(false);
	expect(await help.count()).toBe(0);
});

it('an episode goes on where it was left, also after the page was loaded anew', async () => {
	await opens(setup.single);
	await line(3).click();
	const start = (await setup.client.transcript(setup.single.id)).lines[3]?.start ?? 0;
	await plays(start + 0.5);
	await setup.page.getByRole('button', { name: 'Pausar' }).first().click();
	await setup.page.reload();
	await setup.page.getByRole('button', { name: /^Continuar de 0:\d\d/ }).click();
	await plays(start + 0.6);
	expect(await at()).toBeLessThan(start + 8);

	await setup.page.getByRole('button', { name: 'Fechar o player' }).last().click();
	await setup.page.getByRole('link', { name: 'Criar Podcast' }).first().click();
	const left = setup.page.getByRole('list', { name: 'Seus episódios agora' }).getByRole('listitem').last();
	await left.getByText(/^Continuar ouvindo · 0:\d\d$/).waitFor();
	await left.getByRole('button', { name: `Continuar: ${setup.single.title}` }).click();
	await setup.page.waitForURL(`**/podcasts/${setup.single.id}`);
	await plays(start + 0.6);
});

it('arrows go from line to line, and each shows the passage it rests on', async () => {
	await opens(setup.single);
	const { lines } = await setup.client.transcript(setup.single.id);
	const resting = lines.findIndex(({ spans }) => spans.length > 0);
	await line(0).focus();
	for (let step = 0; step < resting; step++) await setup.page.keyboard.press('ArrowDown');
	expect(await line(resting).evaluate((element) => element === document.activeElement)).toBe(true);
	const [from, to] = lines[resting]?.spans[0] ?? [0, 0];
	const words =
		sample('long-pt')
			.content.slice(from, to)
			.replace(/^(?:#+|>)\s*/, '')
			.split('\n')[0] ?? '';
	const aside = setup.page.getByRole('complementary', { name: 'Fonte da fala' });
	await aside.getByText(words.slice(0, 40)).waitFor();
	const without = lines.findIndex(({ spans }) => spans.length === 0);
	for (let step = resting; step < without; step++) await setup.page.keyboard.press('ArrowDown');
	await aside.getByText('Esta fala não se apoia em um trecho do documento.').waitFor();
	await setup.page
		.getByRole('img', { name: /: Dr\. Ricardo conta \d+% e Professora Marina conta \d+%\.$/ })
		.and(
			setup.page.getByRole('img', { name: /^Do começo ao fim do documento, o episódio se apoia em \d+% dos trechos/ }),
		)
		.waitFor();
});

it('a track that cannot be loaded is tried at the fallback address; when that fails too, it says so and can be retried', async () => {
	const asked: string[] = [];
	await comes();
	let broken = true;
	await setup.page.route(`**/api/v1/podcasts/${setup.single.id}`, async (route) => {
		const response = await route.fetch();
		const body = (await response.json()) as PodcastDetails;
		const audio_outputs = body.audio_outputs.map((output) => ({
			...output,
			public_url: '/api/v1/elsewhere/episode.mp3',
		}));
		await route.fulfill({ response, json: { ...body, audio_outputs } });
	});
	await setup.page.route(/elsewhere|\/audio\/0(\?|$)/, (route) => {
		asked.push(new URL(route.request().url()).pathname);
		return broken ? route.fulfill({ status: 500, body: '' }) : route.continue();
	});
	await setup.page.goto(`${on.stack.url}/podcasts/${setup.single.id}`);
	await setup.page.getByRole('button', { name: /^(Ouvir|Continuar)/ }).click();
	await setup.page.getByText('Erro de reprodução').first().waitFor();
	await setup.page.getByText('Não foi possível carregar ou reproduzir o áudio.').first().waitFor();
	expect(new Set(asked)).toEqual(
		new Set(['/api/v1/elsewhere/episode.mp3', `/api/v1/podcasts/${setup.single.id}/audio/0`]),
	);
	broken = false;
	await setup.page
		.getByRole('region', { name: 'Player de áudio' })
		.getByRole('button', { name: 'Tentar novamente' })
		.click();
	await plays(0.2);
});
