import { fileURLToPath } from 'node:url';
import { ApiClient } from '@nexus/testkit/stack';
import { expect, it } from 'vitest';
import { browsing } from '../browsing.ts';
import { goOn } from '../screens/generator-steps.ts';
import { visit } from '../screens/signed-in.ts';
import { violations } from '../violations.ts';

const PDF = new URL('../../packages/adapters/src/document-conversion/fixtures/files/half-scan.pdf', import.meta.url);
const on = browsing();

it('documents of the library and a file are put in order by hand and become one episode, whose lines name theirs', async () => {
	const client = await ApiClient.registered(on.stack.url);
	await client.upload('marés.md', '# As marés\n\nA maré sobe duas vezes por dia. A Lua puxa a água do mar.\n');
	await client.upload('pontes.md', '# As pontes\n\nA ponte velha tem 821 metros. Ela foi aberta em 1911.\n');
	const { page, seen, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	await page.getByRole('button', { name: 'Vários documentos' }).click();
	const dialog = page.getByRole('dialog', { name: 'Vários documentos' });
	await dialog.getByRole('button', { name: 'Adicionar pontes.md' }).click();
	const use = dialog.getByRole('button', { name: /^Usar estes/ });
	expect(await use.isDisabled()).toBe(true);
	await dialog.getByLabel('Arquivos a adicionar').setInputFiles(fileURLToPath(PDF));
	await dialog.getByRole('button', { name: 'Mover half-scan.pdf para cima' }).waitFor();
	await dialog.getByRole('button', { name: 'Adicionar marés.md' }).click();

	const names = () =>
		dialog.getByRole('list', { name: 'Documentos do episódio' }).getByRole('listitem').allInnerTexts();
	const order = async () => (await names()).map((text) => text.replace(/^\s*\d+\.\s*/, '').trim());
	expect(await order()).toEqual(['pontes.md', 'half-scan.pdf', 'marés.md']);
	// By keyboard alone: the button keeps the focus while its row moves.
	await dialog.getByRole('button', { name: 'Mover marés.md para cima' }).focus();
	await page.keyboard.press('Enter');
	await dialog.getByText('marés.md: 2º de 3').waitFor();
	await page.keyboard.press('Enter');
	await dialog.getByText('marés.md: 1º de 3').waitFor();
	expect(await order()).toEqual(['marés.md', 'pontes.md', 'half-scan.pdf']);
	expect(await violations(page)).toEqual([]);
	await use.click();

	await goOn(page).waitFor();
	await page.getByText('Até 20 documentos, no máximo 10MB juntos').waitFor();
	expect(await page.getByText('máximo de 10MB por arquivo').count()).toBe(0);
	await page.reload();
	const chosen = page.getByRole('region', { name: 'Neste episódio, nesta ordem' });
	await chosen.getByRole('listitem').nth(2).waitFor();
	expect((await chosen.getByRole('listitem').allInnerTexts()).join()).toMatch(/marés[\s\S]*pontes[\s\S]*half-scan/);
	await chosen.getByRole('button', { name: 'Mudar documentos' }).click();
	await dialog.getByRole('button', { name: 'Mover pontes.md para cima' }).click();
	await dialog.getByRole('button', { name: 'Usar estes 3 documentos' }).click();
	await expect.poll(() => chosen.getByRole('listitem').first().textContent()).toContain('pontes');
	await goOn(page).click();
	await page.getByRole('heading', { name: 'Apresentadores' }).waitFor();
	await page.getByRole('button', { name: 'Continuar' }).click();

	await page.getByRole('button', { name: 'Ver Roteiro' }).click();
	const script = page.getByRole('dialog').filter({ hasText: 'A ponte velha tem 821 metros' });
	await script.waitFor();
	await script.getByText('A ponte velha tem 821 metros').first().click();
	const source = page.getByRole('complementary', { name: 'Trecho do documento' });
	await source.getByText('pontes.md', { exact: true }).waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Gerar Podcast Completo' }).click();
	await page.getByText('Concluído', { exact: true }).first().waitFor({ timeout: 120_000 });

	const { podcasts } = await client.expect<{ podcasts: { id: string; title: string; document_ids: string[] }[] }>(
		'GET',
		'/api/v1/podcasts/',
	);
	expect(podcasts[0]).toMatchObject({ title: 'pontes, marés e half-scan' });
	expect(podcasts[0]?.document_ids).toHaveLength(3);
	await page.goto(`${on.stack.url}/podcasts/${podcasts[0]?.id}`);
	await page.getByText('half-scan.pdf').first().waitFor();
	await page.getByRole('heading', { name: 'O que o episódio conta dos documentos' }).waitFor();
	await page.getByRole('img', { name: /^Do começo ao fim dos documentos/ }).waitFor();
	expect(
		await page
			.getByRole('listitem')
			.filter({ hasText: /\.(?:md|pdf)/ })
			.allInnerTexts(),
	).toHaveLength(3);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});

it('what is added and taken out is said, the focus goes to the next row, and what is too much is told before it is sent', async () => {
	const client = await ApiClient.registered(on.stack.url);
	const line = 'Uma frase que se repete muitas vezes neste documento grande.\n';
	const large = (megabytes: number) => `# Grande\n\n${line.repeat(Math.ceil((megabytes * 1024 * 1024) / line.length))}`;
	await client.upload('seis.md', large(6));
	await client.upload('cinco.md', large(5));
	await client.upload('curto.md', '# Curto\n\nUma frase que basta para ser um documento.\n');
	const { page, seen, close } = await visit(on.browser, client);
	await page.goto(on.stack.url);
	await page.getByRole('button', { name: 'Vários documentos' }).click();
	const dialog = page.getByRole('dialog', { name: 'Vários documentos' });
	const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
	const said = (what: string) => dialog.getByRole('status').filter({ hasText: what }).waitFor({ state: 'attached' });
	// Newest first: curto, cinco, seis.
	await dialog.getByRole('button', { name: 'Adicionar curto.md' }).focus();
	await page.keyboard.press('Enter');
	await said('curto.md entrou na lista');
	await expect.poll(focused).toBe('Adicionar cinco.md');
	await page.keyboard.press('Enter');
	await said('cinco.md entrou na lista');
	await expect.poll(focused).toBe('Adicionar seis.md');
	await dialog.getByText(/^Juntos: 5(,\d+)? MB de 10(,00)? MB$/).waitFor();
	await page.keyboard.press('Enter');
	await dialog
		.getByRole('alert')
		.filter({ hasText: /passam do limite de 10(,00)? MB: tire algum da lista\.$/ })
		.waitFor();
	expect(await dialog.getByRole('button', { name: 'Usar estes 3 documentos' }).isDisabled()).toBe(true);
	expect(await violations(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Tirar cinco.md' }).focus();
	await page.keyboard.press('Enter');
	await said('cinco.md saiu da lista');
	await expect.poll(focused).toBe('Tirar seis.md');
	expect(await dialog.getByRole('button', { name: 'Usar estes 2 documentos' }).isEnabled()).toBe(true);
	const files = Array.from({ length: 20 }, (_, index) => ({
		name: `página ${index + 1}.txt`,
		mimeType: 'text/plain',
		buffer: Buffer.from(`# Página ${index + 1}\n\nA página ${index + 1} tem uma frase só.\n`),
	}));
	await dialog.getByLabel('Arquivos a adicionar').setInputFiles(files);
	await dialog.getByText('Cabem 20 documentos. Ficaram de fora: página 19.txt e página 20.txt.').waitFor();
	const rows = dialog.getByRole('list', { name: 'Documentos do episódio' }).getByRole('listitem');
	expect(await rows.count()).toBe(20);
	expect(await rows.filter({ hasText: /página (19|20)\.txt/ }).count()).toBe(0);
	expect(seen).toEqual({ errors: [], foreign: [] });
	await close();
});
