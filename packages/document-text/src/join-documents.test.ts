import { expect, it } from 'vitest';
import { joinDocuments } from './join-documents.ts';
import { mapDocuments } from './map-documents.ts';
import { parseBlocks } from './parse-blocks.ts';

const prose = (thing: string) => `Ninguém media ${thing} antes daquele ano, e com isso a obra começou às cegas.`;

it('documents follow one another under their titles, without front matter and the line that is the title', () => {
	const first = `---\ntitle: "A ponte"\n---\n\n# A ponte\n\n${prose('os cabos')}\n\n## Os custos\n\n${prose('o aço')}\n`;
	const second = `${prose('a balsa')}\n\n# Capítulo\n\n${prose('o rio')}\n`;
	const { text, documents } = joinDocuments([
		{ id: 'one', title: 'A ponte', text: first },
		{ id: 'two', title: '2. A balsa & o rio', text: second },
	]);
	expect(text.match(/A ponte/g)).toHaveLength(1);
	const { sections, language } = mapDocuments(text, documents);
	expect(language).toBe('pt');
	expect(sections.map(({ heading, level, path }) => [heading, level, path])).toEqual([
		['A ponte', 1, []],
		['Os custos', 2, ['A ponte']],
		['2. A balsa & o rio', 1, []],
		['Capítulo', 2, ['2. A balsa & o rio']],
	]);
	expect(sections.map(({ end }) => end)).toEqual([...sections.slice(1).map(({ start }) => start), text.length]);
	const headings = parseBlocks(text, 0).flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
	expect(headings).toEqual(['A ponte', 'Os custos', '2. A balsa & o rio', 'Capítulo']);

	const bytes = Buffer.from(text);
	for (const [index, whole] of [first, second].entries()) {
		const { start, end, from, byteStart, byteEnd, byteFrom, head } = documents[index] ?? expect.fail();
		const own = text.slice(start, end);
		expect(whole.slice(from, from + own.length)).toBe(own);
		expect(bytes.subarray(byteStart, byteEnd).toString()).toBe(own);
		expect(Buffer.from(whole).subarray(byteFrom).toString().startsWith(own)).toBe(true);
		expect(whole.slice(head.start, head.end)).toBe(index === 0 ? '# A ponte' : '');
	}
});

it.each([
	['a block of code', `${prose('o vão')}\n\n~~~~js\nconst a = 1;\n`],
	['a comment', `${prose('o vão')}\n\n<!-- nota\n`],
])('%s that is left open does not swallow the next document', (_, open) => {
	const { text, documents } = joinDocuments([
		{ id: 'one', title: 'Um', text: open },
		{ id: 'two', title: 'Dois', text: `${prose('o rio')}\n` },
	]);
	expect(mapDocuments(text, documents).sections.map(({ heading }) => heading)).toEqual(['Um', 'Dois']);
	const blocks = parseBlocks(text, 0);
	expect(blocks.some((block) => block.kind === 'heading' && block.text === 'Dois')).toBe(true);
});

it('a block of code that ends with the document stays closed', () => {
	const code = `${prose('o vão')}\n\n\`\`\`\nx = 1\n\`\`\``;
	const { documents } = joinDocuments([
		{ id: 'one', title: 'Um', text: code },
		{ id: 'two', title: 'Dois', text: prose('o rio') },
	]);
	expect(documents[1]?.before).toBe('\n\n');
});
