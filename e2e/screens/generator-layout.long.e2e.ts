import { bookText, sample } from '@nexus/testkit/samples';
import { ApiClient, newUser, query } from '@nexus/testkit/stack';
import { storeEpisodes } from '@nexus/testkit/stored-episodes';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { choose, goOn } from './generator-steps.ts';
import { visit } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

it('the second step has its presets in two columns, its style folded, and its way on in sight', async () => {
	const { page, close } = await visit(on.browser, await ApiClient.registered(on.stack.url));
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto(on.stack.url);
	await choose(page, sample('short-pt'));
	await goOn(page).click();
	const duos = page.getByRole('radiogroup', { name: 'Dupla de apresentadores' }).getByRole('radio');
	await duos.first().waitFor();
	const [first, second] = [await duos.nth(0).boundingBox(), await duos.nth(1).boundingBox()];
	expect(second?.y).toBe(first?.y);
	expect(second?.x).toBeGreaterThan(first?.x ?? 0);
	// Each host's name stands whole on one line.
	const names = await duos.evaluateAll((radios) =>
		radios.flatMap((radio) =>
			['a', 'b'].map((host) => {
				const name = document.getElementById(`${radio.id}-${host}`);
				const lines = name ? name.clientHeight / Number.parseFloat(getComputedStyle(name).lineHeight) : Number.NaN;
				return {
					name: name?.textContent,
					lines: Math.round(lines),
					isWhole: name && name.scrollWidth <= name.clientWidth,
				};
			}),
		),
	);
	expect(names.filter(({ lines, isWhole }) => lines !== 1 || !isWhole)).toEqual([]);
	expect(await page.getByLabel(/^Estilo personalizado/).isVisible()).toBe(false);
	const step = page.getByRole('region', { name: 'Configurar' });
	expect((await step.boundingBox())?.height).toBeLessThan(1_500);
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 800 });
		for (const scrolled of [0, 500]) {
			await page.evaluate((y) => window.scrollTo(0, y), scrolled);
			const seen = await page.getByRole('button', { name: 'Continuar' }).evaluate((button) => {
				const { x, y, width, height } = button.getBoundingClientRect();
				return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
			});
			expect(seen, `at ${width} pixels, scrolled by ${scrolled}`).toBe(true);
		}
	}
	expect(await violations(page)).toEqual([]);
	await close();
});

it('each way to bring a document has its name within its button', async () => {
	const { page, close } = await visit(on.browser, await ApiClient.registered(on.stack.url));
	await page.goto(on.stack.url);
	const ways = page.getByRole('region', { name: 'Ou traga de outra fonte' }).getByRole('button');
	await ways.nth(3).waitFor();
	for (const width of [1280, 1024, 768, 390]) {
		await page.setViewportSize({ width, height: 800 });
		const overflowing = await ways.evaluateAll((buttons) =>
			buttons.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
		);
		expect(overflowing, `at ${width} pixels`).toEqual([]);
	}
	await close();
});

it('what is too long is advised upon once', async () => {
	const { page, close } = await visit(on.browser, await ApiClient.registered(on.stack.url));
	await page.goto(on.stack.url);
	await choose(page, { filename: 'livro.md', content: bookText(420_000, 40) });
	await goOn(page).waitFor();
	const advice = page.getByRole('region', { name: 'Recomendações' }).getByRole('listitem');
	await advice.filter({ hasText: 'um podcast para cada capítulo' }).waitFor();
	expect((await advice.allTextContents()).filter((text) => /áudio|escuta|ouvir/.test(text))).toHaveLength(1);
	await close();
});

it('documents of one name are told apart by when they were sent', async () => {
	const client = await ApiClient.registered(on.stack.url);
	for (const text of ['A primeira ata.', 'A segunda ata.']) await client.upload('ata.txt', text);
	await query(on.stack, `update documents set created_at = created_at - interval '3 days' where size = $1`, [
		'A primeira ata.'.length,
	]);
	const { page, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	const rows = page.getByRole('region', { name: 'Ou use um documento que você já enviou' }).getByRole('listitem');
	await rows.nth(1).waitFor();
	const told = await rows.allTextContents();
	expect(told.every((text) => /\d\d\/\d\d\/\d{4}, \d\d:\d\d/.test(text))).toBe(true);
	expect(new Set(told).size).toBe(2);
	// On a phone, the name has the row to itself.
	await page.setViewportSize({ width: 390, height: 844 });
	const [name, sent] = await Promise.all(
		[
			rows.first().getByText('ata.txt', { exact: true }),
			rows
				.first()
				.getByText(/\d\d:\d\d/)
				.last(),
		].map((text) => text.boundingBox()),
	);
	expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThanOrEqual((sent?.y ?? 0) + 1);
	await close();
});

it('the cleanup says what the stored bytes are made of', async () => {
	const user = newUser();
	const client = await ApiClient.registered(on.stack.url, user);
	await storeEpisodes(on.stack, user.email, 2);
	await client.upload('ata.txt', 'Uma ata.'.repeat(200));
	const { page, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	await page.getByText('2 MB de áudio pronto, 1,56 KB de documentos').waitFor();
	await close();
});
