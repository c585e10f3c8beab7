import { coarser, type Features, WIDTH } from './features.ts';

/** Frames of one step of the coarse path. */
const COARSE = 8;
/** Frames to either side of the coarse path in which the fine one is looked for. */
const RADIUS = 60;
/** Ways into a cell. */
const FROM = { diagonal: 0, reference: 1, heard: 2 } as const;
/** Cost of standing still in one of the recordings, as a factor: keeps paths from running along the edges. */
const STANDING = 1;

/** For each frame of the reference, the first and the last frame of the other recording that it is heard in. */
export interface Path {
	first: Int32Array;
	last: Int32Array;
}

/**
 * Which frames of two recordings of the same words belong together: dynamic time warping (Sakoe and Chiba, "Dynamic
 * programming algorithm optimization for spoken word recognition", 1978), first on averages of 80 ms, then frame by
 * frame near the path that those gave (Salvador and Chan, "FastDTW", 2007).
 */
export function warp(reference: Features, heard: Features): Path {
	const rough = pathIn(coarser(reference, COARSE), coarser(heard, COARSE), null);
	const low = new Int32Array(reference.frames);
	const high = new Int32Array(reference.frames);
	for (let frame = 0; frame < reference.frames; frame++) {
		const row = Math.floor(frame / COARSE);
		low[frame] = Math.max(0, (rough.first[row] as number) * COARSE - RADIUS);
		high[frame] = Math.min(heard.frames - 1, ((rough.last[row] as number) + 1) * COARSE + RADIUS);
	}
	return pathIn(reference, heard, { low, high });
}

/**
 * How far apart two recordings are along their best path: the mean distance, each step of which counts once in either
 * recording. About 4 for recordings of other words, 2 to 3 for the same words in another voice of the same register.
 */
export function pathCost(reference: Features, heard: Features): number {
	const columns = heard.frames;
	let before = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
	let costs = new Float64Array(columns);
	for (let row = 0; row < reference.frames; row++) {
		for (let column = 0; column < columns; column++) {
			const own = distance(reference.values, row * WIDTH, heard.values, column * WIDTH);
			const both = column > 0 ? (before[column - 1] as number) + 2 * own : Number.POSITIVE_INFINITY;
			const one = Math.min(before[column] as number, column > 0 ? (costs[column - 1] as number) : both) + own;
			costs[column] = row === 0 && column === 0 ? own : Math.min(both, one);
		}
		[before, costs] = [costs, before];
	}
	return (before[columns - 1] as number) / (reference.frames + columns);
}

/** Rows of a table that are kept only from a column to another. */
interface Band {
	low: Int32Array;
	high: Int32Array;
}

function pathIn(reference: Features, heard: Features, within: Band | null): Path {
	const rows = reference.frames;
	const columns = heard.frames;
	const { low, high } = within ?? { low: new Int32Array(rows), high: new Int32Array(rows).fill(columns - 1) };
	const offsets = new Int32Array(rows + 1);
	for (let row = 0; row < rows; row++) {
		offsets[row + 1] = (offsets[row] as number) + (high[row] as number) - (low[row] as number) + 1;
	}
	const ways = new Uint8Array(offsets[rows] as number);
	let before = new Float64Array(columns).fill(Number.POSITIVE_INFINITY);
	let costs = new Float64Array(columns);
	for (let row = 0; row < rows; row++) {
		costs.fill(Number.POSITIVE_INFINITY);
		const from = low[row] as number;
		const to = high[row] as number;
		for (let column = from; column <= to; column++) {
			const own = distance(reference.values, row * WIDTH, heard.values, column * WIDTH);
			const diagonal = column > 0 ? (before[column - 1] as number) : Number.POSITIVE_INFINITY;
			const up = (before[column] as number) + own * (STANDING - 1);
			const left = column > from ? (costs[column - 1] as number) + own * (STANDING - 1) : Number.POSITIVE_INFINITY;
			const isStart = row === 0 && column === 0;
			let least = isStart ? 0 : diagonal;
			let way: number = FROM.diagonal;
			if (up < least) {
				least = up;
				way = FROM.reference;
			}
			if (left < least) {
				least = left;
				way = FROM.heard;
			}
			costs[column] = least + own;
			ways[(offsets[row] as number) + column - from] = way;
		}
		[before, costs] = [costs, before];
	}
	return traced(ways, offsets, low, rows, columns);
}

function traced(ways: Uint8Array, offsets: Int32Array, low: Int32Array, rows: number, columns: number): Path {
	const path: Path = { first: new Int32Array(rows), last: new Int32Array(rows).fill(-1) };
	let row = rows - 1;
	let column = columns - 1;
	while (row >= 0 && column >= 0) {
		if (path.last[row] === -1) path.last[row] = column;
		path.first[row] = column;
		const way = ways[(offsets[row] as number) + column - (low[row] as number)];
		if (way !== FROM.heard) row--;
		if (way !== FROM.reference) column--;
	}
	return path;
}

/** Euclidean. */
function distance(a: Float32Array, at: number, b: Float32Array, bt: number): number {
	let sum = 0;
	for (let column = 0; column < WIDTH; column++) {
		const difference = (a[at + column] as number) - (b[bt + column] as number);
		sum += difference * difference;
	}
	return Math.sqrt(sum);
}
