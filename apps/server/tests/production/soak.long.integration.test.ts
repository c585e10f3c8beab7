import { bookText } from '@nexus/testkit/samples';
import { expect, it } from 'vitest';
import { faultSoak } from './fault-soak.ts';
import { killLoop } from './kill-loop.ts';

const silent = () => undefined;

it('attack 15: with 30 % of all calls failing in all ways, episodes end sound, or failed with a message of use', async () => {
	const content = (number: number) => bookText(1_000, number);
	const result = await faultSoak({ episodes: 3, atOnce: 3, rate: 0.3, seed: 7, content, log: silent });
	expect(result.wrong).toEqual([]);
	expect(result.completed + Object.values(result.failed).reduce((sum, count) => sum + count, 0)).toBe(3);
	expect(result.counts.faulted + result.counts.refused).toBeGreaterThan(0);
}, 300_000);

it('attack 17: killed at random moments, a job goes on and pays for next to nothing twice', async () => {
	let state = 5;
	const random = () => {
		state = (state * 16_807) % 2_147_483_647;
		return state / 2_147_483_647;
	};
	const result = await killLoop({
		kills: 2,
		content: bookText(2_500, 3),
		lives: { ahead: 0.5, behind: 0.5 },
		random,
		log: silent,
	});
	expect(result).toMatchObject({ status: 'completed', error: null, faults: [] });
	expect(result.synthesized - result.came).toBeLessThanOrEqual(result.episode * 1.05);
}, 300_000);
