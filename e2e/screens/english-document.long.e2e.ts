import type { PodcastDetails, Transcript } from '@nexus/contract';
import { inParts, sample, stretchesOf } from '@nexus/testkit/samples';
import { ApiClient } from '@nexus/testkit/stack';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { dialog, rows } from './script-visit.ts';
import { visit } from './signed-in.ts';

const on = browsing();
let client: ApiClient;
let episode: PodcastDetails;
let text: string;
beforeAll(async () => {
	client = await ApiClient.registered(on.stack.url);
	const article = sample('article-en')
		.content.replace(/^---[\s\S]*?---\n/, '')
		.replace(/^#.*\n+|_/gm, '');
	const [first, rest, questions, towers, more] = stretchesOf(article, [900, 400, 400, 500, 600]);
	text = inParts([
		`# THE GNU MANIFESTO\n\nPeople run the GNU system every day, and lighthouses do too.\n\n${first}`,
		`${rest}\n\n## Questions\n\n${questions}\n\n## Towers\n\n${towers}\n\n## Questions\n\n${more}`,
	]);
	// Portuguese is asked for, which nothing here can write out of an English text.
	episode = await client.makeEpisode('manifesto.md', text, { language: 'pt-BR' });
});

const wordsOf = (said: string): string[] => said.match(/[\p{L}\p{N}]+/gu) ?? [];

it('chapters of one title are named apart, and GNU keeps its capitals', async () => {
	const { page, seen, close } = await visit(on.browser, client);
	await page.goto(`${on.stack.url}/podcasts/${episode.id}`);
	const chapters = page.getByRole('navigation', { name: 'Capítulos' }).getByRole('listitem');
	await chapters.first().waitFor();
	const titles = (await chapters.allInnerTexts()).map((shown) => shown.split('\n')[0] ?? '');
	expect(new Set(titles).size).toBe(titles.length);
	expect(titles.filter((title) => title.startsWith('Questions'))).toEqual([
		expect.stringMatching(/^Questions: \p{L}+$/u),
		expect.stringMatching(/^Questions: \p{L}+$/u),
	]);
	expect(titles).toContain('The GNU manifesto');
	const shown = (await page.locator('main').textContent()) ?? '';
	expect(shown).not.toContain('Gnu');
	expect(shown).not.toMatch(/continued|continuação/i);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('its script is in its own language, and says nothing of what Nexus cannot do', async () => {
	expect(episode.language).toBe('en-US');
	const { page, close } = await visit(on.browser, client);
	await page.goto(`${on.stack.url}/podcasts/${episode.id}`);
	await page.getByRole('button', { name: 'Roteiro', exact: true }).click();
	await rows(page).first().waitFor();
	expect(await rows(page).count()).toBeGreaterThan(15);
	const script = (await dialog(page).textContent()) ?? '';
	expect(script).toContain('The GNU manifesto');
	expect(script).not.toMatch(/\b(Nexus|language model|modelo de linguagem|translat\w*|traduz\w*|Portuguese)\b/i);
	expect(script).not.toMatch(/\b(documento|leitura|Encerramento)\b/);
	await close();
});

/** Has the page read of passages that begin and end within a word, as scripts of earlier versions do, one of them long. */
async function cutWithinWords(page: Page): Promise<void> {
	await page.route(/\/transcript\?/, async (route) => {
		const response = await route.fetch();
		const transcript: Transcript = await response.json();
		const towers = text.indexOf('## Towers');
		for (const { passages } of transcript.lines) {
			for (const passage of passages) {
				if (passage.start > towers && passage.end < towers + 300) passage.end = towers + 1_000;
				while (!isWithinWord(passage.start)) passage.start++;
				while (!isWithinWord(passage.end)) passage.end--;
			}
		}
		await route.fulfill({ response, json: transcript });
	});
}
const isWithinWord = (at: number): boolean => /^\p{L}{2}$/u.test(text.slice(at - 1, at + 1));

it('a passage beside a line is never cut within a word', async () => {
	const { page, close } = await visit(on.browser, client);
	await cutWithinWords(page);
	const { lines } = await client.transcript(episode.id);
	await page.goto(`${on.stack.url}/podcasts/${episode.id}`);
	const beside = page.getByRole('complementary', { name: 'Fonte da fala' });
	await page.locator('[data-line="0"]').focus();
	const whole = new Set(wordsOf(text));
	const cut: string[] = [];
	for (const [index, { spans }] of lines.entries()) {
		if (index > 0) await page.keyboard.press('ArrowDown');
		await page.locator(`[data-line="${index}"]:focus`).waitFor();
		// Of many passages, the first are shown; the first may be a heading.
		const inside = spans
			.slice(0, 2)
			.map(([from, to]) => text.slice(from, to).split(' ').slice(2, -2).slice(0, 3).join(' '))
			.findLast((words) => words.length > 5);
		if (inside) await beside.locator('mark').filter({ hasText: inside }).first().waitFor();
		const shown = await beside.locator('blockquote, mark').allTextContents();
		cut.push(...shown.flatMap(wordsOf).filter((word) => !whole.has(word)));
	}
	expect(cut).toEqual([]);
	await close();
});
