import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { arrives, choose, goOn } from './generator-steps.ts';
import { visit, visitAlone } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

const short = sample('short-pt');

describe('the hosts', () => {
	it('have the names of the episode’s language, from the cards to the podcast', async () => {
		const { page, close } = await arrives(on);
		const portuguese = page.getByRole('radio', { name: /Dupla Educativa.*Clara Professor Augusto/ });
		await choose(page, short);
		await goOn(page).click();
		await portuguese.click();
		await page.getByRole('button', { name: 'Selecionar conteúdo' }).click();
		await page.getByRole('button', { name: 'Escolher Outro Arquivo' }).click();
		await choose(page, sample('article-en'));
		await goOn(page).click();
		const card = page.getByRole('radio', { name: /Dupla Educativa.*Claire Professor August$/ });
		await card.waitFor();
		expect(await card.getAttribute('aria-checked')).toBe('true');
		const summary = page.getByRole('complementary', { name: 'Resumo do episódio' });
		await summary.getByText('Claire').waitFor();
		await summary.getByText('Professor August', { exact: true }).waitFor();
		const created = page.waitForResponse(
			(answer) => answer.request().method() === 'POST' && /podcasts\/$/.test(answer.url()),
		);
		await page.getByRole('button', { name: 'Continuar' }).click();
		await page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
		expect(await (await created).json()).toMatchObject({
			language: 'en-US',
			host_a: { name: 'Claire' },
			host_b: { name: 'Professor August' },
		});
		await close();
	});

	it('can each be heard before they are chosen, and each is told of in a line', async () => {
		const { page, close } = await arrives(on);
		await choose(page, short);
		await goOn(page).click();
		const debate = page.getByRole('radio', { name: /Debate/ });
		const card = debate.locator('..');
		await card.getByText('Cética e firme', { exact: true }).waitFor();
		await card.getByText('Seguro e leal aos fatos', { exact: true }).waitFor();
		const heard = page.waitForResponse(
			(response) => /\/voices\/Fenrir\/sample\?language=pt-BR$/.test(response.url()) && response.ok(),
		);
		await card.getByRole('button', { name: 'Ouvir a voz Fenrir' }).click();
		expect((await heard).headers()['content-type']).toBe('audio/mpeg');
		await card.locator('button[aria-busy=false]', { hasText: 'Fenrir' }).waitFor();
		expect(await debate.getAttribute('aria-checked')).toBe('false');
		await card.getByText('Cética e firme', { exact: true }).click({ force: true });
		expect(await debate.getAttribute('aria-checked')).toBe('true');
		const box = await card.boundingBox();
		await debate.focus();
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowDown');
		// The ring is around the card as a whole, its voices included.
		expect(await card.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('2px');
		expect(await debate.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none');
		expect(box?.height).toBeGreaterThan((await debate.boundingBox())?.height ?? 0);
		await close();
	});

	it('fall back on the analytical duo when the presets do not come', async () => {
		const guest = await visitAlone(on.browser, await ApiClient.registered(on.stack.url));
		const { page } = guest;
		await page.clock.install();
		await page.route('**/api/v1/podcasts/presets', (route) => route.abort());
		await page.goto(on.stack.url);
		await choose(page, short);
		await goOn(page).click();
		await page.clock.runFor(10_000);
		await page.getByText('Erro ao carregar presets').waitFor();
		await page.getByText('Usando configuração padrão.').waitFor();
		expect(await page.getByRole('radio', { name: /Dr\. Ricardo/ }).getAttribute('aria-checked')).toBe('true');
		await guest.close();
	});

	it('of one’s own are changed in place, and removed only after a question', async () => {
		const { page, seen, close } = await arrives(on);
		const host = (name: string, voice: string) => ({ name, voice, style: 'Direta.', description: 'Direta.' });
		const duo = (name: string) => ({ name, host_a: host('Bia', 'Kore'), host_b: host('Caio', 'Puck') });
		await page.evaluate(
			(duos) => localStorage.setItem('nexus_custom_duos', JSON.stringify(duos)),
			['Primeira', 'Segunda'].map(duo),
		);
		await choose(page, short);
		await goOn(page).click();
		await page.getByRole('tab', { name: 'Duos Personalizados' }).click();
		const second = page.getByRole('radio', { name: /^Segunda/ });
		await second.click();
		await page.getByRole('button', { name: 'Editar o duo Segunda' }).click();
		const dialog = page.getByRole('dialog', { name: 'Editar duo' });
		const save = dialog.getByRole('button', { name: 'Salvar duo' });
		const [bia, caio] = [
			dialog.getByLabel('Nome', { exact: true }).first(),
			dialog.getByLabel('Nome', { exact: true }).last(),
		];
		await caio.fill(' bia');
		await dialog.getByText('Os dois precisam de nomes diferentes.').waitFor();
		expect(await caio.getAttribute('aria-invalid')).toBe('true');
		expect(await save.isDisabled()).toBe(true);
		await bia.fill('Beatriz');
		await dialog.getByRole('combobox', { name: 'Voz' }).last().selectOption('Kore');
		await dialog.getByText('É a mesma voz do apresentador A').waitFor();
		expect(await violations(page)).toEqual([]);
		await save.click();
		await dialog.waitFor({ state: 'detached' });
		expect(await page.getByRole('radio', { name: 'Segunda Beatriz bia' }).getAttribute('aria-checked')).toBe('true');
		await expect
			.poll(() =>
				page
					.getByRole('button', { name: 'Editar o duo Segunda' })
					.evaluate((button) => button === document.activeElement),
			)
			.toBe(true);

		const question = page.getByRole('alertdialog', { name: 'Remover o duo Primeira?' });
		await page.getByRole('button', { name: 'Remover o duo Primeira' }).click();
		expect(await violations(page)).toEqual([]);
		await question.getByRole('button', { name: 'Cancelar' }).click();
		await page.getByRole('radio', { name: /^Primeira/ }).waitFor();
		await page.getByRole('button', { name: 'Remover o duo Primeira' }).click();
		await question.getByRole('button', { name: 'Remover' }).click();
		await page.getByRole('radio', { name: /^Primeira/ }).waitFor({ state: 'detached' });
		expect(await second.getAttribute('aria-checked')).toBe('true');
		const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('nexus_custom_duos') ?? '[]'));
		expect(stored).toMatchObject([
			{ name: 'Segunda', host_a: { name: 'Beatriz' }, host_b: { name: 'bia', voice: 'Kore' } },
		]);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('language and hosts', () => {
	it('are those of the settings until others are chosen', async () => {
		const client = await ApiClient.registered(on.stack.url);
		const custom_personality = 'debate_duo';
		const settings = { use_custom_config: true, custom_language: 'en-US', custom_personality };
		await client.expect('PUT', '/api/v1/users/me/settings', settings);
		const { page, close } = await visit(on.browser, client);
		await page.goto(on.stack.url);
		const asked = page.waitForRequest((request) => request.url().endsWith('/estimate'));
		await choose(page, sample('article-en'));
		await goOn(page).click();
		expect((await asked).postDataJSON()).toMatchObject({ language: 'en-US', personality_preset: 'debate_duo' });
		const chosen = page.getByRole('radio', { checked: true });
		await chosen.filter({ hasText: 'English' }).waitFor();
		await chosen.and(page.getByRole('radio', { name: /Debate/ })).waitFor();
		await page.getByRole('radio', { name: /^Português/ }).click();
		await page.reload();
		await chosen.filter({ hasText: 'Português' }).waitFor();
		await close();
	});
});
