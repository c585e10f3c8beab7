import type { Sound } from './decode-recording.ts';
import { powerSpectra } from './fourier.ts';

/** Seconds from one frame to the next. */
export const HOP = 0.01;
/** Values of a frame. */
export const WIDTH = 26;

const COEFFICIENTS = WIDTH / 2;
/** Seconds. */
const WINDOW = 0.021;
const BANDS = 26;
/** Hz. */
const LOWEST = 100;
const HIGHEST = 6_500;
/** Frames on either side that a slope is taken over. */
const SLOPE = 2;
/** Power under which nothing is heard, on the scale of 16-bit samples; keeps silence from being told apart by its noise. */
const FLOOR = 1e5;

/** `frames` rows of WIDTH values. */
export interface Features {
	frames: number;
	values: Float32Array;
}

/**
 * What is said in a recording, 100 times a second and without who says it: 13 mel-frequency cepstral coefficients
 * (Davis and Mermelstein, "Comparison of parametric representations for monosyllabic word recognition", 1980) and their
 * slopes, each brought to mean 0 and variance 1 over the recording (Viikki and Laurila, "Cepstral domain segmental
 * feature vector normalization", 1998).
 */
export function featuresOf({ pcm, sampleRate }: Sound): Features {
	const hop = HOP * sampleRate;
	const frames = Math.max(1, Math.floor(pcm.length / hop));
	const values = new Float32Array(frames * WIDTH);
	const length = Math.round(WINDOW * sampleRate);
	const spectrum = powerSpectra(2 ** Math.ceil(Math.log2(length)));
	const window = Float64Array.from({ length }, (_, at) => 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (length - 1)));
	const bands = melBands(spectrum.size, sampleRate);
	const signals = [new Float64Array(spectrum.size), new Float64Array(spectrum.size)] as const;
	const spectra = [new Float64Array(spectrum.size / 2 + 1), new Float64Array(spectrum.size / 2 + 1)] as const;
	const loudness = new Float64Array(BANDS);
	for (let pair = 0; pair < frames; pair += 2) {
		for (const [index, signal] of signals.entries()) {
			const start = Math.round((pair + index + 0.5) * hop - length / 2);
			signal.fill(0);
			for (let at = 0; at < length; at++) {
				const emphasized = (pcm[start + at] ?? 0) - 0.97 * (pcm[start + at - 1] ?? 0);
				signal[at] = emphasized * (window[at] as number);
			}
		}
		spectrum.of(signals, spectra);
		for (const [index, power] of spectra.entries()) {
			if (pair + index >= frames) break;
			listen(power, bands, loudness);
			writeCepstrum(values, (pair + index) * WIDTH, loudness);
		}
	}
	writeSlopes(values, frames);
	normalize(values, frames);
	return { frames, values };
}

/** Rows of `every` frames each, averaged. */
export function coarser({ frames, values }: Features, every: number): Features {
	const rows = Math.ceil(frames / every);
	const averages = new Float32Array(rows * WIDTH);
	for (let row = 0; row < rows; row++) {
		const end = Math.min(frames, (row + 1) * every);
		for (let frame = row * every; frame < end; frame++) {
			for (let column = 0; column < WIDTH; column++) {
				const share = (values[frame * WIDTH + column] as number) / (end - row * every);
				averages[row * WIDTH + column] = (averages[row * WIDTH + column] as number) + share;
			}
		}
	}
	return { frames: rows, values: averages };
}

/** The rows in [from, to), at least one. */
export function slice({ frames, values }: Features, from: number, to: number): Features {
	const first = Math.max(0, Math.min(from, frames - 1));
	const next = Math.min(frames, Math.max(first + 1, to));
	return { frames: next - first, values: values.subarray(first * WIDTH, next * WIDTH) };
}

/** The rows from last to first. */
export function reversed({ frames, values }: Features): Features {
	const turned = new Float32Array(values.length);
	for (let row = 0; row < frames; row++) {
		turned.set(values.subarray((frames - 1 - row) * WIDTH, (frames - row) * WIDTH), row * WIDTH);
	}
	return { frames, values: turned };
}

const COSINES = Array.from({ length: COEFFICIENTS }, (_, order) =>
	Float64Array.from({ length: BANDS }, (_, band) => Math.cos((Math.PI * order * (band + 0.5)) / BANDS)),
);

/** The loudness of each band, as a logarithm. */
function listen(power: Float64Array, bands: readonly Band[], loudness: Float64Array): void {
	for (let band = 0; band < bands.length; band++) {
		const { from, weights } = bands[band] as Band;
		let sum = FLOOR;
		for (let index = 0; index < weights.length; index++) {
			sum += (power[from + index] as number) * (weights[index] as number);
		}
		loudness[band] = Math.log(sum);
	}
}

function writeCepstrum(values: Float32Array, at: number, loudness: Float64Array): void {
	for (const [order, cosines] of COSINES.entries()) {
		let sum = 0;
		for (let band = 0; band < BANDS; band++) sum += (loudness[band] as number) * (cosines[band] as number);
		values[at + order] = sum;
	}
}

function writeSlopes(values: Float32Array, frames: number): void {
	for (let frame = 0; frame < frames; frame++) {
		for (let order = 0; order < COEFFICIENTS; order++) {
			let slope = 0;
			for (let reach = 1; reach <= SLOPE; reach++) {
				const after = Math.min(frames - 1, frame + reach) * WIDTH + order;
				const before = Math.max(0, frame - reach) * WIDTH + order;
				slope += reach * ((values[after] as number) - (values[before] as number));
			}
			values[frame * WIDTH + COEFFICIENTS + order] = slope;
		}
	}
}

function normalize(values: Float32Array, frames: number): void {
	for (let column = 0; column < WIDTH; column++) {
		let sum = 0;
		let squares = 0;
		for (let at = column; at < values.length; at += WIDTH) {
			sum += values[at] as number;
			squares += (values[at] as number) ** 2;
		}
		const mean = sum / frames;
		const deviation = Math.sqrt(Math.max(1e-6, squares / frames - mean * mean));
		for (let at = column; at < values.length; at += WIDTH) values[at] = ((values[at] as number) - mean) / deviation;
	}
}

interface Band {
	/** First line of the spectrum. */
	from: number;
	weights: Float64Array;
}

/** Triangles side by side, as wide as the ear tells frequencies apart. */
function melBands(size: number, sampleRate: number): Band[] {
	const mel = (hertz: number) => 1127 * Math.log(1 + hertz / 700);
	const hertz = (mels: number) => 700 * (Math.exp(mels / 1127) - 1);
	const low = mel(LOWEST);
	const high = mel(Math.min(HIGHEST, sampleRate * 0.47));
	const edges = Array.from(
		{ length: BANDS + 2 },
		(_, edge) => (hertz(low + ((high - low) * edge) / (BANDS + 1)) * size) / sampleRate,
	);
	return Array.from({ length: BANDS }, (_, band) => {
		const [left = 0, middle = 0, right = 0] = edges.slice(band, band + 3);
		const from = Math.floor(left);
		const weights = Float64Array.from({ length: Math.ceil(right) - from + 1 }, (_, index) => {
			const line = from + index;
			return Math.max(0, Math.min((line - left) / (middle - left), (right - line) / (right - middle)));
		});
		return { from, weights };
	});
}
