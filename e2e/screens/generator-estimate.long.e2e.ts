import { sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';
import { hold, refuseAll } from './answers.ts';
import { arrives, choose, goOn } from './generator-steps.ts';
import { visit } from './signed-in.ts';

const on = browsing({ ROLE: 'api' });

const short = sample('short-pt');
const long = sample('long-pt');

describe('the estimate', () => {
	it('takes the document’s language where nothing translates, and says what another choice comes to', async () => {
		const { page, close } = await arrives(on);
		await choose(page, sample('article-en'));
		await goOn(page).click();
		const language = page.getByRole('radiogroup', { name: 'Idioma' });
		await language.getByRole('radio', { name: 'English (US)', checked: true }).waitFor();
		await page.getByText('O documento está em inglês, e o episódio será no mesmo idioma.').waitFor();
		const title = 'Throwing Light: How Lighthouses Learned to Be Seen';
		await page.getByRole('button', { name: `Usar o título do documento: ${title}` }).click();
		expect(await page.getByLabel('Nome do podcast').inputValue()).toBe(title);
		await language.getByRole('radio', { name: 'Português' }).click();
		await page.getByText(/Sem um modelo de linguagem ele não é traduzido: o episódio será em inglês\./).waitFor();
		expect(await violations(page)).toEqual([]);
		await close();
	});

	it('leaves what is said of the language as it is while it is made anew', async () => {
		const { page, close } = await arrives(on);
		await choose(page, sample('article-en'));
		await goOn(page).click();
		const language = page.getByRole('radiogroup', { name: 'Idioma' });
		const chosen = language.getByRole('radio', { checked: true });
		const told = page.getByRole('status').filter({ hasText: 'O documento está em' });
		const sameLanguage = /e o episódio será no mesmo idioma\./;
		await told.getByText(sameLanguage).waitFor();
		expect(await chosen.getAttribute('aria-describedby')).toBeNull();

		const hosts = await hold(page, /\/estimate$/);
		const asked = page.waitForRequest(/\/estimate$/);
		await page.getByRole('radio', { name: /Debate/ }).click();
		await asked;
		expect(await chosen.getAttribute('aria-label')).toBe('English (US)');
		expect(await told.textContent()).toMatch(sameLanguage);
		await language.getByRole('radio', { name: 'Português' }).click();
		expect(await chosen.getAttribute('aria-label')).toMatch(/^Português/);
		expect(await told.textContent()).toMatch(/ele não é traduzido: o episódio será em inglês\./);
		hosts.release();
		await close();
	});

	it('says nothing of the language while nothing is known of the writer', async () => {
		const { page, close } = await arrives(on);
		await refuseAll(page, /\/estimate$/);
		await choose(page, sample('article-en'));
		await goOn(page).click();
		await page.getByRole('radiogroup', { name: 'Idioma' }).waitFor();
		expect(await page.getByRole('status').filter({ hasText: 'O documento está em' }).count()).toBe(0);
		await close();
	});

	it('tells how a document is divided without a sum that does not come out', async () => {
		const section = (title: string) => `## ${title}\n\n${stretchesOf(long.content, [4_200])[0]}\n`;
		const content = ['A ponte', 'O rio', 'A cidade', 'O porto'].map(section).join('\n');
		const { page, close } = await arrives(on);
		await choose(page, { filename: 'quatro.md', content });
		await page.getByText(/^1[78]\.\d{3} caracteres em 4 partes de até 7\.800, com cortes entre seções$/).waitFor();
		const shown = (await page.locator('main').textContent()) ?? '';
		expect(shown).not.toContain('÷');
		await close();
	});

	it('is made anew for another language and other hosts', async () => {
		const { page, close } = await arrives(on);
		await choose(page, long);
		await goOn(page).click();
		const asked: unknown[] = [];
		page.on('request', (request) => {
			if (request.url().endsWith('/estimate')) asked.push(request.postDataJSON());
		});
		const answered = () => page.waitForResponse((response) => response.url().endsWith('/estimate'));
		for (const name of [/^English/, /Debate/]) {
			await Promise.all([answered(), page.getByRole('radio', { name }).click()]);
		}
		expect(asked).toMatchObject([{ language: 'en-US' }, { language: 'en-US', personality_preset: 'debate_duo' }]);
		await close();
	});

	it('is asked for once, when both the settings and the hosts that they name are known', async () => {
		const client = await ApiClient.registered(on.stack.url);
		const settings = { use_custom_config: true, custom_personality: 'debate_duo' };
		await client.expect('PUT', '/api/v1/users/me/settings', settings);
		const { page, close } = await visit(on.browser, client);
		const presets = await hold(page, /\/podcasts\/presets$/);
		const asked: unknown[] = [];
		page.on('request', (request) => {
			if (request.url().endsWith('/estimate')) asked.push(request.postDataJSON());
		});
		await page.goto(on.stack.url);
		await choose(page, short);
		await page.getByText('Arquivo enviado com sucesso • Pronto para usar').waitFor();
		await page.getByText('Carregando estimativa...').first().waitFor();
		expect(await goOn(page).isDisabled()).toBe(true);
		expect(asked).toEqual([]);
		presets.release();
		await page.getByRole('region', { name: 'Estimativa' }).getByText('Grátis').waitFor();
		expect(asked).toMatchObject([{ personality_preset: 'debate_duo' }]);
		await close();
	});
});

describe('the style', () => {
	it('says what a writer without a language model takes of it, and counts instead of cutting', async () => {
		const { page, close } = await arrives(on);
		await choose(page, short);
		await goOn(page).click();
		const style = page.getByLabel(/^Estilo personalizado/);
		await page.getByText('Estilo personalizado (opcional)').first().click();
		await page.getByText('O roteirista deste servidor reconhece palavras de tom').waitFor();
		await page.getByText('0 / 2.000', { exact: true }).waitFor();
		await style.fill('a'.repeat(2_001));
		await page.getByText('2.001 / 2.000', { exact: true }).waitFor();
		await page.getByText('O estilo passa de 2.000 caracteres').waitFor();
		expect(await style.getAttribute('aria-invalid')).toBe('true');
		expect(await page.getByRole('button', { name: 'Continuar' }).isDisabled()).toBe(true);
		const ring = () => style.evaluate((field) => getComputedStyle(field).borderColor);
		const alarm = await page.getByText('O estilo passa de').evaluate((note) => getComputedStyle(note).color);
		expect(await style.evaluate((field) => field === document.activeElement)).toBe(true);
		expect(await ring()).toBe(alarm);
		expect(await violations(page)).toEqual([]);
		await style.fill(` ${'a'.repeat(2_000)} `);
		await page.getByText('2.000 / 2.000', { exact: true }).waitFor();
		expect(await page.getByRole('button', { name: 'Continuar' }).isEnabled()).toBe(true);
		await close();
	});
});
