import { expect, it } from 'vitest';
import { violations } from '../violations.ts';

import { listeningRoom } from './listening-room.ts';

const room = listeningRoom({ withParts: true });
const { opens, line, plays } = room;

it('the page stays where it is while the line that is said can be seen, and opens at its title', async () => {
	await opens(room.single);
	await room.page.setViewportSize({ width: 1280, height: 800 });
	const beside = async () => (await room.page.getByRole('button', { name: 'Baixar', exact: true }).boundingBox())?.x;
	const left = await beside();
	await room.page.getByRole('button', { name: 'Ouvir', exact: true }).click();
	await room.page.locator('[data-line="0"][aria-current]').waitFor();
	expect(await beside()).toBe(left);
	await room.page.evaluate(() => document.querySelector('audio')?.pause());
	await room.page.getByRole('region', { name: 'Player de áudio' }).waitFor();
	expect(await room.page.evaluate(() => window.scrollY)).toBe(0);

	await room.page.setViewportSize({ width: 1280, height: 560 });
	await room.page.getByRole('link', { name: 'Histórico' }).first().click();
	await room.page.getByRole('link', { name: room.single.title }).first().click();
	await room.page.locator('[data-line="0"][aria-current]').waitFor();
	await room.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	expect(await room.page.evaluate(() => window.scrollY)).toBe(0);
	await line(1).dispatchEvent('click');
	await expect.poll(() => room.page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

it('the page follows the sound until the user scrolls, and again when asked to', async () => {
	await opens(room.parts);
	const { lines } = await room.client.transcript(room.parts.id, 0);
	const far = lines.length - 3;
	await line(0).click();
	await plays(0.1);
	const search = room.page.getByLabel('Buscar na transcrição');
	await room.page.mouse.move(500, 500);
	await room.page.mouse.wheel(0, 600);
	const back = room.page.getByRole('button', { name: 'Voltar à fala atual' });
	await back.click();
	await back.waitFor({ state: 'detached' });
	await expect.poll(() => line(0).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);

	await room.page.evaluate(
		(seconds) => {
			const audio = document.querySelector('audio');
			if (audio) audio.currentTime = seconds;
		},
		(lines[far]?.start ?? 0) + 0.1,
	);
	await line(far).waitFor();
	await expect.poll(() => line(far).evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(700);
	await room.page.keyboard.press('/');
	expect(await search.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('the transcript is searched without regard to accents, from place to place', async () => {
	await opens(room.single);
	const { lines } = await room.client.transcript(room.single.id);
	const holding = lines.flatMap(({ text }, index) =>
		/onibus/i.test(text.normalize('NFD').replace(/\p{M}/gu, '')) ? [index] : [],
	);
	expect(holding.length).toBeGreaterThan(1);
	const field = room.page.getByLabel('Buscar na transcrição');
	await field.fill('ONIBUS');
	await room.page.getByText(`1 de ${holding.length}`).waitFor();
	await line(holding[0] ?? 0)
		.locator('mark[class*=bg-ink]')
		.first()
		.waitFor();
	await field.press('Enter');
	await room.page.getByText(`2 de ${holding.length}`).waitFor();
	expect(
		await line(holding[1] ?? 0)
			.locator('mark')
			.first()
			.textContent(),
	).toMatch(/ônibus/i);
	await field.fill('xyzw');
	await room.page.getByText('Nada encontrado').waitFor();
});

it('on a phone, all of the player can be touched, and its sound saved', async () => {
	await opens(room.single, 390);
	await room.page.getByRole('button', { name: /^(Ouvir|Continuar)/ }).click();
	const player = room.page.getByRole('region', { name: 'Player de áudio' });
	const touched = [
		player.getByRole('slider', { name: 'Posição no áudio' }),
		player.getByRole('button', { name: 'Baixar o áudio' }),
		player.getByRole('button', { name: 'Avançar 30 segundos' }),
	];
	for (const control of touched) expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
	const download = room.page.waitForEvent('download');
	await player.getByRole('button', { name: 'Baixar o áudio' }).click();
	expect((await download).suggestedFilename()).toBe('O rio e a ponte.wav');
});

it('the menu of chapters stays within a small window', async () => {
	await opens(room.single, 390);
	await room.page.setViewportSize({ width: 390, height: 400 });
	const button = room.page.getByRole('button', { name: 'Capítulos' });
	await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
	await button.click();
	const menu = room.page.getByRole('menu');
	await menu.getByRole('menuitem').first().waitFor();
	const box = await menu.boundingBox();
	expect(box?.y).toBeGreaterThanOrEqual(0);
	expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
	await menu.getByRole('menuitem').last().click();
	const { chapters } = await room.client.transcript(room.single.id);
	await plays(chapters.at(-1)?.start ?? 0);
});

it('the chapters stand left of the transcript from 1280 pixels on', async () => {
	await opens(room.single, 1280);
	const chapters = await room.page.getByRole('navigation', { name: 'Capítulos' }).boundingBox();
	const transcript = await room.page.getByRole('region', { name: 'Transcrição' }).boundingBox();
	expect((chapters?.x ?? 0) + (chapters?.width ?? 0)).toBeLessThan(transcript?.x ?? 0);
	expect(transcript?.width).toBeGreaterThan(440);
	expect(await room.page.getByRole('button', { name: 'Capítulos' }).count()).toBe(0);
});

it('no state is without a name, a role or enough contrast', async () => {
	await opens(room.single);
	await line(2).click();
	await plays(0.1);
	expect(await violations(room.page)).toEqual([]);
	await room.page.getByRole('button', { name: 'Atalhos do teclado' }).click();
	await room.page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
	expect(await violations(room.page)).toEqual([]);
	await room.page.keyboard.press('Escape');
	await room.page.mouse.move(0, 0);
	await room.page.getByLabel('Buscar na transcrição').fill('que');
	await room.page.locator('mark').first().waitFor();
	expect(await violations(room.page)).toEqual([]);

	await room.close();
	await opens(room.single, 390);
	await line(4).click();
	await room.page.getByRole('button', { name: 'Ver a fonte' }).first().click();
	await room.page.getByRole('dialog', { name: 'No documento' }).locator('mark').first().waitFor();
	expect(await violations(room.page)).toEqual([]);
});
