/** Samples of a Kaiser-windowed sinc: `cutoff` in units of the source's Nyquist frequency, `reach` in source samples. */
export function windowedSinc(distance: number, cutoff: number, reach: number, beta: number): number {
	const edge = distance / reach;
	if (Math.abs(edge) >= 1) return 0;
	const window = bessel0(beta * Math.sqrt(1 - edge * edge)) / bessel0(beta);
	if (distance === 0) return cutoff;
	const angle = Math.PI * distance;
	return (Math.sin(cutoff * angle) / angle) * window;
}

/** Kaiser's shape parameter for a stop band `attenuation` dB down (Oppenheim and Schafer, section 7.5; above 50 dB). */
export function kaiserBeta(attenuation: number): number {
	return 0.1102 * (attenuation - 8.7);
}

/** The modified Bessel function of the first kind and order zero, by its power series. */
function bessel0(x: number): number {
	let sum = 1;
	let term = 1;
	for (let k = 1; term > sum * 1e-16; k++) {
		term *= (x / (2 * k)) ** 2;
		sum += term;
	}
	return sum;
}
