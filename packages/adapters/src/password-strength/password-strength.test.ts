import { afterAll, describe, expect, it } from 'vitest';
import { createPasswordEstimator } from './index.ts';

const estimator = createPasswordEstimator();
afterAll(() => estimator.close());

const OWN = ['ana.silva', 'anasilva', 'ana', 'silva', 'nexus'];
const ENOUGH = 100_000;

describe('an estimate', () => {
	it.each([
		...['654321', 'aaaaaa', '121212', 'abcdef', 'P@ssw0rd', 'senha123', 'mudar123', 'corinthians', 'brasil2024'],
		...['ana.silva', 'AnaSilva1', '4n4.s1lv4', 'nexus2026'],
	])('of %s is low', async (password) => {
		expect(await estimator.guesses(password, OWN)).toBeLessThan(ENOUGH);
	});

	it.each(['x7k2qp', 'um-café-às-7', 'barco azul na serra'])('of %s is high', async (password) => {
		expect(await estimator.guesses(password, OWN)).toBeGreaterThan(ENOUGH);
	});

	it('of a long password is that of its better end', async () => {
		expect(await estimator.guesses(`${'a'.repeat(100)}x7k2qp`, OWN)).toBeGreaterThan(ENOUGH);
		expect(await estimator.guesses(`x7k2qp${'a'.repeat(100)}`, OWN)).toBeGreaterThan(ENOUGH);
		expect(await estimator.guesses('senha123'.repeat(16), OWN)).toBeLessThan(ENOUGH);
	});

	it('is made of the ends alone, however long the password is', async () => {
		expect(await estimator.guesses(`${'a'.repeat(48)}x7k2qp9wz${'a'.repeat(48)}`, OWN)).toBeLessThan(ENOUGH);
	});
});
