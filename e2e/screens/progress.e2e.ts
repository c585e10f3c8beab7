import { launchBrowser } from '@nexus/testkit/browser';
import { bookText, sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Browser, Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type GeminiStack, startGeminiStack } from '../production/gemini-stack.ts';
import { violations } from '../violations.ts';
import { choose, goOn, notice, reachLastStep, type TextFile } from './generator-steps.ts';
import { madeEpisode } from './made-episode.ts';
import { type Visit, visit, visitAlone } from './signed-in.ts';
import { stopClock } from './stop-clock.ts';

let on: GeminiStack;
let browser: Browser;
beforeAll(async () => {
	// Nobody is told of silence while what hangs is looked at.
	const timeouts = { firstByteMs: 600_000 };
	// What fails is tried again at once, so that what was held back by failures goes on.
	const retry = { attempts: 1000, baseMs: 50, maxMs: 200 };
	[on, browser] = await Promise.all([startGeminiStack({}, { timeouts, retry }), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await on?.close();
});
beforeEach(() => on.gemini.faults.clear());

const paragraph = sample('paragraph-pt');
const twoParts: TextFile = { filename: 'documento.md', content: bookText(5_000, 5) };

/** Somebody who generates, the browser's clock at our command. */
async function generates(file: TextFile, prepare?: (page: Page) => Promise<void>): Promise<Visit> {
	const client = await ApiClient.registered(on.stack.url);
	const guest = await visitAlone(browser, client);
	await guest.page.clock.install();
	await prepare?.(guest.page);
	await guest.page.goto(on.stack.url);
	await reachLastStep(guest.page, file);
	await guest.page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
	return guest;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const running = (page: Page) => dialog(page, 'Gerando seu podcast');

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
const BELOW_STAGE = /"Sintetizando áudio: parte \d\/2"|(cerca de \d+ (minutos|segundos)|poucos segundos) restantes/;

it('what the parts will cost is said before it is made, and that a document is translated', async () => {
	const { page, close } = await visit(browser, await ApiClient.registered(on.stack.url));
	await page.goto(on.stack.url);
	await choose(page, twoParts);
	await page.getByRole('button', { name: /^Processar 2 Partes · US\$ 0,\d{4}$/ }).waitFor();
	await page.getByRole('button', { name: 'Escolher Outro Arquivo' }).click();
	await choose(page, sample('article-en'));
	await goOn(page).click();
	const chosen = page.getByRole('radio', { name: 'Português (Brasil)', checked: true });
	await chosen.getByText('traduzido do inglês').waitFor();
	expect(await chosen.ariaSnapshot()).toContain('traduzido do inglês');
	await close();
});

describe('while it is generated', () => {
	it('the dialog tells stage, parts, script and steps, to eyes and ears alike', async () => {
		on.gemini.faults.always('hang', { on: 'speech' });
		const { page, seen, close } = await generates(twoParts);
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

	it('its first seconds are heard as soon as they are there, and then the rest from where they end', async () => {
		on.gemini.faults.set({ pace: { secondsPerAudioSecond: 0.5 } });
		const { page, seen, close } = await generates(sample('short-pt'));
		await running(page).getByRole('button', { name: 'Ouvir o início' }).waitFor();
		// What was said is seen in its place, and has told how long the rest will take.
		await running(page).locator('[data-growing] canvas').waitFor();
		await running(page)
			.getByText(/^(cerca de \d+ (minutos|segundos)|poucos segundos) restantes$/)
			.waitFor();
		await running(page).getByRole('button', { name: 'Ouvir o início' }).click();
		const player = page.getByRole('region', { name: 'Player de áudio' });
		await player.getByText('Início do episódio').waitFor();
		const opening = await page.waitForFunction(() => {
			const sound = document.querySelector('audio');
			return sound && sound.currentTime > 0.3 ? { source: sound.src, duration: sound.duration } : null;
		});
		const { source, duration } = (await opening.jsonValue()) ?? { source: '', duration: 0 };
		expect(source).toContain('opening=true');
		await page.waitForURL('**/podcasts/*');
		const panel = page.getByRole('region', { name: 'Geração em andamento' });
		await panel.getByRole('button', { name: 'Pausar' }).waitFor();
		expect(await violations(page)).toEqual([]);

		await page.evaluate(() => {
			const sound = document.querySelector('audio');
			if (sound) sound.playbackRate = 8;
		});
		const restAt = () =>
			page.evaluate(() => {
				const sound = document.querySelector('audio');
				return sound && !sound.src.includes('opening') ? sound.currentTime : 0;
			});
		await expect.poll(restAt, { timeout: 180_000 }).toBeGreaterThanOrEqual(duration - 0.2);
		await expect.poll(restAt).toBeGreaterThan(duration + 0.3);
		await page.locator('[data-line][aria-current=true]').waitFor();
		// Signed in without the media cookie: the first call for sound is refused, and the player renews it.
		expect(seen.foreign).toEqual([]);
		await close();
	});

	// What is seen within seconds is missed where other tests run beside it.
	it.runIf(process.env.NEXUS_TEST_LONG)(
		'a clip that a provider has not sent yet moves the percentage and its waveform, and what is left is told',
		async () => {
			on.gemini.faults.set({ pace: { secondsPerAudioSecond: 1.2 } });
			const { page, close } = await generates(paragraph);
			const speech = (outcome: 'answered' | 'pending') =>
				on.gemini.calls.filter((call) => call.kind === 'speech' && call.outcome === outcome);
			const percents = new Set<string>();
			const left = new Set<string>();
			let drawn = 0;
			await expect
				.poll(
					async () => {
						if (speech('answered').length > 0) return true;
						if (speech('pending').length === 0) return false;
						const text = (await running(page).textContent()) ?? '';
						percents.add(/\d+%/.exec(text)?.[0] ?? '');
						const told = /(cerca de \d+ (minutos|segundos)|poucos segundos) restantes/.exec(text)?.[0];
						if (told) left.add(told);
						drawn = Math.max(drawn, await running(page).locator('[data-growing] canvas').count());
						return false;
					},
					{ interval: 300, timeout: 180_000 },
				)
				.toBe(true);
			expect(percents.size).toBeGreaterThanOrEqual(4);
			expect(left.size).toBeGreaterThan(0);
			expect(drawn).toBe(1);
			await running(page).getByRole('button', { name: 'Cancelar' }).click();
			await running(page).waitFor({ state: 'detached' });
			await close();
		},
	);

	it('the job is asked for every 2 s where its events do not come', async () => {
		on.gemini.faults.always('hang', { on: 'speech' });
		const isAboutJob = (request: Request) => /\/jobs\/[\w-]+$/.test(request.url()) && request.method() === 'GET';
		let asked = 0;
		let answered = 0;
		const { page, close } = await generates(paragraph, async (page) => {
			await page.route('**/events', (route) => route.abort());
			page.on('request', (request) => void (isAboutJob(request) && asked++));
			page.on('requestfinished', (request) => void (isAboutJob(request) && answered++));
		});
		/** What was asked is answered, and the page has had its turn to read it: it asks for nothing twice at once. */
		const settled = async () => {
			await expect.poll(() => asked - answered).toBe(0);
			await page.evaluate(
				() =>
					new Promise((resolve) => {
						const { port1, port2 } = new MessageChannel();
						port1.onmessage = resolve;
						port2.postMessage(null);
					}),
			);
		};
		await running(page).getByRole('button', { name: 'Cancelar' }).waitFor();
		await stopClock(page);
		await settled();
		const before = asked;
		for (const times of [1, 2, 3]) {
			await page.clock.runFor(2_000);
			await expect.poll(() => asked - before).toBe(times);
			await settled();
		}
		await page.clock.resume();
		await running(page).getByRole('button', { name: 'Cancelar' }).click();
		await running(page).waitFor({ state: 'detached' });
		await close();
	});
});

describe('when it is over', () => {
	it('a success is told, also beyond the tab, and the dialog closes by itself after ten seconds', async () => {
		on.gemini.faults.always('http-503', { on: 'speech' });
		const { page, seen, close } = await generates(paragraph, recordNotifications);
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
		const { page, close } = await generates(paragraph);
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

	it('a failure is told by a notice to whoever has hidden the dialog', async () => {
		on.gemini.faults.set({ pace: { secondsBefore: 5 } });
		on.gemini.faults.always('key-invalid', { on: 'speech' });
		const { page, close } = await generates(paragraph);
		await running(page).getByRole('button', { name: 'Ocultar' }).last().click();
		await running(page).waitFor({ state: 'detached' });
		await notice(page).filter({ hasText: 'Falha na Geração' }).waitFor();
		await close();
	});
});
