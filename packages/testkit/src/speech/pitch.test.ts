import { describe, expect, it } from 'vitest';
import { medianPitch, pitchTrack } from './pitch.ts';

/** A buzz of ten harmonics under a strong second one, which is what estimators mistake for the pitch. */
function buzz(hertz: number, sampleRate: number, seconds: number): Int16Array {
	return Int16Array.from({ length: Math.round(seconds * sampleRate) }, (_, at) => {
		let sum = 0;
		for (let harmonic = 1; harmonic <= 10; harmonic++) {
			const strength = harmonic === 2 ? 3 : 1 / harmonic;
			sum += strength * Math.sin((2 * Math.PI * hertz * harmonic * at) / sampleRate + harmonic);
		}
		return 3_000 * sum;
	});
}

describe('medianPitch', () => {
	it.each([
		[80, 22_050],
		[128, 24_000],
		[172, 44_100],
		[235, 48_000],
	])('finds %i Hz at %i samples a second', (hertz, sampleRate) => {
		expect(medianPitch(buzz(hertz, sampleRate, 0.6), sampleRate) / hertz).toBeCloseTo(1, 2);
	});

	it('hears no pitch in noise or in silence', () => {
		let seed = 1;
		const noise = Int16Array.from({ length: 22_050 }, () => {
			seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
			return (seed >>> 16) - 32_768;
		});
		expect(pitchTrack(noise, 22_050).filter((hertz) => hertz > 0).length).toBeLessThan(3);
		expect(medianPitch(new Int16Array(22_050), 22_050)).toBeNaN();
	});
});

it('leaves pauses out of the track', () => {
	const samples = new Int16Array(44_100);
	samples.set(buzz(110, 22_050, 0.5), 22_050);
	const track = pitchTrack(samples, 22_050);
	expect(track.slice(0, 45).every((hertz) => hertz === 0)).toBe(true);
	expect(track.slice(52, 70).every((hertz) => Math.abs(hertz - 110) < 2)).toBe(true);
});
