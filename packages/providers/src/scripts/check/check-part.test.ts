import { describe, expect, it } from 'vitest';
import { checkPart } from './check-part.ts';
import { context, LINES, line, reader, recorded, right, wrong } from './two-offers.fixture.ts';

describe('the check', () => {
	it('has the line rewritten that names another winner, and leaves true ones as they are', async () => {
		const rewritten = {
			number: 2,
			text: 'A Luz Norte venceu, por 2 votos a 1.',
			passages: [3],
			kind: 'fact',
			delivery: '',
		};
		const { asker, asked } = recorded([
			{ verdicts: [wrong(2, 'who', 'A Eletro Sul venceu'), right(3), right(4)] },
			{ lines: [rewritten, { ...rewritten, number: 3 }] },
			{ verdicts: [right(2)] },
		]);
		const { drafts, review } = await checkPart(
			asker,
			context('careful'),
			{ reader, personas: 'A: Ana\nB: Beto' },
			LINES,
		);
		expect(drafts.map(({ text }) => text)).toEqual([LINES[0]?.text, rewritten.text, LINES[2]?.text, LINES[3]?.text]);
		expect(review).toMatchObject({ checked: 3, rewritten: 1, flagged: 0, cut: [] });
		expect(asked.map(({ name }) => name)).toEqual(['verdicts', 'rewrite', 'verdicts']);
		// Whoever rewrites sees the wrong words, the passages and the lines around.
		for (const shown of ['“A Eletro Sul venceu”', 'quem fez o quê', 'Quem ficou com a obra', '[p3] Deliberação'])
			expect(asked[1]?.user).toContain(shown);
		expect(asked[1]?.system).toContain('A: Ana\nB: Beto');
	});

	it('flags what stays wrong, and takes nothing out', async () => {
		const verdicts = [wrong(2, 'who', 'A Eletro Sul venceu'), right(3), right(4)];
		const rewrite = { number: 2, text: 'Foi a Eletro Sul.', passages: [1], kind: 'fact', delivery: '' };
		const { asker } = recorded([
			{ verdicts },
			{ lines: [rewrite] },
			{ verdicts: [wrong(2, 'who', 'Foi a Eletro Sul')] },
		]);
		const { drafts, review } = await checkPart(
			asker,
			context('careful'),
			{ reader, personas: 'A: Ana\nB: Beto' },
			LINES,
		);
		expect(drafts.map(({ problem }) => problem)).toEqual([null, 'who', null, null]);
		expect(review).toMatchObject({ rewritten: 1, flagged: 1, cut: [] });
	});

	it('asks no model about a quick script that nothing cheap is found in', async () => {
		const { asker, asked } = recorded([]);
		const { drafts } = await checkPart(asker, context('quick'), { reader, personas: '' }, LINES);
		expect(drafts).toEqual(LINES);
		expect(asked).toEqual([]);
	});
});

describe('a question', () => {
	it('is checked where it names passages: it claims what it takes for granted', async () => {
		const asking = line('A', 'E por que a Eletro Sul venceu?', [1], 'question');
		const { asker, asked } = recorded([{ verdicts: [right(1)] }]);
		const given = { reader, personas: '' };
		const { review } = await checkPart(asker, context('careful'), given, [asking]);
		expect([review.checked, asked[0]?.user.includes('[1] conferir, p1. A: E por que')]).toEqual([1, true]);
	});
});
