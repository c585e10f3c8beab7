import type { Run, Segment } from './types.ts';

/** A gap of less than this many times the font's size is a space; a wider one may part columns. */
const SPACE = 0.7;
/** Baselines within this many times the font's size are one; what is raised or lowered less belongs to it. */
const BASELINE = 0.25;
const RAISED = 0.6;

/** Runs joined to segments, from the top of the page down and from left to right. */
export function toSegments(runs: Run[]): Segment[] {
	const rows = baselines(runs);
	return rows.flatMap((row) => {
		const segments: Segment[] = [];
		let current: Run[] = [];
		let end = 0;
		for (const run of row) {
			const last = current.at(-1);
			if (last !== undefined && run.x - end > SPACE * Math.max(Math.min(run.size, last.size), 5)) {
				segments.push(segmentOf(current));
				current = [];
			}
			end = Math.max(current.length === 0 ? 0 : end, run.x + run.width);
			current.push(run);
		}
		if (current.length > 0) segments.push(segmentOf(current));
		return segments;
	});
}

/** Runs by the line that they stand on; superscripts go with the line whose letters they touch. */
function baselines(runs: Run[]): Run[][] {
	const rows: { y: number; size: number; runs: Run[] }[] = [];
	// The largest first: what is small finds the line it belongs to.
	for (const run of [...runs].sort((one, other) => other.size - one.size)) {
		const row =
			rows.find((one) => isRaisedBeside(run, one)) ??
			rows.find(({ y, size }) => Math.abs(y - run.y) < BASELINE * Math.max(size, run.size));
		if (row) row.runs.push(run);
		else rows.push({ y: run.y, size: run.size, runs: [run] });
	}
	return rows.sort((one, other) => one.y - other.y).map(({ runs: row }) => row.sort((one, other) => one.x - other.x));
}

/** Whether a small run stands a little above the baseline, right beside a letter of it. */
function isRaisedBeside(run: Run, { y, size, runs }: { y: number; size: number; runs: Run[] }): boolean {
	const height = y - run.y;
	if (run.size >= 0.85 * size || height <= 0 || height >= RAISED * size) return false;
	return runs.some(
		(one) => Math.abs(run.x - one.x - one.width) < 0.5 * size || Math.abs(one.x - run.x - run.width) < 0.5 * size,
	);
}

function segmentOf(runs: Run[]): Segment {
	const main = heaviest(runs, ({ size }) => size);
	const base = runs.find(({ size }) => size === main) ?? runs[0];
	return {
		runs,
		left: Math.min(...runs.map(({ x }) => x)),
		right: Math.max(...runs.map(({ x, width }) => x + width)),
		y: base?.y ?? 0,
		size: main ?? 0,
	};
}

/** What most characters have. */
export function heaviest<Key>(runs: readonly Run[], keyOf: (run: Run) => Key): Key | undefined {
	const weights = new Map<Key, number>();
	for (const run of runs) weights.set(keyOf(run), (weights.get(keyOf(run)) ?? 0) + run.text.length);
	let best: Key | undefined;
	let most = -1;
	for (const [key, weight] of weights) {
		if (weight <= most) continue;
		best = key;
		most = weight;
	}
	return best;
}
