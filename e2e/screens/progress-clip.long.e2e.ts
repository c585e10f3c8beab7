import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { generating, PARAGRAPH, running } from './generating.ts';

const on = generating();

/** Notes each percentage and remaining time that the dialog shows, however briefly. */
async function recordProgress(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const percents = new Set<string>();
		const left = new Set<string>();
		const note = () => {
			const text = document.querySelector('[role=dialog]')?.textContent ?? '';
			for (const [percent] of text.matchAll(/\d+%/g)) percents.add(percent);
			for (const [told] of text.matchAll(/(cerca de \d+ (minutos|segundos)|poucos segundos) restantes/g))
				left.add(told);
		};
		new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
		Object.assign(window, { seenProgress: () => ({ percents: [...percents], left: [...left] }) });
	});
}
const seenProgress = (page: Page) =>
	page.evaluate(() =>
		(window as unknown as { seenProgress: () => { percents: string[]; left: string[] } }).seenProgress(),
	);

// Alone in its file: where other episodes have told the provider's pace before, the first clip ends in one step.
it('a clip that a provider has not sent yet moves the percentage and its waveform, and what is left is told', async () => {
	on.gemini.faults.set({ pace: { secondsPerAudioSecond: 1.2 } });
	const { page, close } = await on.generates(PARAGRAPH, recordProgress);
	const speech = (outcome: 'answered' | 'pending') =>
		on.gemini.calls.filter((call) => call.kind === 'speech' && call.outcome === outcome).length;
	await expect.poll(() => speech('pending'), { timeout: 180_000 }).toBe(1);
	const before = await seenProgress(page);
	await running(page).locator('[data-growing] canvas').waitFor();
	let during = before;
	await expect
		.poll(
			async () => {
				const now = await seenProgress(page);
				if (speech('answered') > 0) return true;
				during = now;
				return false;
			},
			{ timeout: 180_000 },
		)
		.toBe(true);
	expect(during.percents.length - before.percents.length).toBeGreaterThanOrEqual(3);
	expect(during.left).not.toEqual([]);
	await running(page).getByRole('button', { name: 'Cancelar' }).click();
	await running(page).waitFor({ state: 'detached' });
	await close();
});
