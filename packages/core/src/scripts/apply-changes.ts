import { NexusError } from '../errors/index.ts';
import type { WantedLine } from './line-origins.ts';
import type { WrittenLine } from './script-format.ts';

/** The `remove` lines that follow the line `after` (null: the first lines) give way to `lines`. */
export interface LineChange {
	after: string | null;
	remove: number;
	lines: readonly WantedLine[];
}

/** Positions of lines, from `start` up to and without `end`. */
export interface Stretch {
	start: number;
	end: number;
}

/**
 * The lines that are wanted once all changes are made, and where among them the lines of each change are, in the order
 * of `changes`. Each change speaks of the lines before any of them is made.
 * @throws NexusError validation, naming the change (from 1), for one that overlaps another or names no line
 */
export function applyChanges(
	before: readonly (WrittenLine & { id: string })[],
	changes: readonly LineChange[],
): { wanted: WantedLine[]; stretches: Stretch[] } {
	const positions = new Map(before.map(({ id }, position) => [id, position]));
	const located = changes.map(({ after, remove, lines }, index) => {
		const position = after === null ? -1 : positions.get(after);
		if (position === undefined) throw refusedChange(index, 'vem depois de uma linha que não existe neste roteiro');
		const start = position + 1;
		const end = start + remove;
		if (end > before.length) throw refusedChange(index, 'tira mais linhas do que há depois dela');
		return { index, start, end, lines };
	});
	located.sort((a, b) => a.start - b.start || a.end - b.end || a.index - b.index);

	const wanted: WantedLine[] = [];
	const stretches: Stretch[] = [];
	let next = 0;
	const keepUpTo = (position: number): void => {
		for (const { id, speaker, text } of before.slice(next, position)) wanted.push({ id, speaker, text });
		next = position;
	};
	for (const { index, start, end, lines } of located) {
		if (start < next) throw refusedChange(index, 'se sobrepõe a outra');
		keepUpTo(start);
		const first = wanted.length;
		for (const line of lines) wanted.push(line);
		stretches[index] = { start: first, end: wanted.length };
		next = end;
	}
	keepUpTo(before.length);
	return { wanted, stretches };
}

const refusedChange = (index: number, problem: string): NexusError =>
	new NexusError('validation', { reason: `a mudança ${index + 1} do roteiro ${problem}.` });
