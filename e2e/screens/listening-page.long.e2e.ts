import type { Transcript } from '@nexus/contract';
import { expect, it } from 'vitest';
import { violations } from '../violations.ts';

import { listeningSetup } from './listening-setup.ts';
import { isOnTop } from './on-top.ts';

const setup = listeningSetup({ withParts: true });
const { opens, line, plays } = setup;

it('the page stays where it is while the line that is said can be seen, and opens at its title', async () => {
	await opens(setup.single);
	await setup.page.setViewportSize({ width: 1280, height: 800 });
	const beside = async () => (await setup.page.getByRole('button', { name: 'Baixar', exact: true }).boundingBox())?.x;
	const left = await beside();
	await setup.page.getByRole('button', { name: 'Ouvir', exact: true }).click();
	await setup.page.locator('[data-line="0"][aria-current]').waitFor();
	expect(await beside()).toBe(left);
	await setup.page.evaluate(() => document.querySelector('audio')?.pause());
	await setup.page.getByRole('region', { name: 'Player de áudio' }).waitFor();
	expect(await setup.page.evaluate(() => window.scrollY)).toBe(0);

	await setup.page.setViewportSize({ width: 1280, height: 560 });
	await setup.page.getByRole('link', { name: 'Histórico' }).first().click();
	await setup.page.getByRole('link', { name: setup.single.title }).first().click();
	await setup.page.locator('[data-line="0"][aria-current]').waitFor();
	await setup.page.evaluate(
		() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
	);
	expect(await setup.page.evaluate(() => window.scrollY)).toBe(0);
	await line(1).dispatchEvent('click');
	await expect.poll(() => setup.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

it('the page follows the sound until the user scrolls, and again when asked to', async () => {
	await opens(setup.parts);
	const { lines } = await setup.client.transcript(setup.parts.id, 0);
	const far = lines.length - 3;
	await line(0).click();
	await plays(0.1);
	const search = setup.page.getByLabel('Buscar na transcrição');
	await setup.page.mouse.move(500, 500);
	await setup.page.mouse.wheel(0, 600);
	const back = setup.page.getByRole('button', { name: 'Voltar à fala atual' });
	await back.click();
	await back.waitFor({ state: 'detached' });
	await expect.poll(() => line(0).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);

	await setup.page.evaluate(
		(seconds) => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = seconds;
		},
		(lines[far]?.start ?? 0) + 0.1,
	);
	await line(far).waitFor();
	await expect.poll(() => line(far).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(700);
	await setup.page.keyboard.press('/');
	expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('the transcript is searched without regard to accents, from place to place', async () => {
	await opens(setup.single);
	const { lines } = await setup.client.transcript(setup.single.id);
	const holding = lines.flatMap(({ text }, index) =>
		/onibus/i.test(text.normalize('NFD').replace(/\p{M}/gu, '')) ? [index] : [],
	);
	expect(holding.length).toBeGreaterThan(1);
	const field = setup.page.getByLabel('Buscar na transcrição');
	await field.fill('ONIBUS');
	await setup.page.getByText(`1 de ${holding.length}`).waitFor();
	await line(holding[0] ?? 0)
		.locator('mark[class*=bg-ink]')
		.first()
		.waitFor();
	await field.press('Enter');
	await setup.page.getByText(`2 de ${holding.length}`).waitFor();
	expect(
		await line(holding[1] ?? 0)
			.locator('mark')
			.first()
			.textContent(),
	).toMatch(/ônibus/i);
	await field.fill('xyzw');
	await setup.page.getByText('Nada encontrado').waitFor();
});

it('on a phone, all of the player can be touched, and its sound saved', async () => {
	await opens(setup.single, 390);
	await setup.page.getByRole('button', { name: /^(Ouvir|Continuar)/ }).click();
	const player = setup.page.getByRole('region', { name: 'Player de áudio' });
	const touched = [
		player.getByRole('slider', { name: 'Posição no áudio' }),
		player.getByRole('button', { name: 'Baixar o áudio' }),
		player.getByRole('button', { name: 'Avançar 30 segundos' }),
	];
	for (const control of touched) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	const download = setup.page.waitForEvent('download');
	await player.getByRole('button', { name: 'Baixar o áudio' }).click();
	expect((await download).suggestedFilename()).toBe('O rio e a ponte.wav');
});

it('on a phone, a line that rests on nothing says so below it, or that the user wrote it', async () => {
	await setup.comes(390);
	const { page } = setup;
	await page.route(/\/transcript\?/, async (route) => {
		const response = await route.fetch();
		const transcript = (await response.json()) as Transcript;
		const lines = transcript.lines.map((one, at) =>
			at < 2 ? { ...one, spans: [], passages: [], edited: at === 1 } : one,
		);
		await route.fulfill({ response, json: { ...transcript, lines } });
	});
	await page.goto(`${setup.on.stack.url}/podcasts/${setup.single.id}`);
	const visible = page.locator(':visible');
	await line(0).focus();
	await page.getByText('Esta fala não se apoia em um trecho do documento.').and(visible).waitFor();
	await page.keyboard.press('ArrowDown');
	await page.getByText('Escrita por você.').and(visible).waitFor();
	expect(await page.getByText('Esta fala não se apoia').and(visible).count()).toBe(0);
	expect(await violations(page)).toEqual([]);
});

it('on a phone, what is searched for can be read beside what was found', async () => {
	await opens(setup.single, 390);
	const search = setup.page.getByLabel('Buscar na transcrição');
	await search.fill('que');
	await setup.page.getByRole('button', { name: 'Próximo resultado' }).waitFor();
	expect((await search.boundingBox())?.width).toBeGreaterThan(120);
	await setup.page.getByRole('button', { name: 'Limpar a busca' }).click();
	expect(await setup.page.getByRole('button', { name: 'Capítulos' }).isVisible()).toBe(true);
});

it('the menu of chapters stays within a small window', async () => {
	await opens(setup.single, 390);
	await setup.page.setViewportSize({ width: 390, height: 400 });
	const button = setup.page.getByRole('button', { name: 'Capítulos' });
	await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	await button.click();
	const menu = setup.page.getByRole('menu');
	await menu.getByRole('menuitem').first().waitFor();
	const box = await menu.boundingBox();
	expect(box?.y).toBeGreaterThanOrEqual(0);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
	await menu.getByRole('menuitem').last().click();
	const { chapters } = await setup.client.transcript(setup.single.id);
	await plays(chapters.at(-1)?.start ?? 0);
});

it('the chapters stand left of the transcript from 1280 pixels on', async () => {
	await opens(setup.single, 1280);
	const chapters = await setup.page.getByRole('navigation', { name: 'Capítulos' }).boundingBox();
	const transcript = await setup.page.getByRole('region', { name: 'Transcrição' }).boundingBox();
	expect((chapters?.x ?? 0) + (chapters?.width ?? 0)).toBeLessThan(transcript?.x ?? 0);
	expect(transcript?.width).toBeGreaterThan(440);
	expect(await setup.page.getByRole('button', { name: 'Capítulos' }).count()).toBe(0);
});

it('the chapter that is heard is in sight in its list, however low the window', async () => {
	await opens(setup.single, 1280);
	await setup.page.setViewportSize({ width: 1280, height: 300 });
	const { chapters } = await setup.client.transcript(setup.single.id);
	await line(0).dispatchEvent('click');
	await plays(0.1);
	await setup.page.evaluate(
		(seconds) => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = seconds;
		},
		(chapters.at(-1)?.start ?? 0) + 0.1,
	);
	const list = setup.page.getByRole('navigation', { name: 'Capítulos' });
	const heard = list
		.getByRole('button', { name: chapters.at(-1)?.title ?? '' })
		.and(setup.page.locator('[aria-current]'));
	await heard.waitFor();
	await expect.poll(() => isOnTop(heard)).toBe(true);
	expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

it('no state is without a name, a role or enough contrast', async () => {
	await opens(setup.single);
	await line(2).click();
	await plays(0.1);
	expect(await violations(setup.page)).toEqual([]);
	await setup.page.getByRole('button', { name: 'Atalhos do teclado' }).click();
	await setup.page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
	expect(await violations(setup.page)).toEqual([]);
	await setup.page.keyboard.press('Escape');
	await setup.page.mouse.move(0, 0);
	await setup.page.getByLabel('Buscar na transcrição').fill('que');
	await setup.page.locator('mark').first().waitFor();
	expect(await violations(setup.page)).toEqual([]);

	await setup.close();
	await opens(setup.single, 390);
	await line(4).click();
	await setup.page.getByRole('button', { name: 'Ver a fonte' }).first().click();
	await setup.page.getByRole('dialog', { name: 'No documento' }).locator('mark').first().waitFor();
	expect(await violations(setup.page)).toEqual([]);
});
