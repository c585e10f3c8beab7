import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { dialog, generating, PARAGRAPH, running, TWO_PARTS } from './generating.ts';
import { notice } from './generator-steps.ts';
import { madeEpisode } from './made-episode.ts';
import { isOnTop } from './on-top.ts';
import { stopClock } from './stop-clock.ts';

const on = generating();
/** The sidebar's entry of the episodes: behind a dialog, only the eye finds it. */
const entry = (page: Page) => page.locator('aside a[href="/history"]');

/** Notes what the browser is told to notify of, as though somebody wanted that and were looking elsewhere. */
async function recordNotifications(page: Page): Promise<void> {
	await page.context().grantPermissions(['notifications']);
	await page.addInitScript(() => {
		const notified: string[][] = [];
		document.hasFocus = () => false;
		localStorage.setItem('nexus_notify', 'yes');
		window.Notification = new Proxy(Notification, {
			construct(Real, [title, options]: [string, NotificationOptions]) {
				notified.push([title, options.body ?? '']);
				return new Real(title, options);
			},
		});
		Object.assign(window, { notified });
	});
}
const notified = (page: Page) => page.evaluate(() => (window as unknown as { notified: string[][] }).notified);

/** Below the stage there is the step, or what is left once something was said and has told the pace. */
const BELOW_STAGE = /Parte \d de 2|(cerca de \d+ (minutos|segundos)|poucos segundos) restantes/;

describe('while it is generated', () => {
	it('the dialog tells stage, parts, script and steps, to eyes and ears alike', async () => {
		on.gemini.faults.always('hang', { on: 'speech' });
		const { page, seen, close } = await on.generates(TWO_PARTS);
		await running(page)
			.getByRole('listitem')
			.filter({ hasText: 'Sintetizando o áudio' })
			.and(page.locator('[aria-current=step]'))
			.waitFor();
		await running(page).getByText('Parte 1 gerando').waitFor();
		await running(page).getByText('Parte 2 gerando').waitFor();
		const heard = (await running(page).ariaSnapshot()).replace(BELOW_STAGE, 'passo').replaceAll(/\d+([.,]\d+)?/g, '#');
		expect(heard).toMatchInlineSnapshot(`
			"- dialog "Gerando seu podcast":
			  - heading "Gerando seu podcast" [level=#]
			  - paragraph: documento
			  - button "Ocultar"
			  - paragraph: #%
			  - paragraph: Sintetizando o áudio
			  - paragraph: passo
			  - progressbar "Progresso da geração"
			  - list "Etapas da geração":
			    - listitem: Analisando o documento
			    - listitem: Gerando o roteiro
			    - listitem: Sintetizando o áudio
			    - listitem: Finalizando
			  - list "Partes do episódio":
			    - listitem:
			      - paragraph: Parte # gerando
			    - listitem:
			      - paragraph: Parte # gerando
			  - button "Avisar quando ficar pronto"
			  - group: Roteiro # falas, # mil caracteres
			  - group: Histórico # etapas
			  - button "Cancelar"
			  - button "Ocultar""
		`);
		await page.waitForFunction(() => /^\d+% · Criar Podcast · Nexus$/.test(document.title));
		await entry(page)
			.filter({ hasText: /gerando \d+%/ })
			.waitFor();
		await page.context().grantPermissions(['notifications']);
		await running(page).getByRole('button', { name: 'Avisar quando ficar pronto' }).click();
		await running(page).getByText('Este navegador avisa quando o episódio ficar pronto.').waitFor();
		expect(await violations(page)).toEqual([]);

		await running(page)
			.getByText(/^Roteiro/)
			.click();
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await running(page).getByRole('button', { name: 'Copiar script' }).click();
		await notice(page).filter({ hasText: 'Script copiado!' }).waitFor();
		// Other pages of this browser copy too.
		const copied = async () => {
			await running(page).getByRole('button', { name: 'Copiar script' }).click();
			return await page.evaluate(() => navigator.clipboard.readText());
		};
		await expect.poll(copied).toMatch(/^\[HOST_[AB]\]: /);

		await running(page).getByRole('button', { name: 'Ocultar' }).last().click();
		await running(page).waitFor({ state: 'detached' });
		await page
			.getByRole('button', { name: /Acompanhar/ })
			.first()
			.click();
		await running(page).getByRole('button', { name: 'Cancelar' }).click();
		await notice(page).filter({ hasText: 'Geração do podcast foi cancelada.' }).waitFor();
		await running(page).waitFor({ state: 'detached' });
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});

describe('when it is over', () => {
	it('a success is told, also beyond the tab, and the dialog closes by itself after ten seconds', async () => {
		on.gemini.faults.always('http-503', { on: 'speech' });
		const { page, seen, close } = await on.generates(PARAGRAPH, recordNotifications);
		const ready = dialog(page, 'Podcast pronto');
		await running(page).waitFor();
		await page.waitForFunction(() => /^\d+% · /.test(document.title));
		await stopClock(page);
		on.gemini.faults.clear();
		await madeEpisode(on.stack);
		while (!(await ready.isVisible())) await page.clock.runFor(100);
		await ready.getByText('Concluído', { exact: true }).waitFor();
		await notice(page).filter({ hasText: 'Podcast gerado com sucesso!' }).waitFor();
		expect(await ready.getByRole('button', { name: 'Cancelar' }).count()).toBe(0);
		expect(await ready.getByRole('button', { name: 'Fechar' }).count()).toBe(2);
		expect(await isOnTop(ready.getByRole('button', { name: 'Fechar' }).first())).toBe(true);
		await page.clock.runFor(8_000);
		expect(await ready.count()).toBe(1);
		await page.clock.runFor(2_500);
		await ready.waitFor({ state: 'detached' });
		await page.clock.resume();
		await page.waitForFunction(() => document.title === '✓ Pronto · Criar Podcast · Nexus');
		await entry(page).filter({ hasText: 'episódio pronto' }).waitFor();
		await expect.poll(() => notified(page)).toEqual([['Podcast pronto', 'paragraph-pt']]);
		// What was made stands first, in sight of whoever did nothing, and opens as it plays.
		const now = page.getByRole('list', { name: 'Seus episódios agora' });
		await now.getByText(/^Pronto para ouvir/).waitFor();
		expect(await page.evaluate(() => window.scrollY)).toBe(0);
		const place = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;
		expect(await place(now)).toBeGreaterThan(0);
		expect(await place(now)).toBeLessThan(await place(page.getByRole('heading', { name: 'Selecionar conteúdo' })));
		expect(await place(page.getByRole('heading', { name: 'Podcasts recentes' }))).toBeLessThan(
			await place(page.getByRole('region', { name: /^Limpeza automática/ })),
		);
		expect(await violations(page)).toEqual([]);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await now.getByRole('button', { name: /^Ouvir/ }).click();
		await page.waitForURL('**/podcasts/*');
		await page.waitForFunction(() => (document.querySelector('audio')?.currentTime ?? 0) > 0);
		await page.waitForFunction(() => document.title === 'paragraph-pt · Nexus');
		await close();
	});

	it('a failure says where, why and what may help, and can be tried again', async () => {
		on.gemini.faults.always('key-invalid', { on: 'speech' });
		const { page, close } = await on.generates(PARAGRAPH);
		const failed = dialog(page, 'Falha na Geração');
		await failed.getByText('Ocorreu um erro no processamento.').waitFor();
		expect(await failed.textContent()).toMatch(
			/Etapa em que parouSintetizando áudio: parte 1\/1Progresso até a falha\d+%/,
		);
		await failed.getByText('Tente novamente em alguns minutos.').waitFor();
		await failed.getByText('Configure a sua própria chave do modelo em Configurações.').waitFor();
		await failed.getByText(/\.md, \.txt ou \.pdf, com no máximo 10MB/).waitFor();
		await failed.getByText('Ver Detalhes').click();
		expect(await failed.locator('pre').textContent()).toMatch(/\S/);
		expect(await failed.getByRole('button', { name: 'Cancelar' }).count()).toBe(0);
		expect(await violations(page)).toEqual([]);
		on.gemini.faults.clear();
		await failed.getByRole('button', { name: 'Tentar novamente' }).click();
		await dialog(page, 'Podcast pronto').waitFor({ timeout: 240_000 });
		await close();
	});
});
