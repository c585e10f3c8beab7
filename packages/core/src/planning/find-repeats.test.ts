import { cutParts, mapDocument } from '@nexus/document-text';
import { describe, expect, it } from 'vitest';
import { addRepeatedHeadings, findRepeats } from './find-repeats.ts';

describe('passages that come back', () => {
	it('are found in the later part only', () => {
		const first = 'A ponte velha caiu na cheia de 1911. O resto da história é outro.\n';
		const text = `${first}Uma novidade sem igual começa aqui. A ponte velha caiu na cheia de 1911.\n`;
		const part = (index: number, start: number, end: number) => ({ index, start, end, sections: [] });
		const repeats = findRepeats(text, [part(0, 0, first.length), part(1, first.length, text.length)]);
		expect(repeats[0]).toEqual([]);
		expect(repeats[1]?.map((span) => text.slice(span.start, span.end).trim())).toEqual([
			'A ponte velha caiu na cheia de 1911.',
		]);
	});

	it('are no headings that stand below other headings', () => {
		const filler = 'The pump of the mill was mended, and the tank is full again. '.repeat(400);
		const text = `# Changes\n\n## 2.0\n\n### Fixed\n\n${filler}\n\n## 1.0\n\n### Fixed\n\nThe valve closes.\n`;
		const map = mapDocument(text);
		const sources = cutParts(text, map);
		const repeats = sources.map(() => []);
		addRepeatedHeadings(text, map, sources, repeats);
		expect(sources.length).toBeGreaterThan(1);
		expect(repeats.flat()).toEqual([]);
	});
});
