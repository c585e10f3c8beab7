import { mapDocument } from '@nexus/document-text';
import { describe, expect, it } from 'vitest';
import { readPart } from './read-part.ts';
import { contentBudget, selectUnits } from './select.ts';
import { textOf } from './unit.ts';

const TEXT = `# Putty

We made the old putty again. It took seventeen batches. Batch 1 never set. Batch 9 was eaten by a dog.

Adeyemi had learned his trade on medieval windows in York. The windows leaked for a century.

The board voted it down in 2012. Its members wanted a museum.
`;

const told = (budget: number): string[] =>
	selectUnits(readPart(TEXT, 0, mapDocument(TEXT).sections, 'en-US'), budget, 'en-US')
		.flat()
		.map(textOf);

describe('what is chosen of a section', () => {
	it('is all of it where there is room', () => {
		expect(told(Number.POSITIVE_INFINITY)).toHaveLength(8);
	});

	it('is whole runs from their first sentence: none stands without the one that it needs', () => {
		for (let budget = 40; budget < 360; budget += 20) {
			const sentences = told(budget);
			expect(sentences.length).toBeGreaterThan(0);
			for (const [later, earlier] of [
				['It took', 'We made'],
				['Batch 9', 'Batch 1'],
				['The windows', 'Adeyemi had'],
				['Its members', 'The board'],
			] as const) {
				const at = sentences.findIndex((text) => text.startsWith(later));
				if (at >= 0) expect(sentences[at - 1], later).toMatch(new RegExp(`^${earlier}`));
			}
		}
	});
});

it('a document of few parts is read whole, of a book a part of each', () => {
	expect(contentBudget(4000, 5)).toBe(Number.POSITIVE_INFINITY);
	expect(contentBudget(4000, 10)).toBeLessThan(4000);
	expect(contentBudget(4000, 200)).toBeGreaterThan(1400);
});
