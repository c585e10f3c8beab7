import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { generating, PARAGRAPH, running, TWO_PARTS } from './generating.ts';
import { choose, goOn, notice } from './generator-steps.ts';
import { visit } from './signed-in.ts';
import { stopClock } from './stop-clock.ts';

const on = generating();

it('what the parts will cost is said before it is made, and that a document is translated', async () => {
	const { page, close } = await visit(on.browser, await ApiClient.registered(on.stack.url));
	await page.goto(on.stack.url);
	await choose(page, TWO_PARTS);
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
	it('its first seconds are heard as soon as they are there, and then the rest from where they end', async () => {
		on.gemini.faults.set({ pace: { secondsPerAudioSecond: 0.5 } });
		const { page, seen, close } = await on.generates(sample('short-pt'));
		await running(page).getByRole('button', { name: 'Ouvir o início' }).waitFor();
		// What was said is seen in its place, and has told how long the rest will take.
		await running(page).locator('[data-growing] canvas').waitFor();
		await running(page).getByRole('progressbar').locator('[style*="var(--ember)"]').waitFor();
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

	it('the job is asked for every 2 s where its events do not come', async () => {
		on.gemini.faults.always('hang', { on: 'speech' });
		const isAboutJob = (request: Request) => /\/jobs\/[\w-]+$/.test(request.url()) && request.method() === 'GET';
		let asked = 0;
		let answered = 0;
		const { page, close } = await on.generates(PARAGRAPH, async (page) => {
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
	it('a failure is told by a notice to whoever has hidden the dialog', async () => {
		// Tried again and again, until there is nobody to see how it fails.
		on.gemini.faults.always('http-503', { on: 'speech' });
		const { page, close } = await on.generates(PARAGRAPH);
		await running(page).getByRole('button', { name: 'Ocultar' }).last().click();
		await running(page).waitFor({ state: 'detached' });
		on.gemini.faults.clear();
		on.gemini.faults.always('key-invalid', { on: 'speech' });
		await notice(page).filter({ hasText: 'Falha na Geração' }).waitFor();
		await close();
	});
});
