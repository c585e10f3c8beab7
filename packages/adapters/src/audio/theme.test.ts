import { expect, it } from 'vitest';
import { SAMPLE_RATE } from './format.ts';
import { synthesizeTune } from './theme.ts';

const TUNES = ['opening', 'closing'] as const;

it.each(TUNES)('the %s tune is some two seconds of sound well under full scale, the same each time', (tune) => {
	const samples = synthesizeTune(tune);
	expect(samples.length / SAMPLE_RATE).toBeCloseTo(2.4, 3);
	const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / 32_768;
	expect(loudest).toBeGreaterThan(0.15);
	expect(loudest).toBeLessThan(0.5);
	expect([samples[0], Math.abs(samples.at(-1) ?? 1)]).toEqual([0, 0]);
	expect(synthesizeTune(tune)).toEqual(samples);
});

it('ends otherwise than it began', () => {
	expect(synthesizeTune('opening')).not.toEqual(synthesizeTune('closing'));
});
