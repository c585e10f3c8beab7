import type { ChangeScriptBody, Job, Script } from '@nexus/contract';
import { describe, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { violations } from '../violations.ts';

import { asksForScript, dialog, edit, field, rows } from './script-visit.ts';

const on = browsing();

describe('the script preview', () => {
	it('is edited line by line, saved, and voiced exactly as it was approved', async () => {
		const { page, seen, client, drafts, close } = await asksForScript(on);
		await edit(page);
		const before = await rows(page).count();
		await rows(page).nth(1).click();
		await field(page).fill('Primeira metade. Segunda metade.');
		await field(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(16, 16));
		await dialog(page).getByRole('button', { name: 'Dividir no cursor' }).click();
		await expect.poll(() => field(page).inputValue()).toBe('Segunda metade.');
		await dialog(page)
			.getByRole('button', { name: /^Passar para / })
			.click();
		await page.keyboard.press('Control+Enter');
		await field(page).fill('Uma fala nova.');
		await dialog(page).getByRole('button', { name: 'Mover para cima' }).click();
		expect(await violations(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect.poll(() => rows(page).count()).toBe(before + 2);
		for (let left = before + 2; left > 6; left--) {
			await rows(page).last().click();
			await dialog(page).getByRole('button', { name: 'Excluir fala' }).click();
		}
		const saving = page.waitForRequest((request) => request.url().endsWith('/script'));
		await dialog(page).getByRole('button', { name: 'Salvar roteiro' }).click();
		await dialog(page).getByRole('button', { name: 'Approve & Generate' }).waitFor();
		const sent = await saving;
		expect(sent.method()).toBe('PATCH');
		// The first line was left alone.
		const { changes } = sent.postDataJSON() as ChangeScriptBody;
		expect(changes[0]?.after).not.toBeNull();
		expect(changes.flatMap(({ lines }) => lines.map(({ text }) => text))).toEqual([
			'Primeira metade.',
			'Uma fala nova.',
			'Segunda metade.',
		]);
		const [id = ''] = drafts;
		const saved = await client.expect<Script>('GET', `/api/v1/podcasts/${id}/script`);
		const texts = saved.lines.map(({ text }) => text);
		expect(texts.slice(1, 4)).toEqual(['Primeira metade.', 'Uma fala nova.', 'Segunda metade.']);
		expect(texts).toHaveLength(6);
		expect(saved.lines[1]?.spans).toEqual([]);
		await rows(page).nth(1).focus();
		await dialog(page).getByText('Escrita por você.').last().waitFor();

		await dialog(page).getByRole('button', { name: 'Approve & Generate' }).click();
		await page.getByRole('dialog', { name: 'Podcast pronto' }).waitFor({ timeout: 240_000 });
		const podcast = await client.podcast(id);
		expect(podcast).toMatchObject({ draft: false, title: 'paragraph-pt', script_content: saved.content });
		expect((await client.transcript(id)).lines.map(({ text }) => text)).toEqual(texts);
		const { jobs } = await client.expect<{ jobs: Job[] }>('GET', `/api/v1/podcasts/jobs/?podcast_id=${id}`);
		expect(jobs.map(({ kind }) => kind).toSorted()).toEqual(['episode', 'script']);
		expect(seen).toEqual({ errors: [], foreign: [] });
		await close();
	});
});
