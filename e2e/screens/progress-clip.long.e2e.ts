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
	on.gemini.faults.always('hang', { on: 'speech' });
	const { page, close } = await on.generates(PARAGRAPH, recordProgress);
	const asked = () => on.gemini.calls.filter(({ kind }) => kind === 'speech').length;
	await expect.poll(asked, { timeout: 180_000 }).toBeGreaterThan(0);
	await running(page).locator('[data-growing] canvas').waitFor();
	const before = await seenProgress(page);
	const moved = async () => (await seenProgress(page)).percents.length - before.percents.length;
	await expect.poll(moved, { timeout: 180_000 }).toBeGreaterThanOrEqual(3);
	expect((await seenProgress(page)).left).not.toEqual([]);
	await running(page).getByRole('button', { name: 'Cancelar' }).click();
	await running(page).waitFor({ state: 'detached' });
	await close();
});
