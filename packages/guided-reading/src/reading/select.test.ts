import { mapDocument } from '@nexus/document-text';
import { describe, expect, it } from 'vitest';
import { readPart } from './read-part.ts';
import { contentBudget, selectUnits } from './select.ts';
import { textOf } from './unit.ts';

const TEXT = `# Putty

We made the old putty again. It took seventeen batches. Batch 1 never set. Batch 9 was eaten by a dog.

Adeyemi had learned his trade on medieval windows in York. The windows leaked for a century.

The board voted it down in 2012. Its members wanted a museum:

- for the bell;
- for the clock.
`;

const told = (budget: number): string[] =>
	selectUnits(readPart(TEXT, 0, mapDocument(TEXT).sections, 'en-US'), budget)
		.flat()
		.map(textOf);

describe('what is chosen of a section', () => {
	it('is all of it where there is room', () => {
		expect(told(Number.POSITIVE_INFINITY)).toHaveLength(4);
	});

	it('is its beginning, of which the last paragraph may be cut after a sentence', () => {
		const whole = told(Number.POSITIVE_INFINITY).join(' ');
		for (let budget = 40; budget < 360; budget += 20) {
			const said = told(budget).join(' ');
			expect(whole.startsWith(said)).toBe(true);
			expect(said).toMatch(/[.]$/);
		}
		expect(told(60)).toEqual(['We made the old putty again. It took seventeen batches.']);
	});
});

it('a document of few parts is read whole, of a book a part of each', () => {
	expect(contentBudget(4000, 5)).toBe(Number.POSITIVE_INFINITY);
	expect(contentBudget(4000, 10)).toBeLessThan(4000);
	expect(contentBudget(4000, 200)).toBeGreaterThan(1400);
});
