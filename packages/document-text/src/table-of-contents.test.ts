import { MAP_SECTIONS_MAX } from '@nexus/contract';
import { describe, expect, it } from 'vitest';
import { mapDocument } from './map-document.ts';
import { tableOfContents } from './table-of-contents.ts';

const contentsOf = (text: string) => tableOfContents(mapDocument(text).sections);

describe('the table of contents', () => {
	it('has each heading with what stands under it, and no title above everything', () => {
		const text = '# Guia\n\nOi.\n\n## A horta\n\nTexto.\n\n### A terra\n\nTexto.\n\n## A poda\n\nTexto.\n';
		expect(contentsOf(text)).toEqual([
			{ heading: 'A horta', depth: 0, first: 1, last: 2 },
			{ heading: 'A terra', depth: 1, first: 2, last: 2 },
			{ heading: 'A poda', depth: 0, first: 3, last: 3 },
		]);
	});

	it('leaves out the deepest levels of a document that has too many', () => {
		const chapter = `## Capítulo\n\nTexto.\n\n${'### Parte\n\nTexto.\n\n'.repeat(30)}`;
		const contents = contentsOf(chapter.repeat(10));
		expect(contents).toHaveLength(10);
		expect(contents[1]).toEqual({ heading: 'Capítulo', depth: 0, first: 31, last: 61 });
		expect(contentsOf('## Parte\n\nTexto.\n\n'.repeat(MAP_SECTIONS_MAX + 1))).toEqual([]);
	});

	it('is empty without headings, and keeps a long heading short', () => {
		expect(contentsOf('Só um parágrafo, sem título nenhum, que diz uma coisa.')).toEqual([]);
		expect(contentsOf(`## ${'longo '.repeat(60)}\n\nTexto.\n`)[0]?.heading).toHaveLength(120);
	});
});
