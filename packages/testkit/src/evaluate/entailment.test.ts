import { cheapDoubts } from '@nexus/providers/scripts';
import { describe, expect, it } from 'vitest';
import { ENTAILMENT_CASES } from './entailment-cases.ts';
import { scoreEntailment } from './entailment-score.ts';

describe('the test set of the check', () => {
	it('has lines of every kind in both languages, about half of them true', () => {
		expect(ENTAILMENT_CASES.length).toBeGreaterThanOrEqual(45);
		const right = ENTAILMENT_CASES.filter(({ entailed }) => entailed).length / ENTAILMENT_CASES.length;
		expect(Math.abs(right - 0.5)).toBeLessThan(0.1);
		const kinds = (language: string) =>
			new Set(ENTAILMENT_CASES.filter((one) => one.language === language).map(({ kind }) => kind));
		expect(kinds('pt-BR')).toEqual(kinds('en-US'));
		expect(kinds('pt-BR').size).toBe(11);
		expect(new Set(ENTAILMENT_CASES.map(({ text }) => text)).size).toBe(ENTAILMENT_CASES.length);
	});

	it('scores a check by what it finds and what it gets wrong', async () => {
		expect(await scoreEntailment(() => true)).toMatchObject({ found: 1, falseAlarms: 1, missed: [] });
		expect(await scoreEntailment(() => false)).toMatchObject({ found: 0, falseAlarms: 0, alarms: [] });
		const { found, byKind, missed } = await scoreEntailment(async ({ kind }) => kind === 'negation');
		expect(byKind.negation).toEqual({ found: 6, of: 6 });
		expect(found).toBeCloseTo(1 - missed.length / ENTAILMENT_CASES.filter(({ entailed }) => !entailed).length, 9);
	});

	it('has no true line that the cheap checks doubt, and lines that they find by themselves', async () => {
		const { found, alarms } = await scoreEntailment((one) => cheapDoubts({ ...one, kind: one.lineKind }).length > 0);
		expect(alarms.map(({ text }) => text)).toEqual([]);
		// What words alone can tell: the rest is for a model's judgement.
		expect(found).toBeGreaterThan(0.085);
	});
});
