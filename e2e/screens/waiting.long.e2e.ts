import { launchBrowser } from '@nexus/testkit/browser';
import { type GeminiStack, startGeminiStack } from '@nexus/testkit/gemini-stack';
import { sample } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violations } from '../violations.ts';
import { reachLastStep } from './generator-steps.ts';
import { type Visit, visit } from './signed-in.ts';

let on: GeminiStack;
let browser: Browser;
beforeAll(async () => {
	// Nothing is tried again by itself while these tests last.
	const outages = { firstPauseMs: 600_000, mostPauseMs: 600_000 };
	[on, browser] = await Promise.all([startGeminiStack({}, { retry: { attempts: 1 } }, { outages }), launchBrowser()]);
});
afterAll(async () => {
	await browser?.close();
	await on?.close();
});
beforeEach(() => {
	on.gemini.faults.clear();
	on.gemini.reset();
});

const running = (page: Page) => page.getByRole('dialog', { name: 'Gerando seu podcast' });
const ready = (page: Page) => page.getByRole('dialog', { name: 'Podcast pronto' });
const WAITS = /^Aguardando o provedor de voz voltar, nova tentativa (amanhã )?às \d\d:\d\d$/;

async function generates(file: ReturnType<typeof sample>): Promise<Visit> {
	const guest = await visit(browser, await ApiClient.registered(on.stack.url));
	await guest.page.goto(on.stack.url);
	await reachLastStep(guest.page, file);
	await guest.page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
	return guest;
}

/** What was paid for: the words of speech, the questions of text. */
const answered = (kind: 'text' | 'speech') =>
	on.gemini.calls
		.filter((call) => call.kind === kind && call.outcome === 'answered')
		.map(({ turns, request }) => (kind === 'speech' ? turns.join() : JSON.stringify(request)));

function expectScriptPaidOnce(): void {
	expect(answered('text').length).toBeGreaterThan(0);
	expect(new Set(answered('text')).size).toBe(answered('text').length);
}

describe('while the provider of the voices is gone', () => {
	it('the dialog, the list and the page say so, also after a reload, and "Tentar agora" goes on with what is kept', async () => {
		const failing = Array.from({ length: 30 }, (_, index) => index + 2);
		on.gemini.faults.set({ rules: failing.map((call) => ({ fault: 'http-503', on: 'speech', call })) });
		const { page, seen, close } = await generates(sample('short-pt'));
		await running(page).getByText(WAITS).waitFor();
		await running(page)
			.getByText(/^Em espera há \d+ (s|min)\. O que já foi feito está guardado\.$/)
			.waitFor();
		expect(await violations(page)).toEqual([]);

		await page.reload();
		await page.getByRole('listitem').getByText(WAITS).first().waitFor();
		await page.getByRole('link', { name: 'short-pt' }).first().click();
		const panel = page.getByRole('region', { name: 'Geração em andamento' });
		await panel.getByText(WAITS).waitFor();
		expect(await violations(page)).toEqual([]);

		await panel.getByRole('button', { name: 'Acompanhar' }).click();
		await running(page).getByRole('button', { name: 'Continuar de outra forma' }).click();
		await running(page)
			.getByText(/^O roteiro fica como está[.,]/)
			.waitFor();
		await running(page).getByRole('link', { name: 'use a sua própria chave' }).waitFor();
		expect(await violations(page)).toEqual([]);
		await page.setViewportSize({ width: 390, height: 844 });
		const rightEdge = async (what: Locator) => {
			const box = await what.boundingBox();
			return (box?.x ?? Number.NaN) + (box?.width ?? 0);
		};
		expect(await rightEdge(running(page).getByRole('button', { name: /^Usar/ }).first())).toBeLessThan(
			await rightEdge(running(page).getByRole('region', { name: 'Em espera' })),
		);
		on.gemini.faults.clear();
		await running(page).getByRole('button', { name: 'Tentar agora' }).click();
		await ready(page).waitFor({ timeout: 240_000 });
		expectScriptPaidOnce();
		const spoken = answered('speech');
		expect(spoken.length).toBeGreaterThan(1);
		expect(new Set(spoken).size).toBe(spoken.length);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});

	it('the episode goes on with the voices of this machine when asked to', async () => {
		on.gemini.faults.always('http-503', { on: 'speech' });
		const { page, close } = await generates(sample('paragraph-pt'));
		await running(page).getByRole('button', { name: 'Continuar de outra forma' }).click();
		await running(page).getByRole('button', { name: 'Usar a voz básica desta instalação, sem custo' }).click();
		await ready(page).waitFor({ timeout: 240_000 });
		expectScriptPaidOnce();
		expect(answered('speech')).toEqual([]);
		await close();
	});
});

it('a provider that says nothing is told of, with since when and when it is asked again', async () => {
	const silent = await startGeminiStack({}, { timeouts: { firstByteMs: 8_000 }, retry: { attempts: 1 } });
	silent.gemini.faults.always('hang', { on: 'speech' });
	const guest = await visit(browser, await ApiClient.registered(silent.stack.url));
	await guest.page.goto(silent.stack.url);
	await reachLastStep(guest.page, sample('paragraph-pt'));
	await guest.page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
	const told = running(guest.page).getByRole('region', { name: 'Em espera' });
	await told
		.getByText(/^Sem resposta do provedor de voz, (nova tentativa (amanhã )?às \d\d:\d\d|tentando de novo agora)$/)
		.waitFor();
	await told.getByText(/^Sem resposta há \d+ s\. O que já foi feito está guardado\.$/).waitFor();
	expect(
		await running(guest.page)
			.getByText(/restantes$/)
			.count(),
	).toBe(0);
	await guest.close();
	await silent.close();
});

it('an episode that the provider of the voices has failed goes on with other voices, its script kept', async () => {
	on.gemini.faults.always('http-403', { on: 'speech' });
	const { page, close } = await generates(sample('paragraph-pt'));
	const failed = page.getByRole('dialog', { name: 'Falha na Geração' });
	const ways = failed.getByRole('region', { name: 'Continuar de outra forma' });
	await ways.getByRole('button', { name: 'Escrever e narrar nesta instalação' }).waitFor();
	expect(await violations(page)).toEqual([]);
	await ways.getByRole('button', { name: 'Usar a voz básica desta instalação, sem custo' }).click();
	await failed.waitFor({ state: 'detached' });
	await ready(page).waitFor({ timeout: 240_000 });
	expectScriptPaidOnce();
	expect(answered('speech')).toEqual([]);
	await close();
});
