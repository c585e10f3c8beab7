import { expect, it } from 'vitest';
import { limiterGain } from './limiter.ts';

const CEILING = 0.8;

/** Deterministic peaks between 0 and 2, most of them low. */
function peaks(count: number): Float32Array {
	let seed = 1;
	return Float32Array.from({ length: count }, () => {
		seed = (seed * 48_271) % 2_147_483_647;
		return 2 * (seed / 2_147_483_647) ** 4;
	});
}

it('keeps every window under the ceiling, also where gain is interpolated between windows', () => {
	const peak = peaks(5000);
	const gain = limiterGain(peak, CEILING);
	for (const [window, value] of peak.entries()) {
		const most = Math.max(gain[window - 1] ?? 0, gain[window] ?? 0, gain[window + 1] ?? 0);
		if (value > CEILING) expect(value * most).toBeLessThanOrEqual(CEILING + 1e-6);
	}
});

it('leaves alone what needs no limiting', () => {
	expect(limiterGain(new Float32Array(100).fill(0.8), CEILING)).toEqual(new Float32Array(100).fill(1));
});

it('goes down before a peak and comes back after it without a step', () => {
	const peak = new Float32Array(400).fill(0.5);
	peak[200] = 1.6;
	const gain = limiterGain(peak, CEILING);
	expect(gain[190]).toBe(1);
	expect(gain[199]).toBeCloseTo(0.5, 2);
	expect(gain[200]).toBeCloseTo(0.5, 2);
	expect(gain[230]).toBeGreaterThan(0.8);
	expect(gain[399]).toBeGreaterThan(0.999);
	for (let window = 1; window < gain.length; window++) {
		expect(Math.abs((gain[window] ?? 0) - (gain[window - 1] ?? 0))).toBeLessThanOrEqual(0.13);
	}
});
