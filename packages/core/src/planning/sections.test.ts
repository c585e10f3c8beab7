import { mapDocument } from '@nexus/document-text';
import { expect, it } from 'vitest';
import { findSection, mappedSections } from './sections.ts';

const TEXT = '# Título\n\n## Vazia\n\n## Cheia\n\nUm parágrafo.\n\nOutro parágrafo, mais longo do que o primeiro.\n';

it('maps the sections that have text, from where it begins', () => {
	const map = mappedSections(TEXT, mapDocument(TEXT).sections);
	expect(map.map(({ section, heading }) => [section, heading])).toEqual([[2, 'Cheia']]);
	expect(TEXT.slice(map[0]?.start, map[0]?.end).trim()).toMatch(/^Um parágrafo\.\s[\s\S]*primeiro\.$/);
});

it('finds a section, of a long one its beginning up to a border, and none that is not there', () => {
	const whole = findSection({ text: TEXT, section: 2, most: 1000 });
	expect(whole).toMatchObject({ isWhole: true, words: 12, section: { heading: 'Cheia', end: TEXT.length } });
	const cut = findSection({ text: TEXT, section: 2, most: 40 });
	expect(cut?.isWhole).toBe(false);
	expect(cut?.text.trim()).toBe('## Cheia\n\nUm parágrafo.');
	expect(findSection({ text: TEXT, section: 9, most: 1000 })).toBeNull();
});
