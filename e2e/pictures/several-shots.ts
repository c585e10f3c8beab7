import { sample } from '@nexus/testkit/samples';
import type { Page } from 'playwright-core';
import { click, type Shot } from './shot.ts';

const { content } = sample('long-pt');

/** Four documents for one episode, named as people name them. */
export const chooses = async (page: Page) => {
	await click('button', /^Vários documentos/)(page);
	const files = [
		'Ata da reunião de março.md',
		'Relatório de obras da ponte velha, versão final revisada.md',
		'notas.txt',
	];
	await page.getByLabel('Arquivos a adicionar').setInputFiles(
		files.map((name, index) => ({
			name,
			mimeType: 'text/plain',
			buffer: Buffer.from(content.slice(index * 2_000, (index + 1) * 2_000)),
		})),
	);
	await page.getByRole('button', { name: 'Usar estes 3 documentos' }).and(page.locator(':enabled')).waitFor();
};

/** Several documents for one episode. */
export const SEVERAL_SHOTS: Shot[] = [
	{ name: 'several-dialog', who: 'author', path: '/', arrange: chooses },
	{
		name: 'several-too-many',
		who: 'author',
		path: '/',
		arrange: async (page) => {
			await click('button', /^Vários documentos/)(page);
			await page.getByLabel('Arquivos a adicionar').setInputFiles(
				Array.from({ length: 23 }, (_, index) => ({
					name: `capítulo ${index + 1}.txt`,
					mimeType: 'text/plain',
					buffer: Buffer.from(`Este é o capítulo ${index + 1}. ${content.slice(0, 200)}`),
				})),
			);
			await page.getByText(/^Cabem 20 documentos/).scrollIntoViewIfNeeded();
		},
	},
	{
		name: 'several-chosen',
		who: 'author',
		path: '/',
		full: true,
		arrange: async (page) => {
			await chooses(page);
			await click('button', /^Usar estes/)(page);
			await page.getByRole('region', { name: 'Neste episódio, nesta ordem' }).waitFor();
		},
	},
];
