import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { convert } from './convert.ts';
import { EXPECTED, REFUSED } from './fixtures/expected.ts';

const fileBytes = async (name: string): Promise<Uint8Array> =>
	new Uint8Array(await readFile(new URL(`./fixtures/files/${name}`, import.meta.url)));

/** The name says nothing true: what a file is must be told from its content. */
const read = async (name: string) =>
	await convert(
		{
			bytes: await fileBytes(name),
			name: 'lista.xlsx',
			url: name.startsWith('pagina') ? 'https://jornal.exemplo/feira' : null,
		},
		() => undefined,
	);

it.each(EXPECTED)(
	'$file keeps what is to be read and nothing else',
	async ({ file, kind, title, author, pages, has, lacks }) => {
		const document = await read(file);
		expect([document.kind, document.title]).toEqual([kind, title]);
		if (author !== undefined) expect(document.author).toBe(author);
		if (pages !== undefined) expect(document.pages).toBe(pages);
		for (const wanted of has) expect(document.markdown).toMatch(wanted);
		for (const unwanted of lacks) expect(document.markdown).not.toMatch(unwanted);
		for (const { offset } of document.marks) expect(offset).toBeLessThan(document.markdown.length);
	},
);

it.each(REFUSED)('%s is refused as %s', async (file, code) => {
	await expect(read(file)).rejects.toMatchObject({ code });
});

it('remembers the page of every passage, and says which pages are pictures', async () => {
	const { markdown, marks, warnings } = await read('half-scan.pdf');
	const pageOf = (text: string) => marks.findLast(({ offset }) => offset <= markdown.indexOf(text))?.page;
	expect([pageOf('Introdução'), pageOf('A recomendação é simples'), pageOf('[^1]: ')]).toEqual([1, 2, 1]);
	expect(warnings).toEqual([{ code: 'image_pages', count: 2, pages: [3, 4] }]);
});
