/** Power spectra of real signals of one length, a power of two. */
export interface PowerSpectra {
	size: number;
	/** Fills two spectra (size / 2 + 1 values each) from two signals, which it overwrites: one transform serves both. */
	of(signals: readonly [Float64Array, Float64Array], spectra: readonly [Float64Array, Float64Array]): void;
}

/** Radix-2 decimation in time (Cooley and Tukey, "An algorithm for the machine calculation of complex Fourier series", 1965). */
export function powerSpectra(size: number): PowerSpectra {
	const cosines = Float64Array.from({ length: size / 2 }, (_, index) => Math.cos((2 * Math.PI * index) / size));
	const sines = Float64Array.from({ length: size / 2 }, (_, index) => -Math.sin((2 * Math.PI * index) / size));
	const bits = Math.log2(size);
	const reversed = Uint32Array.from({ length: size }, (_, index) => reverse(index, bits));

	return {
		size,
		of([real, imaginary], [first, second]) {
			shuffle(real, reversed);
			shuffle(imaginary, reversed);
			for (let length = 2; length <= size; length *= 2) {
				const half = length / 2;
				const stride = size / length;
				for (let start = 0; start < size; start += length) {
					for (let index = 0; index < half; index++) {
						const even = start + index;
						const odd = even + half;
						const cosine = cosines[index * stride] as number;
						const sine = sines[index * stride] as number;
						const re = (real[odd] as number) * cosine - (imaginary[odd] as number) * sine;
						const im = (real[odd] as number) * sine + (imaginary[odd] as number) * cosine;
						real[odd] = (real[even] as number) - re;
						imaginary[odd] = (imaginary[even] as number) - im;
						real[even] = (real[even] as number) + re;
						imaginary[even] = (imaginary[even] as number) + im;
					}
				}
			}
			for (let index = 0; index <= size / 2; index++) {
				const mirrored = (size - index) % size;
				const re = real[index] as number;
				const im = imaginary[index] as number;
				const reMirrored = real[mirrored] as number;
				const imMirrored = imaginary[mirrored] as number;
				first[index] = ((re + reMirrored) ** 2 + (im - imMirrored) ** 2) / 4;
				second[index] = ((re - reMirrored) ** 2 + (im + imMirrored) ** 2) / 4;
			}
		},
	};
}

function shuffle(values: Float64Array, reversed: Uint32Array): void {
	for (let index = 0; index < values.length; index++) {
		const other = reversed[index] as number;
		if (other <= index) continue;
		const kept = values[index] as number;
		values[index] = values[other] as number;
		values[other] = kept;
	}
}

function reverse(value: number, bits: number): number {
	let result = 0;
	for (let bit = 0; bit < bits; bit++) result |= ((value >> bit) & 1) << (bits - 1 - bit);
	return result;
}
