import { PART_CHARACTERS } from '@nexus/contract';
import { describe, expect, it } from 'vitest';
import { cutParts } from './cut-parts.ts';
import { mapDocument } from './map-document.ts';

const SENTENCE = 'A prefeitura comprou a mata e plantou mudas na beira do rio que corta a cidade. ';
const PARAGRAPH = `${SENTENCE.repeat(6).trim()}\n\n`;

function cut(text: string) {
	return cutParts(text, mapDocument(text));
}

function expectTiles(text: string, parts: ReturnType<typeof cut>): void {
	let at = 0;
	parts.forEach((part, index) => {
		expect(part.index).toBe(index);
		expect(text.slice(at, part.start).trim()).toBe('');
		expect(part.end).toBeGreaterThan(part.start);
		expect(part.end - part.start).toBeLessThanOrEqual(PART_CHARACTERS);
		at = part.end;
	});
	expect(text.slice(at).trim()).toBe('');
}

const TEXTS: Record<string, string> = {
	'one sentence': SENTENCE,
	'paragraphs without headings': PARAGRAPH.repeat(60),
	'Markdown sections': Array.from(
		{ length: 40 },
		(_, index) => `## Seção ${index}\n\n${PARAGRAPH.repeat((index % 5) + 1)}`,
	).join(''),
	'one giant line': SENTENCE.repeat(500),
	'one giant word': 'palavra'.repeat(6000),
	'surrogate pairs': '😀'.repeat(20_000),
	'hard-wrapped lines': `${SENTENCE.trim()}\n`.repeat(500),
	'a huge code block': `# A\n\n\`\`\`\n${'x = 1\n\ny = 2\n'.repeat(2000)}\`\`\`\n\n${PARAGRAPH.repeat(20)}`,
	'much white space': `${PARAGRAPH}${'\n'.repeat(20_000)}${PARAGRAPH.repeat(30)}${' '.repeat(9000)}`,
	'a giant table': `# T\n\n| a | b |\n|---|---|\n${'| um | dois |\n'.repeat(3000)}`,
};

describe('cutParts', () => {
	it.each(Object.entries(TEXTS))('tiles %s within the limit', (_, text) => {
		expectTiles(text, cut(text));
	});

	it('keeps what fits in one part whole', () => {
		const text = PARAGRAPH.repeat(15);
		expect(text.length).toBeLessThan(PART_CHARACTERS);
		expect(cut(text)).toHaveLength(1);
	});

	it('cuts no sentence that runs over two lines', () => {
		const text = `${SENTENCE}${SENTENCE}`.replace('na beira ', 'na beira\n').replace('do rio ', 'do rio\n').repeat(60);
		for (const part of cut(text)) expect(text.slice(part.start, part.end)).toMatch(/^A prefeitura[\s\S]*cidade\.$/);
	});

	it('gives nothing for a text of white space', () => {
		expect(cut(' \n\n ')).toEqual([]);
	});

	it('makes the first of several parts short and the others even', () => {
		const lengths = cut(PARAGRAPH.repeat(80)).map((part) => part.end - part.start);
		const [first = 0, ...others] = lengths;
		expect(first).toBeGreaterThan(750);
		expect(first).toBeLessThanOrEqual(1500);
		expect(Math.min(...others)).toBeGreaterThan(Math.max(...others) * 0.7);
	});

	it('cuts 8000 characters into two parts, none of them tiny', () => {
		const parts = cut(PARAGRAPH.repeat(17));
		expect(parts).toHaveLength(2);
		expect(Math.min(...parts.map((part) => part.end - part.start))).toBeGreaterThan(1000);
	});

	it('cuts at section borders where it can', () => {
		const text = TEXTS['Markdown sections'] ?? '';
		const starts = cut(text).map((part) => text.slice(part.start, part.start + 3));
		expect(starts.filter((start) => start === '## ').length).toBe(starts.length);
	});

	it('cuts between paragraphs, else between sentences', () => {
		const paragraphs = TEXTS['paragraphs without headings'] ?? '';
		for (const part of cut(paragraphs).slice(1)) expect(paragraphs.slice(part.start - 2, part.start)).toBe('\n\n');
		const line = TEXTS['one giant line'] ?? '';
		for (const part of cut(line)) expect(line.slice(part.start, part.end)).toMatch(/^A prefeitura .*cidade\.$/s);
	});

	it('does not cut in a code block that it can leave whole', () => {
		const code = `\`\`\`\n${'linha\n\n'.repeat(300)}\`\`\`\n\n`;
		const text = PARAGRAPH.repeat(11) + code + PARAGRAPH.repeat(20);
		for (const part of cut(text)) expect((text.slice(part.start, part.end).match(/```/g) ?? []).length % 2).toBe(0);
	});

	it('gives each part its sections, clipped to it', () => {
		const text = TEXTS['Markdown sections'] ?? '';
		for (const part of cut(text)) {
			expect(part.sections.length).toBeGreaterThan(0);
			for (const section of part.sections) {
				expect(section.start).toBeGreaterThanOrEqual(part.start);
				expect(section.end).toBeLessThanOrEqual(part.end);
			}
		}
	});

	it('does not split surrogate pairs', () => {
		const text = TEXTS['surrogate pairs'] ?? '';
		for (const part of cut(text)) expect(text.slice(part.start, part.end).isWellFormed()).toBe(true);
	});

	it('obeys other limits', () => {
		const text = PARAGRAPH.repeat(20);
		const parts = cutParts(text, mapDocument(text), { limit: 1000, first: 1000 });
		expect(parts.every((part) => part.end - part.start <= 1000)).toBe(true);
	});
});
